// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import Later from "./Later.svelte";
import Waiting from "./Waiting.svelte";

const settled = async (): Promise<void> => {
  await new Promise((done) => setTimeout(done));
  flushSync();
};
const online = async (): Promise<void> => {
  window.dispatchEvent(new Event("online"));
  await settled();
};

let page: object;
afterEach(async () => {
  await unmount(page);
});

test("a screen that is there stays when the connection comes back", async () => {
  const load = vi.fn(() => Promise.resolve({ default: Waiting }));
  page = mount(Later, { target: document.body, props: { load, props: {} } });
  await settled();
  await online();
  expect(load).toHaveBeenCalledOnce();
});

test("a screen that could not be loaded is loaded again then", async () => {
  const load = vi.fn(() => Promise.resolve({ default: Waiting }));
  load.mockRejectedValueOnce(new Error("offline"));
  page = mount(Later, { target: document.body, props: { load, props: {} } });
  await settled();
  await online();
  expect(load).toHaveBeenCalledTimes(2);
  await online();
  expect(load).toHaveBeenCalledTimes(2);
});
