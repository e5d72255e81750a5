import { ask } from "./api";

/** Has the server delete something. */
export const remove = <Answer>(path: string): Promise<Answer> => ask<Answer>(path, undefined, { method: "DELETE" });
