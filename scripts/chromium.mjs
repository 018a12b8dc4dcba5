// Where the browser of the tests is, and how it is started on a machine without a network.
import { existsSync } from 'node:fs';

/** Features Playwright 1.65 switches off: a second list of the browser takes the place of the first, so it stands here whole. */
const OFF_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** Two pages under the browser's address bar, loaded with every window although nobody sees it: a third of all a short test takes. */
const ADDRESS_BAR_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** A process kept ready for the next page, started anew with each page and of no use to a test: a tenth of what opening a page takes. */
const SPARE_PROCESS = ['SpareRendererForSitePerProcess'];

/** Flags for a headless Chromium that asks nobody outside this machine. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...OFF_BY_PLAYWRIGHT, ...ADDRESS_BAR_PAGES, ...SPARE_PROCESS].join(',')}`,
];

/** The same for pages that live for a second or two: code is run as it is, for compiling it well takes longer than it saves (a tenth of all). */
export const TEST_CHROMIUM_ARGS = [...CHROMIUM_ARGS, '--js-flags=--no-maglev --no-turbofan'];

/** Without windows, bars and a compositor of its own it takes a fifth less of the processor than the whole browser (38 s for 47 s, 12 journeys). */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** The browser with its windows, for what the headless shell has not: a cache of pages gone back to. */
export const WHOLE_CHROMIUM = '/usr/bin/chromium';

const PLACES = [
  HEADLESS_SHELL,
  WHOLE_CHROMIUM,
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

/** Path of a browser that keeps pages to go back to. */
export const wholeChromiumPath = () => (!process.env['CHROMIUM'] && existsSync(WHOLE_CHROMIUM) ? WHOLE_CHROMIUM : chromiumPath());
