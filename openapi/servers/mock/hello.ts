import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';

const SOCKET_PATH = /^\/websocket\/[^/]+$/;

/** What a server says first: nothing is unread. @source shell §4 */
const INIT_MESSAGE = {
  method: 'initMessage',
  unreadNums: [],
  unreadNoticeCount: 0,
  unreadMessageCount: 0,
  unreadScheduleCount: 0,
  unreadSystemMessageCount: 0,
  unreadTotalCount: 0,
  messageDefaultText: '',
};

/** Speaks a scripted hello on `/websocket/{token}`: answers `OnConnection` with `initMessage` and keeps silent after. */
export function attachHello(server: Server): { close(): void } {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 64 * 1024 });
  sockets.on('connection', (socket) => {
    socket.on('error', () => socket.terminate());
    socket.on('message', (data) => {
      if (data instanceof Buffer && methodOf(data.toString('utf8')) === 'OnConnection') socket.send(JSON.stringify(INIT_MESSAGE));
    });
  });
  server.on('upgrade', (request: IncomingMessage, connection: Duplex, head: Buffer) => {
    const { pathname } = new URL(request.url ?? '/', 'http://mock.invalid');
    if (!SOCKET_PATH.test(pathname)) return void connection.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
    sockets.handleUpgrade(request, connection, head, (socket) => void sockets.emit('connection', socket, request));
  });
  return {
    close() {
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
    },
  };
}

function methodOf(text: string): unknown {
  try {
    const frame: unknown = JSON.parse(text);
    return typeof frame === 'object' && frame !== null && 'method' in frame ? frame.method : undefined;
  } catch {
    return undefined;
  }
}
