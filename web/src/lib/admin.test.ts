import { expect, test } from "vitest";
import { lifted } from "./admin";
import type { ActShown, AdminAct } from "../generated/admin";

const act = (act: AdminAct, about: string): ActShown => ({ number: 7, at: "", who: "ada", act, about, until: "", why: "" });

test("what holds is taken back by what undoes it", () => {
  expect(lifted(act("ban", "192.0.2.1"))).toEqual({ act: "unban", about: "192.0.2.1" });
  expect(lifted(act("mute", "guest"))).toEqual({ act: "unmute", about: "guest" });
  expect(lifted(act("announce", "hello"))).toEqual({ act: "withdraw", about: "7" });
});
