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
  test('goes to the end with a message of one’s own among those of others', () => {
    const { log, reader } = opened(60);
    reader.looked(ABOVE);
    log.append([...some(1), ...some(1, true)]);
    expect([reader.isAtEnd(), reader.newCount()]).toEqual([true, 0]);
  });
  test.each([
    [24, true],
    [25, false],
  ])('%i points above the end is at the end: %s', (restPx, isAtEnd) => {
    const { reader } = opened(60);
    reader.looked(ABOVE);
    reader.looked({ topPx: 2000, restPx });
    expect(reader.isAtEnd()).toBe(isAtEnd);
  });
  test('a message that changes is no new one, and is told', () => {
    const { log, reader } = opened(60);
    reader.looked(ABOVE);
    const [first, before] = [log.entries()[0], reader.version()];
    if (first) log.change(first.key, { ...first.message, id: 'm1' });
    expect([reader.isAtEnd(), reader.newCount(), reader.version()]).toEqual([false, 0, before + 1]);
  });
  test('who listens hears of the log, of what is looked at and of the way to the end, until they stop', () => {
    const { log, reader } = opened(60);
    let [one, other] = [0, 0];
    const stop = reader.subscribe(() => (one += 1));
    reader.subscribe(() => (other += 1));
    log.append(some(1));
    reader.looked(ABOVE);
    reader.toEnd();
    expect([one, other]).toEqual([3, 3]);
    stop();
    log.append(some(1));
    expect([one, other]).toEqual([3, 4]);
  });
  test('hears the log as long as somebody listens, and again when somebody comes back', () => {
    const log = createMessageLog<Said>();
    const reader = createLogReader(log, () => false);
    const heard: string[] = [];
    const stops = [reader.subscribe(() => heard.push('one')), reader.subscribe(() => heard.push('other'))];
    expect([heard, reader.version()]).toEqual([[], 0]);
    stops[0]?.();
    log.append(some(1));
    expect([heard.splice(0), reader.version()]).toEqual([['other'], 1]);
    stops[1]?.();
    log.append(some(1));
    expect(reader.version()).toBe(1);
    reader.subscribe(() => heard.push('again'));
    log.append(some(1));
    expect([heard, reader.version(), reader.keys().length]).toEqual([['again', 'again'], 3, 3]);
  });
  test('tells that the top came near, also of a log that is read from its start', () => {
    const { reader } = opened(60);
    const before = reader.version();
    reader.looked({ topPx: OLDER_WITHIN_PX + 1, restPx: 0 });
    expect(reader.version()).toBe(before);
    reader.looked({ topPx: OLDER_WITHIN_PX, restPx: 0 });
    expect(reader.version()).toBe(before + 1);
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
