import type { PluginOption } from 'vite';

/** Addresses of sources and packages; pages of the tests' own server are not among them. */
const MODULES = /^\/(?:@fs|@id|@vite|@react-refresh|kit|openapi|scripts|node_modules)\b/;

/**
 * Modules the browser keeps for the whole run: in a run none changes, and no browser test puts another in the place of one.
 * Each file of tests has a page of its own and would ask for some 500 of them again: 52 s of the processor for 56, mean of four
 * pairs of 132 tests that differ by +5 to -16 s; the network process takes 7 % of what pages take for 9.
 */
export function cachedModules(): PluginOption {
  return {
    name: 'milepost:cached-modules',
    enforce: 'pre',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (MODULES.test(request.url ?? '')) {
          const setHeader = response.setHeader.bind(response);
          setHeader('Cache-Control', 'public, max-age=31536000, immutable');
          response.setHeader = (name, value) => (name.toLowerCase() === 'cache-control' ? response : setHeader(name, value));
        }
        next();
      });
    },
  };
}
