import path from 'node:path';
import { defineConfig } from 'vite';
import { uiPlugins } from '../scripts/vite/uiPlugins.ts';
import { chunksFromRoots } from './build/chunksFromRoots.ts';
import { preloadShared } from './build/preloadShared.ts';
import { prerenderLogin } from './build/prerenderLogin.ts';
import { serveConfig } from './build/serveConfig.ts';

const console = import.meta.dirname;
const repo = path.resolve(console, '..');
const apiUrl = process.env['MILEPOST_API_URL'] ?? 'http://127.0.0.1:30000';

const LOGIN = 'console/src/login/index.ts';
const APP = 'console/src/app/index.ts';
const LIST = ['console/src/features/list-page/index.ts', 'kit/src/primitives/data-table/index.ts', 'kit/src/primitives/tree/index.ts'];

/** Modules that come together; `build/README.md` has the figures. */
const CHUNKS = [
  { name: 'react', packages: ['react', 'react-dom', 'scheduler', '@lingui'] },
  { name: 'start', roots: ['console/src/main.ts'] },
  { name: 'base', roots: [LOGIN], sharedWith: [APP] },
  { name: 'shell', roots: [APP, 'kit/src/primitives/skeleton/index.ts'] },
  { name: 'list', roots: LIST },
];

export default defineConfig({
  root: console,
  plugins: [...uiPlugins('console'), prerenderLogin(console), preloadShared(repo, { login: LOGIN, app: APP }), serveConfig()],
  server: {
    fs: { allow: [repo] },
    proxy: { '/api': apiUrl, '/websocket': { target: apiUrl, ws: true } },
  },
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    // A list of what to fetch beside each part would be 2 KB of the first page.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: chunksFromRoots(repo, CHUNKS) } } },
  },
});
