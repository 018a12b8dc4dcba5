import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createNodeTree, levelAt, nodeRows, nodesOf, shownLevel } from './index.ts';
import type { LevelEndRow, NodeAt, NodePage, NodeRow, NodeTree, NodeTreeState, PageAsk, PickNode } from './index.ts';

/** A node that remembers which question it answers. */
interface Answer extends PickNode {
  readonly question: string;
}
interface Call extends PageAsk {
  readonly at: NodeAt;
  readonly signal: AbortSignal;
  isOver: boolean;
}

const questionOf = (at: NodeAt) => (at.at === 'root' ? 'root' : at.at === 'under' ? `under ${at.parent}` : `matching ${at.keyword}`);
/** Five nodes at the top, three below each down to the third level, of which `c` has none and `b` stands above itself. */
function idsAt(at: NodeAt): readonly string[] {
  if (at.at === 'root') return ['a', 'b', 'c', 'd', 'e'];
  if (at.at === 'matching') return ['a', 'dd', 'e'].filter(() => at.keyword !== '无');
  if (at.parent.endsWith('c') || at.parent.length > 2) return [];
  return at.parent === 'b' ? ['bb', 'b', 'bc'] : ['a', 'b', 'c'].map((letter) => at.parent + letter);
}
function answerTo(at: NodeAt, { pageNumber, pageRows }: PageAsk): NodePage<Answer> {
  const nodes = idsAt(at).map((id) => ({ id, fullName: id, question: questionOf(at) }));
  return { nodes: nodes.slice((pageNumber - 1) * pageRows, pageNumber * pageRows) };
}

function everyLevel(state: NodeTreeState<Answer>) {
  const unders = [...state.under].map(([parent, level]) => ({ at: { at: 'under', parent } as NodeAt, level }));
  const search = state.search ? [{ at: { at: 'matching', keyword: state.search.keyword } as NodeAt, level: state.search.level }] : [];
  return [{ at: { at: 'root' } as NodeAt, level: state.root }, ...unders, ...search];
}
const nodeRowsOf = (state: NodeTreeState<Answer>) => nodeRows(state).filter((row): row is NodeRow<Answer> => row.kind === 'node');
const endRowsOf = (state: NodeTreeState<Answer>) => nodeRows(state).filter((row): row is LevelEndRow => row.kind === 'end');
const nth = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(list.length, 1)];

function expectSound(state: NodeTreeState<Answer>, calls: readonly Call[]): void {
  const asked = state.requests.map(({ at }) => questionOf(at));
  const loading = everyLevel(state).filter(({ level }) => level.status === 'loading');
  expect(loading.map(({ at }) => questionOf(at)).toSorted()).toEqual(asked.toSorted());
  const running = calls.filter(({ isOver, signal }) => !isOver && !signal.aborted).map(({ at }) => questionOf(at));
  expect(new Set(running).size).toBe(running.length);
  expect(asked).toEqual(expect.arrayContaining(running));
  for (const { at, level } of everyLevel(state)) {
    const nodes = nodesOf(level);
    expect(nodes.map(({ id }) => id)).toEqual(idsAt(at).slice(0, nodes.length));
    expect(nodes.every(({ question }) => question === questionOf(at))).toBe(true);
  }
  const keys = nodeRows(state).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
}

type Step = { readonly kind: (typeof KINDS)[number]; readonly which: number };
const KINDS = ['start', 'stop', 'expand', 'expand', 'expand', 'collapse', 'more', 'retry', 'reload', 'search', 'leave'] as const;

/** Does one step, and checks what a step promises at once. */
function take(tree: NodeTree<Answer>, { kind, which }: Step): void {
  const state = tree.getSnapshot();
  if (kind === 'start' || kind === 'stop') return tree.send({ type: kind });
  if (kind === 'leave') return tree.send({ type: 'search', keyword: '' });
  if (kind === 'search') {
    const keyword = nth(['调度', '桥梁', '无'], which) ?? '';
    tree.send({ type: 'search', keyword });
    if (tree.getSnapshot().search?.keyword !== keyword) throw new Error(`${keyword} is not searched for`);
    return;
  }
  if (kind === 'expand' || kind === 'collapse') {
    const row = nth(
      nodeRowsOf(state).filter(({ canOpen, isOpen }) => canOpen && isOpen === (kind === 'collapse')),
      which,
    );
    return row && tree.send({ type: kind, place: row });
  }
  const end = nth(
    endRowsOf(state).filter(({ status }) => (kind === 'retry' ? status === 'failed' : status === 'loaded')),
    which,
  );
  if (!end) return;
  tree.send({ type: kind, at: end.at });
  if (levelAt(tree.getSnapshot(), end.at)?.status !== 'loading') throw new Error(`${kind} was lost`);
}

