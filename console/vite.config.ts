import path from 'node:path';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { compileHints } from '../scripts/compile-hints.ts';
import { firstChunks } from '../scripts/first-chunks.ts';
import { preloadFirst } from '../scripts/preload-first.ts';
import { prerenderLogin } from '../scripts/prerender.ts';
import { uiPlugins } from '../scripts/ui-plugins.ts';
import { readConsoleConfig } from './server/consoleConfig.ts';

const apiUrl = process.env['MILEPOST_API_URL'] ?? 'http://127.0.0.1:30000';

/** The development server answers `/config.json` as the built console's server does. */
const consoleConfig: Plugin = {
  name: 'milepost-config',
  configureServer(server) {
    server.middlewares.use('/config.json', (_request, response) => {
      response.setHeader('Content-Type', 'application/json; charset=utf-8');
      response.end(JSON.stringify(readConsoleConfig(process.env)));
    });
  },
};

/** Modules that are there before React is: settings, language and session, kept in stores. */
const START =
  /node_modules[\\/]nanostores[\\/](?!listen-keys|deep-map)|console[\\/]src[\\/]((auth|settings|browser)[\\/](settings|storage|token|sessionAtom|signInHandoff|entry|lockFlag|theme)|i18n[\\/]locale)\.tsx?/;

/** Small parts of both halves which packages lead to. */
const BASE = /node_modules[\\/]lucide[\\/].+[\\/](octagon-x|circle-alert|loader-circle)\.|console[\\/]src[\\/]i18n[\\/]catalogs\.ts/;

/** Modules that ask for a password: to sign in, again over a page, and on the lock screen. */
const CREDENTIALS =
  /node_modules[\\/]lucide[\\/].+[\\/](languages|eye|eye-off|key-round)\.|console[\\/]src[\\/]login[\\/](LoginField|PasswordField|useLogin|useWasRefused|Refusal)\.(css\.)?tsx?/;

/**
 * Modules every page of the application needs of packages and of the description, and the login page does not. Lists of
 * queries, the operations of other domains and what else single pages need come with those; the hook over stores reads paths
 * in them, which the login page does without.
 */
const OF_SHELL =
  /node_modules[\\/](@tanstack[\\/](history|(query-core|react-query)(?!.*[qQ]ueries))|ofetch|ufo|destr)[\\/]|openapi[\\/](src[\\/](runtime[\\/]|domains[\\/]current-user[\\/](index|codec|menu|menu-property|model)\.)|generated[\\/]operations[\\/](oauth|current-user|dictionary)\.)|node_modules[\\/](@nanostores|nanostores[\\/](listen-keys|deep-map))[\\/]/;

const KIT = 'kit/src/primitives';
const APP = [
  'console/src/app/index.ts',
  'console/src/data/useWrite.ts',
  'console/src/data/dictionary/queries.ts',
  'console/src/data/useHeld.ts',
  'console/src/pages/sheet.css.ts',
  ...['menu', 'scroll-stop', 'search-field', 'state-panel', 'status'].map((name) => `${KIT}/${name}/index.ts`),
];
/** Together smaller than apart: what both halves need, what every page of the application needs, what every page with a list needs. */
const FIRST_CHUNKS = [
  { name: 'start', roots: ['console/src/main.ts'], also: START },
  { name: 'base', roots: ['console/src/login/index.ts'], sharedWith: APP, also: BASE },
  { name: 'credentials', roots: [], also: CREDENTIALS },
  // An index leads every list to the checkboxes of trees, which the lists do without.
  { name: 'checked-nodes', roots: [], also: /row-core[\\/](cascade|checkedNodes)\./, isAlone: true },
  { name: 'shell', roots: APP, also: OF_SHELL },
  {
    name: 'list',
    roots: [`${KIT}/data-table/index.ts`, `${KIT}/tree/index.ts`, 'console/src/features/list-page/index.ts'],
    also: /node_modules[\\/]lucide[\\/].+[\\/](plus|upload)\./,
  },
];

/** Runs between the press that signs in and the first page, and is there long before. */
const BEFORE_FIRST_PAGE = ['start', 'login', 'credentials', 'signIn', 'takeHeading', 'menuFaults'];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    ...uiPlugins('console'),
    compileHints(BEFORE_FIRST_PAGE),
    prerenderLogin(import.meta.dirname),
    preloadFirst({ chunks: ['start', 'react', 'base'], styles: ['login', 'credentials'] }),
    consoleConfig,
  ],
  // React has the hook itself; the package is for versions that had not.
  resolve: {
    alias: [
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: path.resolve(import.meta.dirname, 'src/i18n/storeHook.ts') },
    ],
  },
  server: {
    fs: { allow: [path.resolve(import.meta.dirname, '..')] },
    proxy: { '/api': apiUrl, '/websocket': { target: apiUrl, ws: true } },
  },
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    // Lists of what to fetch beside each part were 3 KB of the first page.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|@lingui)[\\/]/, priority: 13 },
            ...firstChunks(path.resolve(import.meta.dirname, '..'), FIRST_CHUNKS),
          ],
        },
      },
    },
  },
});
