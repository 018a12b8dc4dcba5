import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { accessLine, noteCall } from './accessLog.ts';
import { isSocketPath, kindOf } from './address.ts';
import { createAnswerHeaders } from './answerHeaders.ts';
import type { ConsoleConfig } from './consoleConfig.ts';
import { serveFiles } from './files.ts';
import { createHostGuard } from './hosts.ts';
import { passCall } from './passCall.ts';
import { passSocket, refuseSocket } from './passSocket.ts';
import type { PassedSocket } from './passSocket.ts';
import { BODY_MB, BYTES_PER_MB, CALL_SECONDS } from './settings.ts';

export interface ConsoleServerOptions {
  /** 0 takes any free one. */
  readonly port: number;
  /** Address to listen on. Default 127.0.0.1. */
  readonly listen?: string;
  /** Names it is addressed by, beside those of this computer. Default: none. */
  readonly hosts?: readonly string[];
  /** Address of the API, such as `http://127.0.0.1:30000`. */
  readonly apiUrl: string;
  /** Folder of the built console. */
  readonly dist: string;
  /** Folders of older builds, whose parts open pages may still ask for. Default: none. */
  readonly previousBuilds?: readonly string[];
  readonly config: ConsoleConfig;
  /** Gets one line per request, without query and token. Default: silent. */
  readonly log?: (line: string) => void;
  /** Time the API may be silent before a call is answered 504, in milliseconds; 0: for ever. Default: the longest call of the contract. */
  readonly silenceMs?: number;
  /** Largest body of a call that is passed on; a larger one is answered 413. Default: 1 GB. */
  readonly maxBodyBytes?: number;
  /** Time that running calls and open sockets have to end, in milliseconds. Default: none. */
  readonly graceMs?: number;
}

export interface ConsoleServer {
  readonly url: string;
  /** Ends it: nothing new is taken, what runs is finished, and sockets are told to connect again. */
  close(): Promise<void>;
}

/** Address that says whether this instance takes calls; whoever asks need not know its names. */
const HEALTH_PATH = '/healthz';
const READ = ['GET', 'HEAD'];
/** Answer of an instance that ends, to whatever decides where calls go. */
const ENDING = { status: 'stopping', reason: 'This instance ends. It still answers what reaches it; send new calls to another one.' };

/**
 * Serves the built console and passes `/api` and `/websocket` on, so that the page talks to its own origin. It keeps nothing:
 * any number of instances answer for each other.
 * @throws {Error} with `code: 'EADDRINUSE'` when the port is taken
 */
