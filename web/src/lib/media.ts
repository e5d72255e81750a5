import { MediaQuery } from "svelte/reactivity";

/** Whether the table is laid out as on a phone; the style sheets ask the same. */
export const phone = new MediaQuery("(max-width: 599px), (max-width: 879px) and (max-height: 759px), (max-height: 480px)");
/** Whether scores and log stand beside the table, as high as the window. */
export const beside = new MediaQuery("(min-width: 880px) and (min-height: 481px)");
export const still = new MediaQuery("(prefers-reduced-motion: reduce)");
export const systemDark = new MediaQuery("(prefers-color-scheme: dark)");
