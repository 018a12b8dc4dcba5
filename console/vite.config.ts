import path from 'node:path';
import { defineConfig } from 'vite';
import { compileAhead } from '../scripts/vite/compileAhead.ts';
import { uiPlugins } from '../scripts/vite/uiPlugins.ts';
import { modules, packages } from './build/chunks.ts';
import { manualPage } from './build/manualPage.ts';
import { preloadShared } from './build/preloadShared.ts';
import { prerenderLogin } from './build/prerenderLogin.ts';
import { serveConfig } from './build/serveConfig.ts';

const console = import.meta.dirname;
const repo = path.resolve(console, '..');
const apiUrl = process.env['MILEPOST_API_URL'] ?? 'http://127.0.0.1:30000';

const LOGIN = 'console/src/login/index.ts';
const APP = 'console/src/app/index.ts';
const LIST = [
  'console/src/features/list-page/ListPage.tsx',
  'console/src/features/list-page/ListPages.tsx',
  'console/src/features/list-page/ListTools.tsx',
  'console/src/features/list-page/useColumnSettings.ts',
  'console/src/features/list-page/useFailedState.ts',
  'console/src/features/list-page/useLastPage.ts',
  'kit/src/primitives/data-table/DataTable.tsx',
  'kit/src/primitives/tree/Tree.tsx',
];

/** Small parts of nearly every page. */
const PARTS = [
  'console/src/data/personName.ts',
  'console/src/data/useWrite.ts',
  'console/src/features/list-page/sheet.css.ts',
  'console/src/lazy/lazyDialog.tsx',
  'kit/src/engines/layer-stack/page.ts',
  'kit/src/engines/moment-text/momentText.ts',
  'kit/src/forms/render/useText.ts',
  'kit/src/primitives/status/Status.tsx',
  'node_modules/@tanstack/react-query/build/modern/queryOptions.js',
  'node_modules/@tanstack/react-query/build/modern/useQuery.js',
];
/** Parts of pages with a form. */
const FORM = [
  'console/src/auth/useMenuName.ts',
  'console/src/drafts/DraftsOfForm.tsx',
  'kit/src/forms/grammar/controlsOf.ts',
  'kit/src/forms/grammar/visibleParts.ts',
  'kit/src/forms/grammar/paths.ts',
  'kit/src/primitives/popover/useIsNarrow.ts',
  'openapi/src/rules/fields.ts',
  'openapi/src/rules/patterns.ts',
];
/** The engine of screens, which most pages are declarations of. */
const SCREEN = [
  'console/src/features/resource/page/ResourcePage.tsx',
  'console/src/features/resource/definition/columns.ts',
  'console/src/features/resource/definition/defineResource.ts',
  'console/src/features/resource/definition/fields.ts',
];
/** Doors do nothing themselves: who imports one part through a door is not given the others. */
const DOORS = { test: /\/(kit|console)\/src\/.*\/(index|headless)\.ts$/, sideEffects: false };

/** Modules that come together: each group has what its roots import, but for what one before it has. Figures: `build/README.md`. */
const CHUNKS = [
  { name: 'react', test: packages('react', 'react-dom', 'scheduler', '@lingui') },
  // Apart, or whoever draws the same icon as a table would come with the table.
  { name: 'icons', test: packages('lucide'), minShareCount: 4 },
  { name: 'start', test: modules(repo, 'console/src/main.ts') },
  { name: 'login', test: modules(repo, LOGIN) },
  { name: 'shell', test: modules(repo, APP) },
  { name: 'list', test: modules(repo, ...LIST) },
  { name: 'parts', test: modules(repo, ...PARTS) },
  { name: 'form', test: modules(repo, ...FORM) },
  { name: 'screen', test: modules(repo, ...SCREEN) },
];

/** Names of what is built. The first page lists a hundred of them: a digest shorter by a letter or two is 337 bytes less of it. */
const NAMES = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:6][extname]',
};

export default defineConfig({
  root: console,
  plugins: [
    ...uiPlugins('console'),
    prerenderLogin(console),
    preloadShared(repo, { login: LOGIN, app: APP }),
    compileAhead(repo),
    manualPage(),
    serveConfig(),
  ],
  server: {
    fs: { allow: [repo] },
    proxy: { '/api': { target: apiUrl, xfwd: true }, '/websocket': { target: apiUrl, ws: true } },
  },
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    // A list of what to fetch beside each part would be 2 KB of the first page.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: { treeshake: { moduleSideEffects: [DOORS] }, output: { ...NAMES, codeSplitting: { groups: CHUNKS } } },
  },
});
