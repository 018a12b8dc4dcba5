import { STATUS_CODES } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { FramesToPage } from './frames.ts';
import { askApi, endSilent } from './passCall.ts';
import type { Passing } from './passCall.ts';

/** Headers of an opened socket that a page may see. RFC 6455 §4.2.2 */
const AGREED = ['sec-websocket-accept', 'sec-websocket-extensions', 'sec-websocket-protocol'] as const;

/** Time the API has to open a socket. */
const OPEN_MS = 30_000;

/** A socket of a page that is passed on. */
export interface PassedSocket {
  /** Tells the page to connect again, as soon as the frame on its way has arrived. */
  restart(): void;
}

/** Ends an upgrade with a status and nothing else. */
export function refuseSocket(socket: Socket, status: number, own: Readonly<Record<string, string>>): void {
  const headers = Object.entries({ ...own, Connection: 'close', 'Content-Length': '0' });
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'Refused'}\r\n${lines.join('')}\r\n`);
}

/** Passes a socket on. `onAnswer` gets the status the page was answered with, and the socket where there is one. */
export function passSocket(
  request: IncomingMessage,
  page: Socket,
  head: Buffer,
  passing: Passing,
  onAnswer: (status: number, passed: PassedSocket | null) => void,
): void {
  const refuse = (status: number) => {
    refuseSocket(page, status, passing.own);
    onAnswer(status, null);
  };
  const asked = begin();
  if (!asked) return refuse(502);
  const giveUp = () => {
    asked.destroy();
    page.destroy();
  };
  page.once('close', giveUp);
  endSilent(asked, Math.min(passing.silenceMs || OPEN_MS, OPEN_MS), () => {
    asked.removeAllListeners('error').on('error', () => undefined);
    if (!page.destroyed) refuse(504);
  });
  // Nobody reads from it yet, and the end of what nobody reads is not noticed.
  const look = () => void page.read(0);
  page.on('readable', look).once('end', giveUp);
  asked.once('error', () => page.destroyed || refuse(502));
  asked.once('response', (answer) => {
    const { statusCode = 0 } = answer;
    answer.resume();
    asked.removeAllListeners('error').on('error', () => undefined);
    // A page where a socket was asked for, or no status at all.
    refuse(statusCode >= 400 && statusCode <= 599 ? statusCode : 502);
    asked.destroy();
  });
  asked.once('upgrade', (answer, server: Socket, serverHead) => {
    page.off('close', giveUp).off('end', giveUp).off('readable', look);
    const agreed = AGREED.flatMap((name) => (answer.headers[name] === undefined ? [] : [`${name}: ${answer.headers[name]}\r\n`]));
    page.write(`HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${agreed.join('')}\r\n`, 'latin1');
    onAnswer(101, join(page, head, server, serverHead));
  });
  asked.end();

  function begin() {
    try {
      return askApi(request, passing, { connection: 'Upgrade', upgrade: 'websocket' });
    } catch {
      return null;
    }
  }
}

function join(page: Socket, pageHead: Buffer, server: Socket, serverHead: Buffer): PassedSocket {
  for (const socket of [page, server]) socket.setTimeout(0).setNoDelay(true).setKeepAlive(true);
  if (pageHead.length > 0) page.unshift(pageHead);
  if (serverHead.length > 0) server.unshift(serverHead);
  const frames = new FramesToPage();
  server.pipe(frames).pipe(page);
  page.pipe(server);
  for (const [one, other] of [
    [page, server],
    [server, page],
  ] as const) {
    one.on('error', () => one.destroy());
    // What is still to be written goes out first: it may be the word that it is over.
    one.once('close', () => other.destroySoon());
  }
  return { restart: () => frames.endWithRestart() };
}
