import type { Plugin } from 'vite';
import { readConsoleConfig } from '../server/consoleConfig.ts';

/** Has the development server answer `/config.json` as the built console's server does. */
export function serveConfig(): Plugin {
  return {
    name: 'milepost-config',
    configureServer(server) {
      server.middlewares.use('/config.json', (_request, response) => {
        response.setHeader('Content-Type', 'application/json; charset=utf-8');
        response.end(JSON.stringify(readConsoleConfig(process.env)));
      });
    },
  };
}
