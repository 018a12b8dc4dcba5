import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';

const ASSETS = '/assets/';
/** Ends of files that pages load. Anything else with a dot in it is an address of the menu. */
const LOADED =
  /\.(avif|br|bmp|css|csv|gif|gz|ico|jpe?g|js|json|map|mjs|mp[34]|otf|pdf|png|svg|ttf|txt|wasm|wav|web[mp]|webmanifest|woff2?|xml|zip)$/i;

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Answers with the files of the build, and with the page for every address that is none. A file that is missing is not
 * answered with the page: a part of an older build would then look like a script with a page in it.
 */
export function serveFiles(dist: string, previousBuilds: readonly string[]): Answer {
  const [files, ...older] = [dist, ...previousBuilds].map(serveBuild) as [Files, ...Files[]];
  return (request, response) => {
    // Every file is small, and parts of it are asked for by nobody but to see what happens.
    delete request.headers.range;
    const [path = '/'] = (request.url ?? '/').split('?');
    const missing = () => void response.writeHead(404).end();
    const elsewhere = () => {
      if (isMissingFile(path, request.headers.accept)) return missing();
      request.url = '/';
      return files(request, response, missing);
    };
    // A file that goes away while it is read ends its own answer, not the server.
    response.on('pipe', (file) => file.on('error', () => response.destroy()));
    // A page of an older build asks for parts of its own build; everything else is of the present one.
    const builds = path.startsWith(ASSETS) ? [files, ...older] : [files];
    const ask = builds.reduceRight<() => void>((next, build) => () => build(request, response, next), elsewhere);
    ask();
  };
}

type Files = ReturnType<typeof sirv>;

// Names of built files carry a digest of their content, so they may be kept for ever; the page itself never.
const serveBuild = (folder: string): Files =>
  sirv(folder, {
    brotli: true,
    etag: true,
    setHeaders: (response, path) =>
      response.setHeader('Cache-Control', path.startsWith(ASSETS) ? 'public, max-age=31536000, immutable' : 'no-cache'),
  });

/** A person who opens an address asks for a page, whatever it ends with; a page asks for a file. */
function isMissingFile(path: string, accept = ''): boolean {
  if (path.startsWith(ASSETS) || path === '/assets') return true;
  return LOADED.test(path) && !accept.includes('text/html');
}
