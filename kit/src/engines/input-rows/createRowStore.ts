import { createChanges } from './changes.ts';
import { sumOf, summed } from './sums.ts';
import type { Change, Row, RowId, RowStore, Step } from './types.ts';

/** Listeners by what they listen to. */
function listeners<Key>() {
  const all = new Map<Key, Set<() => void>>();
  return {
    add: (key: Key, listener: () => void) => {
      const own = all.get(key) ?? new Set();
      all.set(key, own.add(listener));
      return () => void own.delete(listener);
    },
    wake: (key: Key) => all.get(key)?.forEach((listener) => listener()),
  };
}

/** Listeners of rows; a row that was told of has another version. */
function rowListeners() {
  const { add, wake } = listeners<RowId>();
  const versions = new Map<RowId, number>();
  return {
    add,
    versionOf: (id: RowId): number => versions.get(id) ?? 0,
    wake: (id: RowId) => {
      versions.set(id, (versions.get(id) ?? 0) + 1);
      wake(id);
    },
  };
}

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

/** Sums of some members over all rows; what has changed is added to them. */
function runningSums(fields: readonly string[]) {
  let sums: Record<string, string> = {};
  return {
    addAll: (rows: readonly Row[]) => {
      sums = Object.fromEntries(fields.map((field) => [field, sumOf(rows.map((row) => row[field]))]));
    },
    change: (less: Row | undefined, more: Row | undefined, only?: string) => {
      for (const field of only === undefined ? fields : fields.includes(only) ? [only] : [])
        sums[field] = summed(sums[field] ?? '0', less?.[field], more?.[field]);
    },
    of: (field: string): string => sums[field] ?? '0',
  };
}

/** Names of the rows in their order, once a row was moved, put in or taken out. */
function inOrder(ids: readonly RowId[], step: Extract<Step, { readonly kind: 'move' | 'insert' | 'remove' }>): RowId[] {
  const next = [...ids];
  if (step.kind === 'move') next.splice(step.to, 0, ...next.splice(step.from, 1));
  else if (step.kind === 'insert') next.splice(step.at, 0, step.id);
  else next.splice(step.at, 1);
  return next;
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
  const sums = runningSums(summedFields);
  const changes = createChanges();
  const ofIds = listeners<'ids'>();
  const ofRow = rowListeners();
  const ofSums = listeners<'sums'>();

  function load(given: readonly Row[]) {
    ids = given.map(newId);
    byId.clear();
    given.forEach((row, at) => byId.set(ids[at] as RowId, row));
    sums.addAll(given);
    rows = given;
    changes.forget();
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
        sums.change(before, after, step.field);
        touched.add(step.id);
        continue;
      }
      isMoved = true;
      ids = inOrder(ids, step);
      if (step.kind === 'insert') {
        byId.set(step.id, step.row);
        sums.change(undefined, step.row);
      } else if (step.kind === 'remove') {
        sums.change(byId.get(step.id), undefined);
        byId.delete(step.id);
      }
    }
    tell(touched, isMoved);
    if (isOfRows) onChange(store.rows());
  }
  function tell(touched: Iterable<RowId>, isMoved: boolean) {
    for (const id of touched) ofRow.wake(id);
    if (isMoved) ofIds.wake('ids');
    ofSums.wake('sums');
  }

  /** A removed row as it was last, so that taking the removal back brings all of it. */
  const asNow = (step: Step): Step => (step.kind === 'remove' ? { ...step, row: byId.get(step.id) ?? step.row } : step);
  const takeBack = ({ steps }: Change) => carryOut(steps.toReversed().map(inverse).map(asNow));

  const store: RowStore = {
    ids: () => ids,
    rows: () => (rows ??= ids.map((id) => byId.get(id) as Row)),
    row: (id) => byId.get(id),
    subscribeIds: (listener) => ofIds.add('ids', listener),
    subscribeRow: (id, listener) => ofRow.add(id, listener),
    versionOf: ofRow.versionOf,
    wakeRow: ofRow.wake,
    sum: sums.of,
    subscribeSums: (listener) => ofSums.add('sums', listener),
    newId,
    apply(change) {
      if (change.steps.length === 0) return;
      const steps = change.steps.map(asNow);
      changes.remember({ ...change, steps });
      carryOut(steps);
    },
    undo() {
      const change = changes.back();
      if (change) takeBack(change);
      return change;
    },
    redo() {
      const change = changes.again();
      if (change) carryOut(change.steps.map(asNow));
      return change;
    },
    revert(stay) {
      const change = changes.drop(stay);
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
        sums.change(byId.get(id), row);
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
