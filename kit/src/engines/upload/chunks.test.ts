import { expect, test, vi } from 'vitest';
import { manualClock } from '../clock/index.ts';
import { CHUNK_BYTES, createChunkSend, createUploadQueue, FIRST_WAIT_MS, MOST_TRIES, SILENT_MS } from './index.ts';
import type { Chunk, ChunkPorts, SendOptions, UploadNews } from './index.ts';

const FIVE_CHUNKS = 4 * CHUNK_BYTES + 1;
/** A file as large as it says, without so many bytes. */
function large(size: number): File {
  const file = new File(['PK\u0003\u0004'], '巡查#1.zip');
  Object.defineProperty(file, 'size', { value: size });
  return file;
}

/** A server of chunks: what it has, what it was sent, and what fails next. */
function world(more: Partial<ChunkPorts<string>> = {}) {
  const clock = manualClock();
  const has = new Set<number>();
  const sent: number[] = [];
  const hash = vi.fn<() => Promise<string>>(() => Promise.resolve('d41d8cd98f00b204e9800998ecf8427e'));
  const ports: ChunkPorts<string> = {
    hash,
    check: () => Promise.resolve({ isUploaded: false, chunkNumbers: [...has] }),
    send: (_, { number }: Chunk) => {
      sent.push(number);
      has.add(number);
      return Promise.resolve();
    },
    merge: () => Promise.resolve({ kind: 'stored', stored: 'f1' }),
    ...more,
  };
  const send = createChunkSend(ports, clock);
  const progress: number[] = [];
  const found = vi.fn<(storedBytes: number, totalBytes: number) => void>();
  const options = (signal: AbortSignal = new AbortController().signal): SendOptions => ({
    signal,
    onProgress: (sentBytes) => progress.push(sentBytes),
    onFound: found,
  });
  return { clock, has, sent, hash, send, progress, found, options };
}
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

test('a file goes in chunks of 5,242,880 bytes, and is told once they are merged', async () => {
  const { send, sent, progress, options } = world();
  expect(await send(large(FIVE_CHUNKS), options())).toEqual({ kind: 'stored', stored: 'f1' });
  expect(sent).toEqual([1, 2, 3, 4, 5]);
  expect(progress.at(-1)).toBe(FIVE_CHUNKS);
});

test.each([
  [0, 1],
  [1, 1],
  [CHUNK_BYTES, 1],
  [CHUNK_BYTES + 1, 2],
])('%i bytes are %i chunks', async (size, chunks) => {
  const { send, sent, options } = world();
  await send(large(size), options());
  expect(sent).toHaveLength(chunks);
});

test('what the server has is not sent again, and the person is told that an earlier upload goes on', async () => {
  const { send, sent, has, progress, found, options } = world();
  for (const number of [1, 3, 99]) has.add(number);
  await send(large(FIVE_CHUNKS), options());
  expect(sent).toEqual([2, 4, 5]);
  expect(progress[0]).toBe(2 * CHUNK_BYTES);
  expect(found).toHaveBeenCalledExactlyOnceWith(2 * CHUNK_BYTES, FIVE_CHUNKS);
});

test('an earlier upload goes on where nobody is told of it', async () => {
  const { send, sent, has } = world();
  has.add(1);
  await send(large(FIVE_CHUNKS), { signal: new AbortController().signal, onProgress: () => undefined });
  expect(sent).toEqual([2, 3, 4, 5]);
});

test('a file the server knows is sent no byte of; it is stored when the merge says so', async () => {
  const { send, sent, options } = world({ check: () => Promise.resolve({ isUploaded: true, chunkNumbers: [] }) });
  expect(await send(large(FIVE_CHUNKS), options())).toEqual({ kind: 'stored', stored: 'f1' });
  expect(sent).toEqual([]);
});

test('a chunk is tried five times at most, ever later; then the file fails and keeps what it has sent', async () => {
  let tries = 0;
  const { send, has, clock, options } = world({
    send: (_, { number }) => {
      if (number !== 2) return Promise.resolve(has.add(number));
      tries += 1;
      return Promise.reject(new TypeError('reset'));
    },
  });
  const failed = send(large(FIVE_CHUNKS), options()).then(
    () => 'stored',
    (error: Error) => error.message,
  );
  for (let wait = FIRST_WAIT_MS; tries < MOST_TRIES; wait *= 2) {
    await vi.waitFor(() => expect(tries).toBeGreaterThan(0));
    await settled();
    clock.advance(wait);
    await settled();
  }
  expect(await failed).toBe('reset');
  expect(tries).toBe(MOST_TRIES);
  expect([...has]).toEqual([1]);
});

