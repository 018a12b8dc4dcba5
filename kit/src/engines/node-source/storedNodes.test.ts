import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createStoredNodes, nextStored, noStoredNodes, storedNodes } from './index.ts';
import type { PickNode, StoredNodesEvent } from './index.ts';

type Event = StoredNodesEvent<PickNode>;
const node = (id: string): PickNode => ({ id, fullName: `${id}部` });
const after = (...events: readonly Event[]) => events.reduce(nextStored<PickNode>, noStoredNodes<PickNode>());
const show = (...ids: string[]): Event => ({ type: 'show', ids });
const answer = (request: number, ...ids: string[]): Event => ({ type: 'answered', request, nodes: ids.map(node) });

test.each<[string, readonly Event[], readonly string[]]>([
  ['no value has no nodes', [show()], []],
  ['ids are loading first', [show('a', 'b')], ['a loading', 'b loading']],
  ['an id the source leaves out is unknown and kept', [show('a', 'x'), answer(1, 'a')], ['a known', 'x unknown']],
  ['a node nobody asked for is not taken in', [show('a'), answer(1, 'a', 'z')], ['a known']],
  ['an id stored twice is shown twice', [show('a', 'a'), answer(1, 'a')], ['a known', 'a known']],
  ['the order is that of the value', [show('b', 'a'), answer(1, 'a', 'b')], ['b known', 'a known']],
  ['a failure keeps every id', [show('a', 'b'), { type: 'failed', request: 1 }], ['a failed', 'b failed']],
  ['a failure can be tried again', [show('a'), { type: 'failed', request: 1 }, { type: 'retry' }], ['a loading']],
  ['an older answer is not heard', [show('a'), show('b'), answer(1, 'a')], ['b loading']],
  [
    'what was just chosen needs no asking',
    [show('a'), answer(1, 'a'), { type: 'learn', nodes: [node('b')] }, show('a', 'b')],
    ['a known', 'b known'],
  ],
  ['what is learnt meanwhile ends the wait', [show('a'), { type: 'learn', nodes: [node('a')] }], ['a known']],
  [
    'what is learnt after a failure is known',
    [show('a'), { type: 'failed', request: 1 }, { type: 'learn', nodes: [node('a')] }],
    ['a known'],
  ],
  ['called off, ids can be asked for again', [show('a'), { type: 'stop' }, { type: 'retry' }], ['a loading']],
])('%s', (_, events, expected) => {
  expect(storedNodes(after(...events)).map(({ id, status }) => `${id} ${status}`)).toEqual(expected);
});

test('the same value again changes nothing and asks nothing', () => {
  const loading = after(show('a'));
  expect(nextStored(loading, show('a'))).toBe(loading);
  const known = nextStored(loading, answer(1, 'a'));
  expect(nextStored(known, show('a'))).toBe(known);
});

test('only what nobody knows is asked for, each id once', () => {
  const state = after(show('a'), answer(1, 'a'), show('a', 'b', 'b', 'c'));
  expect(state.phase).toMatchObject({ ids: ['b', 'c'] });
});

test('whatever the order of values, answers and failures, no id is dropped, invented or left waiting', async () => {
  const step = fc.oneof(
    fc.record({ type: fc.constant('show' as const), ids: fc.subarray(['a', 'b', 'c', 'x', 'y']) }),
    fc.record({ type: fc.constant('learn' as const), nodes: fc.subarray(['a', 'b', 'c']).map((ids) => ids.map(node)) }),
    fc.record({ type: fc.constantFrom('retry' as const, 'stop' as const) }),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(step, { maxLength: 15 }),
      fc.array(fc.boolean(), { maxLength: 8 }),
      async (scheduler, plan, fails) => {
        const signals: AbortSignal[] = [];
        let answered = 0;
        const stored = createStoredNodes<PickNode>({
          async resolve(ids, signal) {
            const mustFail = fails[signals.push(signal) - 1];
            await scheduler.schedule(Promise.resolve(), ids.join());
            if (!signal.aborted) answered += 1;
            if (mustFail) throw new Error('offline');
            return [...ids.filter((id) => id < 'x').map(node), node('z')];
          },
        });
        let value: readonly string[] = [];
        const faults: string[] = [];
        stored.subscribe(() => {
          const entries = storedNodes(stored.getSnapshot());
          if (entries.map(({ id }) => id).join() !== value.join()) faults.push(`${entries.length} for ${value.length} ids`);
          for (const { id, status } of entries) if (status === (id < 'x' ? 'unknown' : 'known')) faults.push(`${id} ${status}`);
          if (signals.filter(({ aborted }) => !aborted).length - answered > 1) faults.push('two at once');
        });
        const take = async (event: (typeof plan)[number]) => {
          if (event.type === 'show') value = event.ids;
          stored.send(event);
        };
        const { task } = scheduler.scheduleSequence(plan.map((event) => ({ label: event.type, builder: () => take(event) })));
        await scheduler.waitIdle();
        expect(await task).toEqual({ done: true, faulty: false });
        expect(storedNodes(stored.getSnapshot()).some(({ status }) => status === 'loading')).toBe(false);
        for (let tries = 0; storedNodes(stored.getSnapshot()).some(({ status }) => status === 'failed'); tries += 1) {
          expect(tries).toBeLessThanOrEqual(fails.length);
          stored.send({ type: 'retry' });
          // oxlint-disable-next-line no-await-in-loop -- the next try follows the failure of this one
          await scheduler.waitIdle();
        }
        expect(storedNodes(stored.getSnapshot()).map(({ status }) => status)).toEqual(value.map((id) => (id < 'x' ? 'known' : 'unknown')));
        expect(faults).toEqual([]);
      },
    ),
    { numRuns: 1000 },
  );
}, 60_000);
