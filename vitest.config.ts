import { playwright } from '@vitest/browser-playwright';
import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { TEST_CHROMIUM_ARGS, chromiumPath } from './scripts/chromium.mjs';
import { hostileRows } from './scripts/hostile/rows.ts';
import { imeRows } from './scripts/ime-rows.ts';
import { cachedModules } from './scripts/vite/cachedModules.ts';
import { uiPlugins } from './scripts/vite/uiPlugins.ts';

const repo = import.meta.dirname;
const commitOf = (cwd: string) => spawnSync('git', ['rev-parse', 'HEAD'], { cwd, encoding: 'utf8' }).stdout?.trim() || 'unknown';
const launchOptions = { executablePath: chromiumPath(), args: TEST_CHROMIUM_ARGS };
/** Patience with a page: on a busy machine it may take longer than the second that is waited for by default. */
const patient = { poll: { timeout: 30_000 } };
const browser = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  // Nobody debugs into packages in a run without a window.
  dependencySourcemaps: false,
  instances: [{ browser: 'chromium' as const }],
  provider: playwright({ launchOptions }),
};
/** Every runtime package of browser tests: one found late makes Vite reload the page in the middle of a run. */
const prebundle = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-aria/Overlay',
  'react-aria/useDialog',
  'react-aria/useHover',
  'react-aria/useMenu',
  'react-aria/useModalOverlay',
  'react-aria/usePopover',
  'react-stately/Item',
  'react-stately/useTreeState',
  'react-aria-components',
  '@internationalized/string',
  'react-aria-components/i18n/en-US',
  'react-aria-components/i18n/zh-CN',
  'react-aria-components/i18n/zh-TW',
  '@headlessui/react',
  '@lingui/core',
  '@lingui/react',
  'lucide',
  '@tanstack/react-table',
  '@tanstack/react-virtual',
  'dompurify',
  'signature_pad',
  're2js',
  'jsbarcode',
  'qrcode',
  ...[
    'core',
    'starter-kit',
    'pm/history',
    'pm/model',
    'pm/transform',
    'extension-image',
    'extension-list',
    'extension-table',
    'extension-text-align',
  ].map((name) => `@tiptap/${name}`),
  '@tiptap/extension-text-style',
  '@e965/xlsx',
  'big.js',
  'fflate',
];
/** Packages stories need outside Storybook, and those that hear and check them. */
const heard = ['@storybook/react-vite', '@storybook/addon-a11y/preview', 'storybook/test', '@guidepup/virtual-screen-reader', 'axe-core'];
/** The matrix of stories: a sample, or the whole of it, whose results per story outlive a run that breaks off. */
const matrix = {
  isWhole: process.env['MILEPOST_TEST_ALL'] === '1',
  /** `1/4`: the first of four machines that share the whole matrix. */
  shard: process.env['MILEPOST_SHARD'] ?? '1/1',
  store: path.join(repo, '.cache/story-matrix', commitOf(repo)),
};

/** No test judges by the clock; a property with thousands of cases takes long on a busy machine. */
const PATIENCE_MS = 180_000;

const PATIENT = [path.join(repo, 'scripts/testing/patience.setup.ts')];

const NODE = [
  '{openapi,cli,scripts}/**/*.test.ts',
  'kit/src/**/*.test.ts',
  'console/{build,src,server}/**/*.test.ts',
  'contract-tests/harness/**/*.test.ts',
];
/** Files of `npm run test:all` alone. */
const LONG_RUNS = ['cli/src/commands/new-domain/whole.test.ts', 'cli/src/commands/new-locale/added.test.ts'];
const NOT_NODE = ['**/node_modules/**', '**/*.browser.test.ts', ...(matrix.isWhole ? [] : LONG_RUNS)];
/** Files with a process of their own: they load modules anew, put others in their place, or start processes that wait. */
const ALONE = [
  'cli/src/bin.test.ts',
  'cli/src/guide.test.ts',
  'cli/src/hostile.test.ts',
  'cli/src/commands/contract/contract.test.ts',
  'cli/src/commands/new-page/generated.test.ts',
  'cli/src/commands/new-page/design/seeded.test.ts',
  'console/src/app/session/realtimeHost.test.ts',
  'console/src/login/signIn.test.ts',
  'console/src/auth/beginSettings.test.ts',
  'contract-tests/harness/commands/contractCommand.test.ts',
  'openapi/servers/sandbox/tests/**/*{durability,load}.test.ts',
  'scripts/start.test.ts',
  ...LONG_RUNS,
];
const ofNode = { environment: 'node', testTimeout: PATIENCE_MS } as const;

export default defineConfig({
  // The compiler of styles reads these options too; its watchers would keep a run that is over waiting for ten seconds.
  ...(process.argv.includes('run') && { server: { watch: null } }),
  test: {
    // Tests of servers and browsers wait more than they work: two at a time, also where there are only two cores.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Modules are kept by their own text; with other rows in their place they must not be.
    ...((process.env['MILEPOST_HOSTILE_FILE'] || process.env['MILEPOST_IME_FILE']) && { fsModuleCache: false }),
    projects: [
      {
        plugins: hostileRows(),
        test: {
          ...ofNode,
          name: 'node',
          // One process after the other takes files; modules are read once in each.
          isolate: false,
          setupFiles: [...PATIENT, path.join(repo, 'scripts/testing/leaves-nothing.setup.ts')],
          include: NODE,
          exclude: [...NOT_NODE, ...ALONE],
        },
      },
      // In a group of its own: a process is handed on to files of its own project only.
      {
        plugins: hostileRows(),
        test: { ...ofNode, name: 'alone', setupFiles: PATIENT, include: ALONE, exclude: NOT_NODE, sequence: { groupOrder: 1 } },
      },
      {
        plugins: [...uiPlugins('console'), ...hostileRows()],
        test: {
          name: 'jsdom',
          setupFiles: PATIENT,
          environment: 'jsdom',
          // One environment for each of two threads, with modules and a document of its own for each file: making one takes as long as its tests.
          pool: 'vmThreads',
          testTimeout: PATIENCE_MS,
          include: ['{kit,console}/src/**/*.test.tsx'],
          exclude: ['**/*.browser.test.tsx'],
        },
      },
      {
        plugins: [...uiPlugins('kit'), ...hostileRows(), ...imeRows(), ...(process.argv.includes('run') ? [cachedModules()] : [])],
        optimizeDeps: { include: [...prebundle, ...heard, 'vitest-browser-react'] },
        test: {
          name: 'browser',
          testTimeout: PATIENCE_MS,
          setupFiles: [...PATIENT, ...['fast-animations', 'idle'].map((name) => path.join(repo, `scripts/testing/${name}.setup.ts`))],
          include: ['kit/src/**/*.browser.test.{ts,tsx}'],
          browser,
          // A page waits a third of its time, for frames, for silence, for what comes later: three keep two cores busy.
          maxWorkers: 3,
          // A group may not hold projects of different numbers of workers: the run of hostile rows has all three projects.
          sequence: { groupOrder: 2 },
          expect: patient,
          provide: { matrix, isTestAll: matrix.isWhole || process.argv.includes('-u') },
        },
      },
    ],
  },
});
