/** The path at which the page lies, with a slash at its end; assets are one folder below it. */
export const BASE = import.meta.env.PROD ? new URL(/* @vite-ignore */ "../", import.meta.url).pathname : "/";

/** An address within the page, such as `at("t/ABCD")`. */
export function at(path: string): string {
  return BASE + path;
}
