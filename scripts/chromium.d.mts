export const HEADLESS_SHELL: string;
export const WHOLE_CHROMIUM: string;
/** Flags for a headless Chromium that asks nobody outside this machine. */
export const CHROMIUM_ARGS: string[];
/** Flags for pages of tests, which live for a second or two. */
export const TEST_CHROMIUM_ARGS: string[];
/** Path of the browser: `CHROMIUM` in the environment wins. */
export function chromiumPath(): string;
/** Path of a browser that keeps pages to go back to. */
export function wholeChromiumPath(): string;
