import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';

/** For tests: a real server of sockets on a port of its own. */
export interface SocketServer {
  readonly origin: string;
  readonly paths: string[];
  /** Texts of the chat messages that arrived. */
  readonly texts: unknown[];
  /** Number of times OnConnection came. */
  readonly greeted: number;
  readonly mostLive: number;
  /** True while tokens are no sessions. */
  refuses: boolean;
  onChange(listener: () => void): void;
  sayToAll(data: string | Buffer): void;
  /** Cuts every connection: without a word, politely, or as a server that restarts. */
  dropAll(way: number): void;
  pause(): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
}

const SESSION_OVER = 4401;
const RESTARTING = 1012;
const GOING_AWAY = 1001;

export async function startSocketServer(): Promise<SocketServer> {
  const http = createServer();
  const sockets = new WebSocketServer({ server: http, maxPayload: 64 * 1024 });
  const [paths, texts, listeners] = [[] as string[], [] as unknown[], new Set<() => void>()];
  const state = { greeted: 0, mostLive: 0, refuses: false };
  const changed = () => {
    for (const listener of listeners) listener();
  };

  sockets.on('connection', (socket, request) => {
    paths.push(request.url ?? '');
    state.mostLive = Math.max(state.mostLive, sockets.clients.size);
    if (state.refuses) return socket.close(SESSION_OVER);
    socket.on('message', (data) => {
      if (!(data instanceof Buffer)) throw new Error('a frame in pieces');
      const frame = JSON.parse(data.toString('utf8')) as Record<string, unknown>;
      if (frame['method'] === 'SendMessage') texts.push(frame['messageContent']);
      if (frame['method'] === 'OnConnection') {
        state.greeted++;
        socket.send('{"method":"initMessage"}');
      }
      changed();
    });
  });

  const listen = (port: number) => new Promise<void>((resolve) => http.listen(port, '127.0.0.1', resolve));
  const hangUp = () =>
    new Promise<void>((resolve) => {
      for (const socket of sockets.clients) socket.terminate();
      http.close(() => resolve());
    });
  await listen(0);
  const { port } = http.address() as AddressInfo;

  return {
    origin: `http://127.0.0.1:${port}`,
    paths,
    texts,
    get greeted() {
      return state.greeted;
    },
    get mostLive() {
      return state.mostLive;
    },
    get refuses() {
      return state.refuses;
    },
    set refuses(refuses) {
      state.refuses = refuses;
    },
    onChange: (listener) => void listeners.add(listener),
    sayToAll(data) {
      for (const socket of sockets.clients) socket.send(data);
    },
    dropAll(way) {
      for (const socket of sockets.clients) {
        if (way === 0) socket.terminate();
        else socket.close(way === 1 ? GOING_AWAY : RESTARTING);
      }
    },
    pause: hangUp,
    resume: () => listen(port),
    stop: hangUp,
  };
}
