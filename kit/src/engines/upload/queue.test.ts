import { expect, test, vi } from 'vitest';
import { manualClock } from '../clock/index.ts';
import hostile from './testing/hostile-uploads.json' with { type: 'json' };
import { fileOf } from './testing/files.ts';
import { renamed } from './fileName.ts';
import { createUploadQueue } from './queue.ts';
import { COMPLETE_AFTER_MS, PARALLEL } from './sender.ts';
import { ANIMATE_AFTER_MS, HOOK_TIMEOUT_MS } from './sending.ts';
import type { QueuePorts, SendOptions, SendResult, UploadNews } from './types.ts';

interface Held extends SendOptions {
  readonly name: string;
  readonly answer: (result: SendResult<string>) => void;
  readonly lose: () => void;
}

/** A queue over a sender that waits to be told, and a clock that stands still. */
function world(more: Partial<QueuePorts<string>> = {}) {
  const clock = manualClock();
  const held: Held[] = [];
  const news: UploadNews<string>[] = [];
  const queue = createUploadQueue<string>(
    {
      send: ({ name }, options) =>
        new Promise((answer, reject) => held.push({ name, ...options, answer, lose: () => reject(new TypeError('no connection')) })),
      rules: {},
      heldCount: () => 0,
      tell: (one) => news.push(one),
      ...more,
    },
    clock,
  );
  const states = () => queue.snapshot().entries.map(({ file, state }) => [file.name, state]);
  /** A wait for news of what is settled, which comes a moment later. */
  const settled = () => vi.waitFor(() => undefined).then(() => new Promise<void>((resolve) => setImmediate(resolve)));
  return { clock, held, news, queue, states, settled };
}

test('waits, uploads, and leaves 300 ms after the answer: only then it is told as stored', async () => {
  const { clock, held, news, queue, states, settled } = world();
  await queue.add([fileOf('a#1.png')]);
  expect(news).toEqual([{ kind: 'added', count: 1 }]);
  expect(states()).toEqual([['a1.png', { kind: 'uploading', percent: 0 }]]);
  held[0]?.answer({ kind: 'stored', stored: 'f1' });
  await settled();
  expect(states()).toEqual([['a1.png', { kind: 'uploading', percent: 100 }]]);
  clock.advance(COMPLETE_AFTER_MS - 1);
  await settled();
  expect(news).toHaveLength(1);
  clock.advance(1);
  await settled();
  expect(states()).toEqual([]);
  expect(news.slice(1)).toEqual([
    { kind: 'stored', name: 'a1.png', stored: 'f1' },
    { kind: 'idle', storedCount: 1 },
  ]);
});

test('the bar moves after 200 ms, and shows at most 99 % until the answer', async () => {
  const { clock, held, queue, states } = world();
  await queue.add([fileOf('a.png')]);
  held[0]?.onProgress(40, 100);
  clock.advance(ANIMATE_AFTER_MS - 1);
  expect(states()).toEqual([['a.png', { kind: 'uploading', percent: 0 }]]);
  clock.advance(1);
  expect(states()).toEqual([['a.png', { kind: 'uploading', percent: 40 }]]);
  held[0]?.onProgress(100, 100);
  expect(states()).toEqual([['a.png', { kind: 'uploading', percent: 99 }]]);
});

test('a server that refuses drops the file and has its sentence told', async () => {
  const { held, news, queue, settled, states } = world();
  await queue.add([fileOf('a.png')]);
  held[0]?.answer({ kind: 'refused', message: '磁盘已满' });
  await settled();
  expect(states()).toEqual([]);
  expect(news.at(-1)).toEqual({ kind: 'refused', name: 'a.png', message: '磁盘已满' });
});

test('where a refused file is kept it stays with the sentence of the server, and can be sent again', async () => {
  const { held, news, queue, settled, states } = world({ keepsRefused: true });
  await queue.add([fileOf('a.png')]);
  held[0]?.answer({ kind: 'refused', message: '磁盘已满' });
  await settled();
  expect(states()).toEqual([['a.png', { kind: 'error', message: '磁盘已满' }]]);
  expect(news.at(-1)).toEqual({ kind: 'refused', name: 'a.png', message: '磁盘已满' });
  queue.retry(queue.snapshot().entries[0]?.id ?? 0);
  expect(states()).toEqual([['a.png', { kind: 'uploading', percent: 0 }]]);
});

test('no answer keeps the file, and it can be sent again', async () => {
  const { held, news, queue, settled, states } = world();
  await queue.add([fileOf('a.png')]);
  held[0]?.lose();
  await settled();
  expect(states()).toEqual([['a.png', { kind: 'error', message: '' }]]);
  expect(news.at(-1)).toEqual({ kind: 'failed', name: 'a.png' });
  queue.retry(queue.snapshot().entries[0]?.id ?? 0);
  expect(states()).toEqual([['a.png', { kind: 'uploading', percent: 0 }]]);
  expect(held).toHaveLength(2);
});

test('a file that was changed or removed on the way is dropped as one that cannot be read', async () => {
  const { held, news, queue, settled, states } = world();
  const file = fileOf('a.png');
  await queue.add([file]);
  file.slice = () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) });
  held[0]?.lose();
  await settled();
  expect(states()).toEqual([]);
  expect(news.at(-1)).toEqual({ kind: 'problem', problem: { kind: 'unreadable', name: 'a.png' } });
});

