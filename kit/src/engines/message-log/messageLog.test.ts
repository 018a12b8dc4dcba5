import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { OVERTAKE_MAX, createMessageLog } from './index.ts';
import type { LogChange } from './index.ts';

interface Said {
  readonly id: string | null;
  readonly atMs: number | null;
  readonly text: string;
}
const said = (text: string, atMs: number | null = null, id: string | null = null): Said => ({ id, atMs, text });
const texts = (log: ReturnType<typeof createMessageLog<Said>>) => log.entries().map(({ message }) => message.text);

describe('a log of messages', () => {
  test.each<[string, Said[][], string[]]>([
    ['keeps the order of what has no time', [[said('一'), said('二')], [said('三')]], ['一', '二', '三']],
    ['puts what was overtaken in the order of the server', [[said('2', 2)], [said('1', 1)], [said('3', 3)]], ['1', '2', '3']],
    ['keeps the order of what came at one moment', [[said('甲', 5), said('乙', 5), said('丙', 5)]], ['甲', '乙', '丙']],
    ['takes what has an id once, also within a batch', [[said('x', 1, 'm1'), said('x', 1, 'm1')], [said('x', 1, 'm1')]], ['x']],
    ['takes equal messages without an id as often as they come', [[said('x', 1), said('x', 1)], [said('x', 1)]], ['x', 'x', 'x']],
    ['lets nobody pass what the server has not confirmed', [[said('a', 9), said('own', null)], [said('b', 1)]], ['a', 'own', 'b']],
  ])('%s', (_, batches, order) => {
    const log = createMessageLog<Said>();
    for (const batch of batches) log.append(batch);
    expect(texts(log)).toEqual(order);
  });

  test('an older page comes above, without what is here already, and keys stay', () => {
    const log = createMessageLog<Said>();
    const [first] = log.append([said('3', 3, 'm3'), said('4', 4, 'm4')]);
    expect(log.prepend([said('1', 1, 'm1'), said('2', 2, 'm2'), said('3', 3, 'm3')])).toBe(2);
    expect(texts(log)).toEqual(['1', '2', '3', '4']);
    expect(log.entries()[2]?.key).toBe(first?.key);
    expect(log.prepend([said('1', 1, 'm1')])).toBe(0);
  });

  test('a message that is confirmed keeps its place and is known by its id from then on', () => {
    const log = createMessageLog<Said>();
    const [own] = log.append([said('收到')]);
    log.append([said('好', 5, 'm5')]);
    log.change(own?.key ?? -1, said('收到', 4, 'm4'));
    log.append([said('收到', 4, 'm4')]);
    expect(texts(log)).toEqual(['收到', '好']);
    log.change(99, said('nobody'));
    expect(texts(log)).toEqual(['收到', '好']);
  });

  test('an id is known as long as a message has it', () => {
    const log = createMessageLog<Said>();
    const [one, other] = log.append([said('a', 1, 'm1'), said('b', 2)]);
    expect([log.has('m1'), log.has('m2')]).toEqual([true, false]);
    log.change(one?.key ?? -1, said('a!', 1, 'm1'));
    expect(log.has('m1')).toBe(true);
    log.change(one?.key ?? -1, said('a', 1, 'm2'));
    expect([log.has('m1'), log.has('m2')]).toEqual([false, true]);
    log.change(other?.key ?? -1, said('b!', 2));
    expect([log.append([said('a', 1, 'm1')]).length, log.append([said('c', 3, 'm2')]).length]).toEqual([1, 0]);
    log.clear();
    expect(log.has('m2')).toBe(false);
  });

  test('of messages that come together the first place that changed is told', () => {
    const log = createMessageLog<Said>();
    const heard: LogChange<Said>[] = [];
    log.append([said('1', 1), said('5', 5)]);
    log.subscribe((change) => heard.push(change));
    const put = log.append([said('3', 3), said('9', 9)]);
    expect(texts(log)).toEqual(['1', '3', '5', '9']);
    expect(heard).toEqual([{ kind: 'appended', entries: put, from: 1 }]);
    log.append([said('10', 10)]);
    expect(heard[1]).toMatchObject({ from: 4 });
  });

  test('a message overtakes 500 others and no more', () => {
    const log = createMessageLog<Said>();
    log.append(Array.from({ length: OVERTAKE_MAX + 2 }, (_, at) => said(String(at), 10)));
    log.append([said('early', 1)]);
    expect(texts(log).indexOf('early')).toBe(2);
  });

  test('what happened is told, and nothing where nothing did', () => {
    const log = createMessageLog<Said>();
    const heard: LogChange<Said>['kind'][] = [];
    const stop = log.subscribe(({ kind }) => heard.push(kind));
    log.clear();
    log.append([]);
    log.append([said('1', 1, 'm1')]);
    log.append([said('1', 1, 'm1')]);
    log.prepend([said('0', 0, 'm0')]);
    log.prepend([said('0', 0, 'm0')]);
    log.change(0, said('1!', 1, 'm1'));
    log.clear();
    stop();
    log.append([said('1', 1, 'm1')]);
    expect(heard).toEqual(['appended', 'prepended', 'changed', 'cleared']);
    expect(log.version()).toBe(5);
  });

  test('a server whose clock runs backwards does not make every message look through the whole log', () => {
    const log = createMessageLog<Said>();
    const many = OVERTAKE_MAX * 4;
    for (let n = many; n > 0; n -= 1) log.append([said(String(n), n)]);
    expect(log.entries()).toHaveLength(many);
    expect(new Set(texts(log)).size).toBe(many);
  });
});

type Step = { readonly kind: 'append' | 'prepend'; readonly batch: readonly Said[] };
const message = fc.record({
  id: fc.option(
    fc.integer({ min: 0, max: 30 }).map((n) => `m${n}`),
    { nil: null },
  ),
  atMs: fc.integer({ min: 0, max: 50 }),
  text: fc.string({ maxLength: 3 }),
});
const steps = fc.array(
  fc.record({ kind: fc.constantFrom<Step['kind']>('append', 'prepend'), batch: fc.array(message, { maxLength: 8 }) }),
  { maxLength: 20 },
);

describe('whatever comes in whatever order', () => {
  test('nothing without an id is lost or doubled, and every id is there exactly once', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const log = createMessageLog<Said>();
        const given: Said[] = [];
        for (const { kind, batch } of all) {
          log[kind](batch);
          given.push(...batch);
        }
        const kept = log.entries().map((entry) => entry.message);
        const ids = kept.flatMap(({ id }) => (id === null ? [] : [id]));
        expect(kept.filter(({ id }) => id === null)).toHaveLength(given.filter(({ id }) => id === null).length);
        expect(ids.toSorted()).toEqual([...new Set(given.flatMap(({ id }) => (id === null ? [] : [id])))].toSorted());
        expect(new Set(log.entries().map(({ key }) => key)).size).toBe(kept.length);
      }),
    );
  });

  test('what is appended stands in the order of the server', () => {
    fc.assert(
      fc.property(fc.array(fc.array(message, { maxLength: 8 }), { maxLength: 10 }), (batches) => {
        const log = createMessageLog<Said>();
        for (const batch of batches) log.append(batch);
        const times = log.entries().map((entry) => entry.message.atMs ?? 0);
        expect(times).toEqual(times.toSorted((a, b) => a - b));
      }),
    );
  });
});
