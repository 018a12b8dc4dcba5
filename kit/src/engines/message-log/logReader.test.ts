import { describe, expect, test } from 'vitest';
import { OLDER_WITHIN_PX, createLogReader, createMessageLog } from './index.ts';

interface Said {
  readonly id: string | null;
  readonly atMs: number;
  readonly isOwn: boolean;
}
const ABOVE = { topPx: 1000, restPx: 600 };
let nextMs = 0;
const some = (count: number, isOwn = false): Said[] => Array.from({ length: count }, () => ({ id: null, atMs: ++nextMs, isOwn }));

function opened(count: number) {
  const log = createMessageLog<Said>();
  log.prepend(some(count));
  const reader = createLogReader(log, ({ isOwn }) => isOwn);
  reader.subscribe(() => undefined);
  return { log, reader };
}

describe('a reader of a log', () => {
  test('begins at the end, and stays there with what comes', () => {
    const { log, reader } = opened(30);
    log.append(some(5));
    expect([reader.isAtEnd(), reader.newCount()]).toEqual([true, 0]);
  });
  test('counts what comes while above, until they are at the end again', () => {
    const { log, reader } = opened(60);
    reader.looked(ABOVE);
    log.append(some(2));
    expect([reader.isAtEnd(), reader.newCount()]).toEqual([false, 2]);
    reader.toEnd();
    expect([reader.isAtEnd(), reader.newCount()]).toEqual([true, 0]);
  });
  test('who scrolls to the end has seen what came', () => {
    const { log, reader } = opened(60);
    reader.looked(ABOVE);
    log.append(some(2));
    reader.looked({ topPx: 2000, restPx: 20 });
    expect([reader.isAtEnd(), reader.newCount()]).toEqual([true, 0]);
  });
  test('goes to the end with a message of one’s own, and when the log is emptied', () => {
    const { log, reader } = opened(60);
    reader.looked(ABOVE);
    log.append(some(1, true));
    expect(reader.isAtEnd()).toBe(true);
    reader.looked(ABOVE);
    log.clear();
    expect(reader.isAtEnd()).toBe(true);
  });
  test('older messages are not new', () => {
    const { log, reader } = opened(60);
    reader.looked(ABOVE);
    log.prepend(some(50));
    expect([reader.isAtEnd(), reader.newCount()]).toEqual([false, 0]);
  });
  test('tells when the top comes near or leaves, and nothing of the way between', () => {
    const { reader } = opened(60);
    reader.looked(ABOVE);
    const before = reader.version();
    reader.looked({ topPx: 900, restPx: 700 });
    expect(reader.version()).toBe(before);
    reader.looked({ topPx: OLDER_WITHIN_PX, restPx: 1500 });
    expect(reader.version()).toBe(before + 1);
  });
  test('has the same keys until the order changes', () => {
    const { log, reader } = opened(3);
    const keys = reader.keys();
    const [first] = log.entries();
    if (first) log.change(first.key, { ...first.message, id: 'm1' });
    expect(reader.keys()).toBe(keys);
    log.append(some(1));
    expect(reader.keys()).toEqual(log.entries().map(({ key }) => key));
  });
  test('hears what happened between two subscriptions', () => {
    const log = createMessageLog<Said>();
    const reader = createLogReader(log, () => false);
    expect(reader.keys()).toEqual([]);
    log.prepend(some(100));
    const before = reader.version();
    reader.subscribe(() => undefined);
    expect(reader.version()).toBeGreaterThan(before);
    expect(reader.keys()).toHaveLength(100);
  });
});