export async function startConsole(options: ConsoleServerOptions): Promise<ConsoleServer> {
  const { port, listen = '127.0.0.1', hosts = [], apiUrl, dist, previousBuilds = [], config, log, graceMs = 0 } = options;
  const { silenceMs = CALL_SECONDS * 1000, maxBodyBytes = BODY_MB * BYTES_PER_MB } = options;
  const guard = createHostGuard(hosts);
  const headersOf = createAnswerHeaders(config, hosts, guard);
  const ownOf = (request: IncomingMessage) => headersOf({ path: pathOf(request), host: hostOf(request), headers: request.headers });
  const passing = { api: new URL(apiUrl), isOwnPage: guard.isOwnPage, fileHost: config.fileHost, silenceMs, maxBodyBytes };
  const files = serveFiles(dist, previousBuilds);
  let isStopping = false;

  function answer(request: IncomingMessage, response: ServerResponse) {
    const own = ownOf(request);
    for (const [name, value] of Object.entries(own)) response.setHeader(name, value);
    const path = pathOf(request);
    const isRead = READ.includes(request.method ?? '');
    if (path === HEALTH_PATH && isRead) return isStopping ? sayJson(response, 503, ENDING) : sayJson(response, 200, { status: 'ok' });
    if (!guard.isOurs(hostOf(request))) return sayNotOurs(response);
    const kind = kindOf(request.url ?? '/');
    if (kind === 'refused') return sayJson(response, 400, { code: 400, msg: 'This address is not one of the console.', data: null });
    if (kind === 'api') return passCall(request, response, { ...passing, own });
    if (!isRead) return void response.writeHead(405, { Allow: READ.join(', ') }).end();
    if (path === '/config.json') return sayJson(response, 200, config);
    return files(request, response);
  }

  /** Calls whose end is still to be written down: a connection may be gone before its answer says so. */
  const running = new Set<ServerResponse>();
  const server = createServer({ shouldUpgradeCallback: isWebSocket }, (request, response) => {
    const asked = noteCall(request);
    // A connection that is kept would keep the server from ending.
    if (isStopping) response.setHeader('Connection', 'close');
    running.add(response);
    response.once('close', () => {
      running.delete(response);
      log?.(accessLine(asked, response.statusCode, response.writableEnded));
      if (isStopping) setImmediate(() => server.closeIdleConnections());
    });
    answer(request, response);
  });

  const passed = new Set<PassedSocket>();
  /** Sockets of pages, open or about to be: no longer the server's own connections. */
  const taken = new Set<Socket>();
  server.on('upgrade', (request, stream, head) => {
    const socket = stream as Socket;
    const asked = noteCall(request);
    const note = (status: number) => log?.(accessLine(asked, status));
    taken.add(socket);
    socket.on('error', () => socket.destroy()).once('close', () => taken.delete(socket));
    const refusal = refusalOf(request);
    const own = ownOf(request);
    if (refusal !== null) {
      refuseSocket(socket, refusal, own);
      return note(refusal);
    }
    return passSocket(request, socket, head, { ...passing, own }, (status, open) => {
      note(status);
      if (!open) return;
      passed.add(open);
      socket.once('close', () => passed.delete(open));
      if (isStopping) open.restart();
    });
  });
  function refusalOf(request: IncomingMessage): number | null {
    const { headers, url = '/' } = request;
    if (!guard.isOurs(hostOf(request))) return 421;
    if (headers.origin !== undefined && !guard.isOwnPage(headers.origin)) return 403;
    if (isStopping) return 503;
    return { api: isSocketPath(url) ? null : 404, refused: 400, own: 404 }[kindOf(url)];
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, listen, resolve);
  });
  const { port: takenPort } = server.address() as AddressInfo;
  let closed: Promise<void> | null = null;
  async function close() {
    isStopping = true;
    for (const socket of passed) socket.restart();
    const impatience = setTimeout(() => {
      server.closeAllConnections();
      for (const socket of taken) socket.destroy();
    }, graceMs);
    await idleOrHalfTime();
    await new Promise<void>((resolve) => server.close(() => resolve()));
    clearTimeout(impatience);
    await Promise.all([...running].map((response) => once(response, 'close')));
  }
  /** While something runs the door stays open, so that a balancer hears 503 instead of nothing; the last half is for what runs. */
  async function idleOrHalfTime() {
    let isHalf = false;
    const half = new AbortController();
    const timer = setTimeout(() => {
      isHalf = true;
      half.abort();
    }, graceMs / 2);
    const isBusy = () => running.size + taken.size > 0;
    while (isBusy() && !isHalf) {
      const [one] = [...running, ...taken];
      // One after the other, until none is left.
      // oxlint-disable-next-line no-await-in-loop
      await once(one as ServerResponse, 'close', { signal: half.signal }).catch(() => undefined);
    }
    clearTimeout(timer);
  }
  return { url: `http://${listen.includes(':') ? `[${listen}]` : listen}:${takenPort}`, close: () => (closed ??= close()) };
}

const pathOf = ({ url = '/' }: IncomingMessage) => url.split('?')[0] ?? '/';

/** The name a request is addressed to; several are none, as whoever stands in front may have judged another one of them. */
const hostOf = ({ headersDistinct: { host = [] } }: IncomingMessage) => (host.length === 1 ? host[0] : undefined);

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
