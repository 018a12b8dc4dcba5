import { defineConfig } from '@playwright/test';
import { TEST_CHROMIUM_ARGS, chromiumPath } from './scripts/chromium.mjs';
import { LONG_RUN, isTestAll } from './scripts/testing/inTestAll.mjs';

/** A name that is not of this machine leads nowhere, so that a request that should not be made goes to nobody. */
const HERE_ALONE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost';

// Each worker starts its own sandbox and console on free ports (console/e2e/world.ts), so tests share nothing.
export default defineConfig({
  testDir: '.',
  testIgnore: '**/templates/**',
  // In this order: the one that runs its tests one after the other would otherwise keep a worker busy when the rest is done.
  projects: [
    { name: 'kit', testMatch: 'kit/e2e/**/*.e2e.ts' },
    { name: 'console', testMatch: 'console/e2e/**/*.e2e.ts' },
  ],
  // Rows that somebody brings are run by every journey that reads such rows.
  ...(!isTestAll && !process.env['MILEPOST_HOSTILE_FILE'] && { grepInvert: new RegExp(LONG_RUN.tag) }),
  fullyParallel: true,
  // A page waits a fifth of its time, for frames, for silence, for an answer: three keep two cores busy.
  workers: 3,
  // Nobody judges by the clock: on a machine with neighbours a journey takes three times as long.
  timeout: 180_000,
  // Three workers on two cores: a page may have to wait for its turn.
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  outputDir: 'test-results/e2e',
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // The browser's context is emptied for the next test, not made anew: its programs stay compiled (a tenth of all).
    reuseContext: true,
    launchOptions: { executablePath: chromiumPath(), args: [...TEST_CHROMIUM_ARGS, HERE_ALONE] },
  },
});