test('what is taken out is broken off, and its answer is not heard any more', async () => {
  const { clock, held, news, queue, settled, states } = world();
  await queue.add([fileOf('a.png')]);
  queue.cancel(queue.snapshot().entries[0]?.id ?? 0);
  expect(held[0]?.signal.aborted).toBe(true);
  held[0]?.answer({ kind: 'stored', stored: 'f1' });
  await settled();
  clock.advance(COMPLETE_AFTER_MS);
  await settled();
  expect(states()).toEqual([]);
  expect(news).toEqual([{ kind: 'added', count: 1 }]);
});

test('three at a time, in the order they were chosen', async () => {
  const { held, queue, settled, states } = world();
  await queue.add(['1.png', '2.png', '3.png', '4.png'].map((name) => fileOf(name)));
  expect(held.map(({ name }) => name)).toEqual(['1.png', '2.png', '3.png']);
  expect(PARALLEL).toBe(3);
  expect(states().at(-1)).toEqual(['4.png', { kind: 'waiting' }]);
  held[1]?.answer({ kind: 'refused', message: '' });
  await settled();
  expect(held.at(-1)?.name).toBe('4.png');
});

test('the limit counts what is stored, what is under way, and what is being judged', async () => {
  const { news, queue } = world({ rules: { limit: 3 }, heldCount: () => 1 });
  const first = queue.add([fileOf('1.png')]);
  await queue.add([fileOf('2.png'), fileOf('3.png')]);
  await first;
  expect(news).toEqual([
    { kind: 'problem', problem: { kind: 'limit', limit: 3 } },
    { kind: 'added', count: 1 },
  ]);
});

test('the good files of a choice go although another is bad', async () => {
  const { news, queue, states } = world({ rules: { accept: ['image'] } });
  await queue.add([fileOf('x.exe', 'MZ'), fileOf('b.png')]);
  expect(states().map(([name]) => name)).toEqual(['b.png']);
  expect(news).toMatchObject([
    { kind: 'problem', problem: { kind: 'type', name: 'x.exe' } },
    { kind: 'added', count: 1 },
  ]);
});

test('a field that goes away breaks everything off, also what was still being judged', async () => {
  const { held, queue, states } = world();
  await queue.add([fileOf('1.png')]);
  const late = queue.add([fileOf('2.png')]);
  queue.dispose();
  await late;
  expect(held.map(({ name, signal }) => [name, signal.aborted])).toEqual([['1.png', true]]);
  expect(states()).toEqual([]);
});

const HOOKS: Readonly<Record<string, () => Promise<boolean>>> = {
  throws: () => {
    throw new Error('broken hook');
  },
  rejects: () => Promise.resolve(false),
  never: () => new Promise(() => undefined),
};

test.each(hostile.filter(({ input }) => input.kind === 'hook'))(
  '$id: a hook that $input.hook refuses without a word',
  async ({ input, expected }) => {
    const hook = HOOKS[String(input.hook)];
    if (!hook) throw new Error(`no such hook: ${String(input.hook)}`);
    const { clock, held, news, queue, settled } = world({ beforeUpload: hook });
    const adding = queue.add([fileOf('a.png')]);
    await settled();
    expect(expected.verdict).toBe('rejected');
    expect(queue.snapshot().isJudging).toBe(input.hook === 'never');
    const waitMs = queue.snapshot().isJudging ? HOOK_TIMEOUT_MS : 0;
    clock.advance(waitMs);
    await adding;
    expect(queue.snapshot()).toEqual({ entries: [], isJudging: false });
    expect(held).toEqual([]);
    expect(news).toEqual([]);
    expect(waitMs).toBeLessThanOrEqual(expected.withinMs ?? Infinity);
  },
);

test.each(hostile.filter(({ input }) => input.kind === 'select'))('$id: more than the limit are refused as one', async ({ input }) => {
  const { held, news, queue } = world({ rules: { limit: Number(input.limit) } });
  await queue.add(Array.from({ length: Number(input.select) }, (_, at) => fileOf(`${at}.png`)));
  expect(news).toEqual([{ kind: 'problem', problem: { kind: 'limit', limit: Number(input.limit) } }]);
  expect(held).toEqual([]);
});

test('names are asked for once the files are judged, and of those only; the hook hears the names that were given', async () => {
  const asked: string[][] = [];
  const heardNames: string[] = [];
  const { queue, states } = world({
    rules: { accept: ['image'] },
    nameFiles: (files) => {
      asked.push(files.map(({ name }) => name));
      return Promise.resolve(files.map((file, at) => renamed(file, `桩号#${at + 1}`)));
    },
    beforeUpload: ({ name }) => heardNames.push(name) > 0,
  });
  await queue.add([fileOf('a#.png'), fileOf('b.exe'), fileOf('c.png')]);
  expect(asked).toEqual([['a.png', 'c.png']]);
  expect(heardNames).toEqual(['桩号1.png', '桩号2.png']);
  expect(states().map(([name]) => name)).toEqual(['桩号1.png', '桩号2.png']);
});

test('who gives up naming sends nothing, and the button is free again', async () => {
  const { queue, news, states } = world({ nameFiles: () => Promise.resolve([]) });
  await queue.add([fileOf('a.png')]);
  expect([states(), news, queue.snapshot().isJudging]).toEqual([[], [], false]);
});

test('progress that shows nothing new is not told: a page that hashes gigabytes draws once a percent', async () => {
  const { clock, held, queue } = world();
  await queue.add([fileOf('a.png')]);
  clock.advance(ANIMATE_AFTER_MS);
  const drawn = vi.fn<() => void>();
  queue.subscribe(drawn);
  for (let done = 1; done <= 1000; done += 1) held[0]?.onChecking?.(done, 1000);
  expect(drawn).toHaveBeenCalledTimes(100);
});
