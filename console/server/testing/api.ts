import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { connect, createServer as createTcpServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { readConsoleConfig, startConsole } from '../index.ts';
import type { ConsoleServerOptions } from '../index.ts';

export interface Api {
  readonly url: string;
  /** Addresses it was asked for, sockets included. */
  readonly asked: readonly string[];
  stop(): void;
}

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** An API that says what it was asked, and gives back what it hears on a socket. */
export async function startApi(headers: Readonly<Record<string, string>> = {}): Promise<Api> {
  const asked: string[] = [];
  const server = createServer((call, answer) => {
    asked.push(call.url ?? '');
    for (const [name, value] of Object.entries({ 'Content-Type': 'application/json', ...headers })) answer.setHeader(name, value);
    const { method, url, headers: got } = call;
    answer.end(JSON.stringify({ code: 200, data: { url, method, token: got.authorization ?? null, origin: got.origin ?? null } }));
  });
  server.on('upgrade', (call, socket) => {
    asked.push(call.url ?? '');
    socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n');
    socket.pipe(socket);
  });
  const url = await listen(server);
  const stop = () => server.close().closeAllConnections();
  onTestFinished(stop);
  return { url, asked, stop };
}

/** An API that answers every call with these bytes, whatever they are, and ends the connection. */
export async function startBrokenApi(bytes: string): Promise<string> {
  const server = createTcpServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.once('data', () => socket.end(bytes, 'latin1'));
  });
  onTestFinished(() => void server.close());
  return listen(server);
}

/** The console's server over a build of one page and one script. */
export async function startOn(apiUrl: string, options: Partial<ConsoleServerOptions> = {}) {
  const dist = mkdtempSync(path.join(tmpdir(), 'milepost-console-'));
  onTestFinished(() => rmSync(dist, { recursive: true, force: true }));
  mkdirSync(path.join(dist, 'assets'));
  writeFileSync(path.join(dist, 'index.html'), '<title>page</title>');
  writeFileSync(path.join(dist, 'assets/app-1a2b.js'), 'export {};');
  const running = await startConsole({ port: 0, apiUrl, dist, config: readConsoleConfig({}), ...options });
  onTestFinished(() => running.close());
  return running;
}

/** Sends bytes as they are, which no client library does, and answers all that comes back. */
export async function ask(url: string, head: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(head.replaceAll('\n', '\r\n'));
  let heard = '';
  socket.on('data', (bytes: Buffer) => (heard += bytes.toString('latin1')));
  socket.on('error', () => socket.destroy());
  await once(socket, 'close');
  return heard;
}

/** Opens a socket as a browser does, and answers it with the status it was given. */
export async function upgrade(
  address: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ status: number; socket: Socket; head: Buffer }> {
  const asked = request(address, { headers: { Connection: 'Upgrade', Upgrade: 'websocket', ...headers } }).end();
  const [answer, socket, head] = (await Promise.race([once(asked, 'upgrade'), once(asked, 'response')])) as [
    IncomingMessage,
    Socket?,
    Buffer?,
  ];
  onTestFinished(() => void answer.socket.destroy());
  return { status: answer.statusCode ?? 0, socket: socket ?? answer.socket, head: head ?? Buffer.alloc(0) };
}