test('a chunk nothing is heard of for a minute is lost and sent again', async () => {
  let tries = 0;
  const { send, clock, options } = world({
    send: (_, __, { signal }) => {
      tries += 1;
      if (tries > 1) return Promise.resolve();
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    },
  });
  const done = send(large(1), options());
  await vi.waitFor(() => expect(tries).toBe(1));
  clock.advance(SILENT_MS);
  await settled();
  clock.advance(FIRST_WAIT_MS);
  expect(await done).toEqual({ kind: 'stored', stored: 'f1' });
  expect(tries).toBe(2);
});

test('a chunk that failed is tried again after one second, then after two, four and eight', async () => {
  const triedAtMs: number[] = [];
  const { send, clock, options } = world({
    send: () => {
      triedAtMs.push(clock.now());
      return Promise.reject(new TypeError('reset'));
    },
  });
  const failed = send(large(1), options()).catch((error: Error) => error.message);
  for (let ms = 0; ms < 20_000; ms += 500) {
    // oxlint-disable-next-line no-await-in-loop -- a try ends before the wait for the next begins
    await settled();
    clock.advance(500);
  }
  expect([await failed, triedAtMs]).toEqual(['reset', [0, 1000, 3000, 7000, 15_000]]);
});

test('a chunk of which something is heard within a minute is not lost', async () => {
  const heard: SendOptions[] = [];
  const { send, clock, options, progress } = world({
    send: (_, __, more) =>
      new Promise((_resolve, reject) => (heard.push(more), more.signal.addEventListener('abort', () => reject(more.signal.reason)))),
  });
  const done = send(large(CHUNK_BYTES + 10), options()).catch((error: Error) => error.name);
  await vi.waitFor(() => expect(heard).toHaveLength(1));
  clock.advance(SILENT_MS - 1);
  heard[0]?.onProgress(100, CHUNK_BYTES);
  clock.advance(SILENT_MS - 1);
  expect([heard[0]?.signal.aborted, progress.at(-1)]).toEqual([false, 100]);
  clock.advance(1);
  expect(heard[0]?.signal).toMatchObject({ aborted: true, reason: { name: 'TimeoutError' } });
  for (let tries = 1; tries < MOST_TRIES; tries += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one try after the other
    await settled();
    clock.advance(SILENT_MS);
    // oxlint-disable-next-line no-await-in-loop -- one try after the other
    await settled();
    clock.advance(SILENT_MS);
  }
  expect(await done).toBe('TimeoutError');
});

test('chunks are the parts of the file one behind the other, and their progress is that of the file', async () => {
  const parts: (readonly [number, number, number | undefined])[] = [];
  const signals: AbortSignal[] = [];
  const { send, clock, progress, options } = world({
    send: async (_, { number, bytes }, more) => {
      const first = new Uint8Array(await bytes.slice(0, 1).arrayBuffer())[0];
      parts.push([number, bytes.size, first]);
      signals.push(more.signal);
      // A request is a little larger than what it brings.
      more.onProgress(bytes.size + 200, bytes.size + 200);
    },
  });
  const content = new Uint8Array(CHUNK_BYTES + 3);
  content[CHUNK_BYTES] = 7;
  await send(new File([content], 'a.bin'), { signal: options().signal, onProgress: (bytes) => progress.push(bytes) });
  expect(parts).toEqual([
    [1, CHUNK_BYTES, 0],
    [2, 3, 7],
  ]);
  expect(progress).toEqual([0, CHUNK_BYTES, CHUNK_BYTES, CHUNK_BYTES + 3, CHUNK_BYTES + 3]);
  // What was sent is not called off a minute later.
  clock.advance(SILENT_MS);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, false]);
});

test('who breaks off a file breaks off what is under way: the hashing, the questions, the chunk and the wait', async () => {
  const given: Record<string, AbortSignal | undefined> = {};
  const { send, options } = world({
    hash: (_, more) => ((given['hash'] = more.signal), Promise.resolve('md5')),
    check: (_, more) => ((given['check'] = more.signal), Promise.resolve({ isUploaded: false, chunkNumbers: [] })),
    merge: (_, more) => ((given['merge'] = more.signal), Promise.resolve({ kind: 'stored', stored: 'f1' })),
  });
  const { signal } = new AbortController();
  await send(large(1), options(signal));
  expect(given).toEqual({ hash: signal, check: signal, merge: signal });
});

