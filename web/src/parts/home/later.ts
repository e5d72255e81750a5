/** What the first page shows when it can be used already. */
export { default as Lists } from "./Lists.svelte";
export { default as YourTables } from "./YourTables.svelte";
