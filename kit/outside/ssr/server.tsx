// Streams a page for each widget; scripts of the page's own origin alone may run. Tells its address, and every error of its own.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { renderToPipeableStream } from 'react-dom/server';
import { isPage } from '../own/pages.ts';
import { Document } from './Document.tsx';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src data:; connect-src 'self'; base-uri 'none'";
const TYPES: Readonly<Record<string, string>> = { '/client.js': 'text/javascript', '/client.css': 'text/css' };

function sendPage(response: ServerResponse, page: string, dir: 'ltr' | 'rtl') {
  if (!isPage(page)) return void response.writeHead(404).end();
  const { pipe } = renderToPipeableStream(<Document page={page} dir={dir} />, {
    bootstrapModules: ['/client.js'],
    onShellReady() {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY });
      pipe(response);
    },
    onError: (error) => console.error(error),
  });
}

const server = createServer(({ url = '/' }, response) => {
  const { pathname, searchParams } = new URL(url, 'http://here');
  const type = TYPES[pathname];
  if (type === undefined) return sendPage(response, pathname.slice(1), searchParams.get('dir') === 'rtl' ? 'rtl' : 'ltr');
  response.writeHead(200, { 'content-type': type }).end(readFileSync(path.join(import.meta.dirname, 'client', pathname)));
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
});