test.each(['while a chunk is sent', 'between two tries'])(
  'broken off %s, a file rejects with the reason and is not tried again',
  async (when) => {
    const tried: AbortSignal[] = [];
    const { send, clock, options } = world({
      send: (_, __, { signal }) => {
        tried.push(signal);
        if (when === 'between two tries') return Promise.reject(new TypeError('reset'));
        return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      },
    });
    const controller = new AbortController();
    const failed = send(large(1), options(controller.signal)).catch((error: Error) => error.message);
    await vi.waitFor(() => expect(tried).toHaveLength(1));
    await settled();
    controller.abort(new Error('closed'));
    expect(await failed).toBe('closed');
    clock.advance(SILENT_MS);
    await settled();
    expect(tried).toHaveLength(1);
  },
);

test('hashing tells how far it is, once for each file', async () => {
  const checked: number[] = [];
  const { send, options } = world({ hash: (file, { onProgress }) => (onProgress(5, file.size), Promise.resolve('md5')) });
  const [file, more] = [large(10), { ...options(), onChecking: (bytes: number) => checked.push(bytes) }];
  await send(file, more);
  await send(file, more);
  expect(checked).toEqual([0, 5]);
  expect(await send(large(10), options())).toEqual({ kind: 'stored', stored: 'f1' });
});

test('paused and resumed, only the missing chunks are sent, the file is hashed once, and its bar does not go back', async () => {
  let holdAt = 3;
  const { clock, sent, has, hash, send } = world({
    send: (_, { number }, { signal }) => {
      if (number === holdAt) return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      sent.push(number);
      has.add(number);
      return Promise.resolve();
    },
  });
  const news: UploadNews<string>[] = [];
  const queue = createUploadQueue<string>(
    { send, canPause: true, rules: { maxSize: { size: 0, unit: 'MB' } }, heldCount: () => 0, tell: (one) => news.push(one) },
    clock,
  );
  const state = () => queue.snapshot().entries[0]?.state;
  await queue.add([large(FIVE_CHUNKS)]);
  await vi.waitFor(() => expect(has.size).toBe(2));
  clock.advance(1000);
  await vi.waitFor(() => expect(state()).toMatchObject({ kind: 'uploading', percent: 49 }));
  expect(queue.pause('all')).toBe(1);
  await settled();
  expect(state()).toEqual({ kind: 'paused', percent: 49, by: 'person' });
  // The network that comes back does not wake what a person has paused.
  expect(queue.resume('network')).toBe(0);
  holdAt = 0;
  expect(queue.resume('all')).toBe(1);
  expect(state()).toMatchObject({ kind: 'uploading', percent: 49 });
  await vi.waitFor(() => expect(state()).toEqual({ kind: 'uploading', percent: 100 }));
  expect(sent).toEqual([1, 2, 3, 4, 5]);
  expect(hash).toHaveBeenCalledOnce();
  expect(news.filter(({ kind }) => kind === 'found' || kind === 'failed')).toEqual([]);
});

test('without a network uploads wait, and go on by themselves', async () => {
  const { clock, send } = world({
    send: (_, __, { signal }) => new Promise((_r, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  });
  const queue = createUploadQueue<string>({ send, canPause: true, rules: {}, heldCount: () => 0, tell: () => undefined }, clock);
  await queue.add([new File(['a'], 'a.txt'), new File(['b'], 'b.txt')]);
  expect(queue.pause('all', 'network')).toBe(2);
  expect(queue.snapshot().entries.map(({ state }) => state.kind)).toEqual(['paused', 'paused']);
  expect(queue.resume('network')).toBe(2);
  expect(queue.snapshot().entries.map(({ state }) => state.kind)).toEqual(['uploading', 'uploading']);
});

test('a sending that cannot go on later is never paused', async () => {
  const queue = createUploadQueue<string>(
    { send: () => new Promise(() => undefined), rules: {}, heldCount: () => 0, tell: () => undefined },
    manualClock(),
  );
  await queue.add([new File(['a'], 'a.txt')]);
  expect(queue.pause('all')).toBe(0);
  expect(queue.snapshot().entries[0]?.state.kind).toBe('uploading');
});
