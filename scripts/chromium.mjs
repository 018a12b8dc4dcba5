// Where the browser of the tests is, and how it is started on a machine without a network.
import { existsSync } from 'node:fs';

/** Flags for a headless Chromium that asks nobody outside this machine. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of the browser: `CHROMIUM` in the environment wins. */
export function chromiumPath() {
  const named = process.env['CHROMIUM'];
  if (named) return named;
  return PLACES.find((place) => existsSync(place)) ?? PLACES[0];
}
