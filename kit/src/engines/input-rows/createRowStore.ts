import { sumOf, summed } from './sums.ts';
import type { Change, Row, RowId, RowStore, Step } from './types.ts';

/** Changes that can be taken back. */
const MOST_CHANGES = 100;

const inverse = (step: Step): Step => {
  switch (step.kind) {
    case 'set':
    case 'text':
      return { ...step, before: step.after, after: step.before };
    case 'insert':
      return { ...step, kind: 'remove' };
    case 'remove':
      return { ...step, kind: 'insert' };
    case 'move':
      return { kind: 'move', from: step.to, to: step.from };
  }
};

const isSameCell = (one: Step, other: Step): boolean =>
  (one.kind === 'set' || one.kind === 'text') && one.kind === other.kind && one.id === other.id && one.field === other.field;

const isNothing = (step: Step): boolean => (step.kind === 'set' || step.kind === 'text') && Object.is(step.before, step.after);

/** Steps of one stay in a cell: from how a cell was at first to how it is now. */
const merged = (before: readonly Step[], steps: readonly Step[]): readonly Step[] => [
  ...before.filter((old) => !steps.some((step) => isSameCell(old, step))),
  ...steps.map((step) => {
    const begun = before.find((old) => isSameCell(old, step));
    return begun && 'before' in begun && 'before' in step ? { ...step, before: begun.before } : step;
  }),
];

/** Listeners by what they listen to. */
function listeners<Key>() {
  const all = new Map<Key, Set<() => void>>();
  return {
    add(key: Key, listener: () => void) {
      const own = all.get(key) ?? new Set();
      all.set(key, own.add(listener));
      return () => void own.delete(listener);
    },
    wake: (key: Key) => all.get(key)?.forEach((listener) => listener()),
  };
}

/**
 * Rows that a person fills in: each has a name of its own, changes can be taken back and done again, and sums follow by the
 * difference.
 * @param summedFields members that are added up
 * @param onChange called after every change of the rows but those that were received
 * @param onText called with the text that stands in a cell from now on in place of a value
 */
export function createRowStore(
  first: readonly Row[],
  summedFields: readonly string[],
  onChange: (rows: readonly Row[]) => void = () => {},
  onText: (id: RowId, field: string, text: unknown) => void = () => {},
): RowStore {
  let last: RowId = 0;
  const newId = () => (last += 1);
  let ids: RowId[] = [];
  const byId = new Map<RowId, Row>();
  let rows: readonly Row[] | null = null;
  let sums: Record<string, string> = {};
  const done: Change[] = [];
  const undone: Change[] = [];
  const ofIds = listeners<'ids'>();
  const ofRow = listeners<RowId>();
  const versions = new Map<RowId, number>();
  function wakeRow(id: RowId) {
    versions.set(id, (versions.get(id) ?? 0) + 1);
    ofRow.wake(id);
  }
  const ofSums = listeners<'sums'>();

  function addUp(less: Row | undefined, more: Row | undefined, only?: string) {
    for (const field of only === undefined ? summedFields : summedFields.includes(only) ? [only] : [])
      sums[field] = summed(sums[field] ?? '0', less?.[field], more?.[field]);
  }
  function load(given: readonly Row[]) {
    ids = given.map(newId);
    byId.clear();
    given.forEach((row, at) => byId.set(ids[at] as RowId, row));
    sums = Object.fromEntries(summedFields.map((field) => [field, sumOf(given.map((row) => row[field]))]));
    rows = given;
    done.length = 0;
    undone.length = 0;
  }
  load(first);

  /** Carries steps out and tells whom they concern. */
  function carryOut(steps: readonly Step[]) {
    const touched = new Set<RowId>();
    let isMoved = false;
    const isOfRows = steps.some(({ kind }) => kind !== 'text');
    if (isOfRows) rows = null;
    for (const step of steps) {
      if (step.kind === 'text') {
        onText(step.id, step.field, step.after);
        touched.add(step.id);
        continue;
      }
      if (step.kind === 'set') {
        const before = byId.get(step.id);
        if (!before) continue;
        const after = { ...before, [step.field]: step.after };
        byId.set(step.id, after);
        addUp(before, after, step.field);
        touched.add(step.id);
        continue;
      }
      isMoved = true;
      ids = [...ids];
      if (step.kind === 'move') ids.splice(step.to, 0, ...ids.splice(step.from, 1));
      else if (step.kind === 'insert') {
        ids.splice(step.at, 0, step.id);
        byId.set(step.id, step.row);
        addUp(undefined, step.row);
      } else {
        ids.splice(step.at, 1);
        addUp(byId.get(step.id), undefined);
        byId.delete(step.id);
      }
    }
    tell(touched, isMoved);
    if (isOfRows) onChange(store.rows());
  }
  function tell(touched: Iterable<RowId>, isMoved: boolean) {
    for (const id of touched) wakeRow(id);
    if (isMoved) ofIds.wake('ids');
    ofSums.wake('sums');
  }

  /** A removed row as it was last, so that taking the removal back brings all of it. */
  const asNow = (step: Step): Step => (step.kind === 'remove' ? { ...step, row: byId.get(step.id) ?? step.row } : step);
  const takeBack = ({ steps }: Change) => carryOut(steps.toReversed().map(inverse).map(asNow));

  function remember(change: Change) {
    undone.length = 0;
    const before = done.at(-1);
    if (before && change.stay !== undefined && before.stay === change.stay) {
      const steps = merged(before.steps, change.steps);
      done.pop();
      // What has been typed and taken back again is no change.
      if (!steps.every(isNothing)) done.push({ ...change, steps });
      return;
    }
    if (change.steps.every(isNothing)) return;
    done.push(change);
    if (done.length > MOST_CHANGES) done.shift();
  }

  const store: RowStore = {
    ids: () => ids,
    rows: () => (rows ??= ids.map((id) => byId.get(id) as Row)),
    row: (id) => byId.get(id),
    subscribeIds: (listener) => ofIds.add('ids', listener),
    subscribeRow: (id, listener) => ofRow.add(id, listener),
    versionOf: (id) => versions.get(id) ?? 0,
    wakeRow,
    sum: (field) => sums[field] ?? '0',
    subscribeSums: (listener) => ofSums.add('sums', listener),
    newId,
    apply(change) {
      if (change.steps.length === 0) return;
      const steps = change.steps.map(asNow);
      remember({ ...change, steps });
      carryOut(steps);
    },
    undo() {
      const change = done.pop();
      if (!change) return null;
      undone.push(change);
      takeBack(change);
      return change;
    },
    redo() {
      const change = undone.pop();
      if (!change) return null;
      done.push(change);
      carryOut(change.steps.map(asNow));
      return change;
    },
    revert(stay) {
      if (done.at(-1)?.stay !== stay) return;
      const change = done.pop();
      if (change) takeBack(change);
    },
    receive(given) {
      if (given === rows) return false;
      const now = store.rows();
      if (given.length !== now.length) {
        load(given);
        tell([], true);
        return true;
      }
      // The same number of rows: a calculation, or a record that was loaded anew. Each place keeps its name.
      const touched: RowId[] = [];
      given.forEach((row, at) => {
        if (row === now[at]) return;
        const id = ids[at] as RowId;
        addUp(byId.get(id), row);
        byId.set(id, row);
        touched.push(id);
      });
      rows = given;
      tell(touched, false);
      return touched.length > 0;
    },
  };
  return store;
}
