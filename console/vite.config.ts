import path from 'node:path';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { compileHints } from '../scripts/compile-hints.ts';
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

/**
 * What every page of the application needs and the login page does not: together smaller than apart. Lists of queries,
 * the operations of other domains and what else single pages need come with those.
 */
const FRAME =
  /node_modules[\\/](@tanstack[\\/](history|(query-core|react-query)(?!.*[qQ]ueries))|ofetch|ufo|destr)[\\/]|openapi[\\/](src[\\/](runtime[\\/]|domains[\\/]current-user[\\/](index|codec|menu|menu-property|model)\.)|generated[\\/]operations[\\/](oauth|current-user|file|dictionary)\.)/;

/** Small parts of both halves: together smaller than apart. */
const BASE =
  /node_modules[\\/](nanostores|@nanostores)[\\/]|console[\\/]src[\\/](session[\\/](settings|storage|token|sessionAtom|arrival|entry|lockFlag|theme)|i18n[\\/](locale|catalogs)|login[\\/](LoginField|useLogin|LoginPage\.css))\.tsx?|kit[\\/]src[\\/](theme[\\/](names|index|media)|primitives[\\/](button|icon|locale|milestone-mark)[\\/]|engines[\\/]clock[\\/])/;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [...uiPlugins('console'), compileHints(), consoleConfig],
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
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
            { name: 'words', test: /node_modules[\\/]@lingui[\\/]/, priority: 2 },
            { name: 'frame', test: FRAME, priority: 1 },
            { name: 'base', test: BASE, priority: 1 },
          ],
        },
      },
    },
  },
});