test('whatever the order of steps, answers and failures, levels hold their own nodes, are asked for once, and never hang', async () => {
  const steps = fc.array(fc.record({ kind: fc.constantFrom(...KINDS), which: fc.nat(9) }), { minLength: 5, maxLength: 25 });
  const failures = fc.array(fc.boolean(), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), steps, failures, async (scheduler, plan, fails) => {
      const calls: Call[] = [];
      const tree = createNodeTree<Answer>(
        {
          async load(at, ask, signal) {
            const call: Call = { at, ...ask, signal, isOver: false };
            const mustFail = fails[calls.push(call) - 1];
            await scheduler.schedule(Promise.resolve(), `${questionOf(at)} ${ask.pageNumber}`);
            call.isOver = true;
            if (mustFail) throw new Error('offline');
            return answerTo(at, ask);
          },
          resolve: async () => [],
        },
        2,
      );
      // A fault found in a listener would be lost in the promise that woke it.
      const faults: unknown[] = [];
      tree.subscribe(() => {
        try {
          expectSound(tree.getSnapshot(), calls);
        } catch (fault) {
          faults.push(fault);
        }
      });
      const { task } = scheduler.scheduleSequence(
        [{ kind: 'start', which: 0 } as const, ...plan].map((step, index) => ({
          label: `${index} ${step.kind}`,
          builder: async () => take(tree, step),
        })),
      );
      await scheduler.waitIdle();
      expect(await task).toEqual({ done: true, faulty: false });
      const idle = tree.getSnapshot();
      expectSound(idle, calls);
      expect(idle.requests).toEqual([]);
      // From any state at all, going on and trying again shows everything there is.
      tree.send({ type: 'search', keyword: '' });
      tree.send({ type: 'start' });
      await scheduler.waitIdle();
      for (let end = endRowsOf(tree.getSnapshot())[0]; end; end = endRowsOf(tree.getSnapshot())[0]) {
        tree.send({ type: end.status === 'failed' ? 'retry' : 'more', at: end.at });
        // oxlint-disable-next-line no-await-in-loop -- each page is known only when the one before it came
        await scheduler.waitIdle();
      }
      expect(nodesOf(shownLevel(tree.getSnapshot())).map(({ id }) => id)).toEqual(idsAt({ at: 'root' }));
      expect(faults).toEqual([]);
    }),
    { numRuns: 1000 },
  );
}, 60_000);

test('a listener hears of changes only, until it has left', async () => {
  const tree = createNodeTree<PickNode>({ load: async () => ({ nodes: [] }), resolve: async () => [] });
  let heard = 0;
  const leave = tree.subscribe(() => void (heard += 1));
  const before = tree.getSnapshot();
  tree.send({ type: 'stop' });
  expect([heard, tree.getSnapshot() === before]).toEqual([0, true]);
  tree.send({ type: 'start' });
  expect(heard).toBe(1);
  leave();
  tree.send({ type: 'stop' });
  expect(heard).toBe(1);
});

test('a source that throws at once, and one that gives up by itself, leave a failure and not a wait', async () => {
  const abort = new DOMException('aborted', 'AbortError');
  for (const error of [new Error('refused'), abort]) {
    const tree = createNodeTree<PickNode>({
      load: () => {
        throw error;
      },
      resolve: async () => [],
    });
    const settled = new Promise<void>((resolve) => tree.subscribe(() => tree.getSnapshot().requests.length === 0 && resolve()));
    tree.send({ type: 'start' });
    // oxlint-disable-next-line no-await-in-loop -- one source after the other
    await settled;
    expect(tree.getSnapshot().root).toMatchObject({ status: 'failed', error });
  }
});
