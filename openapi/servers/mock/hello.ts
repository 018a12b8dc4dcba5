import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import document from '../../generated/asyncapi.json' with { type: 'json' };

const SOCKET_PATH = /^\/websocket\/[^/]+$/;

/** Answers of the mock to each frame of a client: the first example of a frame of a server. @source shell §4 */
const SCRIPT: Readonly<Record<string, keyof typeof document.channels.session.messages>> = {
  OnConnection: 'initMessage',
  SendMessage: 'sendMessage',
  MessageList: 'messageList',
  heartCheck: 'heartCheckReply',
};

/** Speaks a script on `/websocket/{token}`: answers each frame with an example of the description, and never begins by itself. */
export function attachHello(server: Server): { close(): void } {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 64 * 1024 });
  sockets.on('connection', (socket) => {
    socket.on('error', () => undefined); // it is being closed with its code already
    socket.on('message', (data) => {
      const answer = data instanceof Buffer ? SCRIPT[String(methodOf(data.toString('utf8')))] : undefined;
      const [example] = answer === undefined ? [] : document.channels.session.messages[answer].examples;
      if (example) socket.send(JSON.stringify(example.payload));
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
