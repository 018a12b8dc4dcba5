import { expect, test } from '../world.ts';
import { once } from 'node:events';
import { createConnection, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { startFaultProxy } from './proxy.ts';
import type { FaultProxy, Toxic } from './proxy.ts';

const ASKED = 'GET /bytes HTTP/1.1\r\n\r\n';
const ANSWER = Buffer.from(Array.from({ length: 4096 }, (_, at) => at % 251));

/** A server that answers every connection with the same bytes and ends it. */
async function serving<T>(visit: (proxy: FaultProxy) => Promise<T>): Promise<T> {
  const server = createServer((socket) => socket.on('error', () => socket.destroy()).once('data', () => socket.end(ANSWER)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const proxy = await startFaultProxy({ target: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
  try {
    return await visit(proxy);
  } finally {
    await proxy.close();
    server.close();
  }
}

/** Asks once and tells what came, in how many pieces, how it ended and how long it took. */
async function ask({ url }: FaultProxy) {
  const startMs = performance.now();
  const socket = createConnection({ host: '127.0.0.1', port: Number(new URL(url).port) });
  const pieces: Buffer[] = [];
  let ended = 'closed';
  socket.on('data', (piece) => pieces.push(piece)).on('error', (error: NodeJS.ErrnoException) => (ended = error.code ?? 'error'));
  socket.write(ASKED);
  await once(socket, 'close').catch(() => undefined);
  return { body: Buffer.concat(pieces), pieces: pieces.length, ended, tookMs: performance.now() - startMs };
}
const poisoned = (...toxics: Toxic[]) =>
  serving((proxy) => {
    proxy.poison(/^GET \/bytes /, toxics);
    return ask(proxy);
  });

test('fault proxy: without a fault every byte comes through', async () => {
  const { body, ended, passage } = await serving(async (proxy) => ({ ...(await ask(proxy)), passage: proxy.passages[0] }));
  expect(body.equals(ANSWER)).toBe(true);
  expect(ended).toBe('closed');
  expect(passage).toMatchObject({ head: 'GET /bytes HTTP/1.1', bytesUp: ASKED.length, bytesDown: ANSWER.length });
});

for (const [name, toxic, leastMs] of [
  ['latency', { kind: 'latency', ms: 60, jitterMs: 20 }, 115],
  ['bandwidth', { kind: 'bandwidth', bytesPerSecond: 40_960 }, 90],
  ['slice', { kind: 'slice', bytes: 512, everyMs: 10 }, 70],
  ['slow close', { kind: 'slowClose', ms: 120 }, 115],
] as const)
  test(`fault proxy: ${name} makes it slower, and the bytes stay the same`, async () => {
    const { body, tookMs } = await poisoned(toxic);
    expect(body.equals(ANSWER)).toBe(true);
    expect(tookMs).toBeGreaterThan(leastMs);
  });

test('fault proxy: limit data ends the connection after exactly so many bytes', async () => {
  const { body } = await poisoned({ kind: 'limitData', bytes: 1000 });
  expect(body.equals(ANSWER.subarray(0, 1000))).toBe(true);
});

test('fault proxy: a reset is a reset, at once or later', async () => {
  for (const afterMs of [0, 30])
    expect(await poisoned({ kind: 'reset', afterMs }, { kind: 'halfOpen' })).toMatchObject({ ended: 'ECONNRESET', pieces: 0 });
});

test('fault proxy: a timeout says nothing and then closes', async () => {
  const { body, ended, tookMs } = await poisoned({ kind: 'timeout', ms: 80 });
  expect([body.length, ended]).toEqual([0, 'closed']);
  expect(tookMs).toBeGreaterThan(75);
});

test('fault proxy: half-open says nothing and stays; what comes later is left alone once it is healed', () =>
  serving(async (proxy) => {
    proxy.poison(/^GET \/bytes /, [{ kind: 'halfOpen' }]);
    const silent = ask(proxy);
    await expect.poll(() => proxy.passages[0]?.head).toBe('GET /bytes HTTP/1.1');
    proxy.heal();
    expect((await ask(proxy)).body.equals(ANSWER)).toBe(true);
    expect(proxy.passages[0]).toMatchObject({ bytesDown: 0, isOver: false });
    proxy.poison(/^GET \/bytes /, [{ kind: 'reset' }], 'now');
    expect(await silent).toMatchObject({ ended: 'ECONNRESET' });
  }));
