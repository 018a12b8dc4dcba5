import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { kindOf } from './address.ts';
import type { ConsoleConfig } from './consoleConfig.ts';
import { serveFiles } from './files.ts';
import { securityHeaders } from './headers.ts';
import { createHostGuard } from './hosts.ts';
import { passCall } from './passCall.ts';
import { passSocket, refuseSocket } from './passSocket.ts';
import type { PassedSocket } from './passSocket.ts';

export interface ConsoleServerOptions {
  /** 0 takes any free one. */
  readonly port: number;
  /** Address to listen on. Default 127.0.0.1. */
  readonly host?: string;
  /** Names it is addressed by, beside those of this computer. Default: none. */
  readonly hosts?: readonly string[];
  /** Address of the API, such as `http://127.0.0.1:30000`. */
  readonly apiUrl: string;
  /** Folder of the built console. */
  readonly dist: string;
  readonly config: ConsoleConfig;
}

export interface ConsoleServer {
  readonly url: string;
  close(): Promise<void>;
}

const READ = ['GET', 'HEAD'];

/**
 * Serves the built console and passes `/api` and `/websocket` on, so that the page talks to its own origin.
 * @throws {Error} with `code: 'EADDRINUSE'` when the port is taken
 */
export async function startConsole(options: ConsoleServerOptions): Promise<ConsoleServer> {
  const { port, host = '127.0.0.1', hosts = [], apiUrl, dist, config } = options;
  const guard = createHostGuard(hosts);
  const own = securityHeaders(config);
  const passing = { api: new URL(apiUrl), isOwnPage: guard.isOwnPage, own };
  const files = serveFiles(dist);

  function answer(request: IncomingMessage, response: ServerResponse) {
    for (const [name, value] of Object.entries(own)) response.setHeader(name, value);
    const target = request.url ?? '/';
    if (!guard.isOurs(request.headers.host)) return sayNotOurs(response);
    const kind = kindOf(target);
    if (kind === 'refused') return sayJson(response, 400, { code: 400, msg: 'This address is not one of the console.', data: null });
    if (kind === 'api') return passCall(request, response, passing);
    if (!READ.includes(request.method ?? '')) return void response.writeHead(405, { Allow: READ.join(', ') }).end();
    if (target === '/config.json' || target.startsWith('/config.json?')) return sayJson(response, 200, config);
    return files(request, response);
  }

  const server = createServer({ shouldUpgradeCallback: isWebSocket }, answer);
  const passed = new Set<PassedSocket>();
  server.on('upgrade', (request, stream, head) => {
    const socket = stream as Socket;
    socket.on('error', () => socket.destroy());
    const { host: name, origin } = request.headers;
    if (!guard.isOurs(name)) return refuseSocket(socket, 421, own);
    if (origin !== undefined && !guard.isOwnPage(origin)) return refuseSocket(socket, 403, own);
    const kind = kindOf(request.url ?? '/');
    if (kind !== 'api') return refuseSocket(socket, kind === 'refused' ? 400 : 404, own);
    passSocket(request, socket, head, passing, (_status, open) => {
      if (!open) return;
      passed.add(open);
      socket.once('close', () => passed.delete(open));
    });
  });

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: takenPort } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${takenPort}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
        for (const socket of passed) socket.destroy();
      }),
  };
}

const isWebSocket = ({ method, headers }: IncomingMessage) => method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket';

function sayNotOurs(response: ServerResponse): void {
  response.writeHead(421, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end('This console does not answer to that name. Its names are this computer’s, and those in MILEPOST_HOSTS.');
}

function sayJson(response: ServerResponse, status: number, body: object): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'Cache-Control': 'no-cache',
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
  });
  response.end(text);
}
