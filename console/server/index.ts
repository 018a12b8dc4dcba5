import { proxyUpgrade, createProxyServer } from 'httpxy';
import { Agent, createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import sirv from 'sirv';
import { readConsoleConfig } from './consoleConfig.ts';
import type { ConsoleConfig } from './consoleConfig.ts';
import { securityHeaders } from './headers.ts';

export { readConsoleConfig };
export type { ConsoleConfig };

export interface ConsoleServerOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host?: string;
  /** Origin of the API, such as `http://127.0.0.1:30000`. */
  readonly apiUrl: string;
  /** Folder of the built console. */
  readonly dist: string;
  readonly config: ConsoleConfig;
}

export interface ConsoleServer {
  readonly url: string;
  close(): Promise<void>;
}

const isApi = (path: string) => path.startsWith('/api/') || path.startsWith('/websocket/');

/**
 * Serves the built console and passes `/api` and `/websocket` on, so that the page talks to its own origin.
 * @throws {Error} with `code: 'EADDRINUSE'` when the port is taken
 */
export async function startConsole({ port, host = '127.0.0.1', apiUrl, dist, config }: ConsoleServerOptions): Promise<ConsoleServer> {
  const headers = Object.entries(securityHeaders(config));
  // Names of built files carry a digest of their content, so they may be kept for ever; the page itself never.
  const files = sirv(dist, {
    brotli: true,
    etag: true,
    single: true,
    setHeaders: (response, path) =>
      response.setHeader('Cache-Control', path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'),
  });
  // A kept connection may be closed by the API just when it is used again, and a write cannot be sent twice.
  const proxy = createProxyServer({ target: apiUrl, changeOrigin: true, agent: new Agent({ keepAlive: false }) });

  async function pass(request: IncomingMessage, response: ServerResponse) {
    try {
      await proxy.web(request, response);
    } catch {
      if (response.headersSent) return void response.destroy();
      response.writeHead(502, { 'Content-Type': 'application/json; charset=utf-8' });
      response.end(JSON.stringify({ code: 502, msg: 'The API server does not answer. Start it, then retry.' }));
    }
  }

  const server = createServer((request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    const path = request.url ?? '/';
    if (isApi(path)) return void pass(request, response);
    if (path === '/config.json' || path.startsWith('/config.json?')) {
      response.setHeader('Cache-Control', 'no-cache');
      response.setHeader('Content-Type', 'application/json; charset=utf-8');
      return void response.end(JSON.stringify(config));
    }
    // A missing asset must not be answered with the page: a stale chunk would then look like a script with HTML in it.
    files(request, response, () => void response.writeHead(404).end());
  });
  /** Sockets of pages: no longer the server's own connections, so that it would wait for them for ever. */
  const upgraded = new Set<Duplex>();
  server.on('upgrade', (request, socket, head) => {
    if (!isApi(request.url ?? '')) return void socket.destroy();
    upgraded.add(socket);
    socket.once('close', () => upgraded.delete(socket));
    proxyUpgrade(apiUrl, request, socket, head, { changeOrigin: true }).catch(() => socket.destroy());
  });

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: takenPort } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${takenPort}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
        for (const socket of upgraded) socket.destroy();
      }),
  };
}
