import { leavesBeforeRows } from './treeColumns.ts';
import type { RowTree } from './types.ts';

/** States of a row's checkbox. */
export type CheckState = 'none' | 'half' | 'all';

/**
 * Checked leaves of a tree, and the state of every row above: `all` when every leaf below is, `half`
 * when some are. One number per row; never changed, only replaced.
 * @reading R-196
 */
export interface Cascade {
  readonly states: Uint8Array;
  /** Checked leaves below a row that shows `half`; what it says of other rows is not looked at. */
  readonly counts: Uint32Array;
  /** Leaves that keep their state whatever is done above them, rising. */
  readonly locked: readonly number[];
  readonly checkedLeaves: number;
}

const NONE = 0;
const HALF = 1;
const ALL = 2;
const STATES: readonly CheckState[] = ['none', 'half', 'all'];

interface CascadeAsk {
  /** Leaves that are checked; a row with children stands for the leaves below it. */
  readonly checked?: Iterable<number>;
  /** Rows that may not be changed; only the leaves among them count. */
  readonly locked?: readonly number[];
}

/** The cascade of a tree: costs the rows that are checked, not those that are there. */
export function cascadeOf<T>(tree: RowTree<T>, { checked = [], locked = [] }: CascadeAsk = {}): Cascade {
  const draft = draftOf(tree, {
    states: new Uint8Array(tree.size),
    counts: new Uint32Array(tree.size),
    locked: locked.filter((row) => !tree.hasChildren(row)).toSorted((a, b) => a - b),
    checkedLeaves: 0,
  });
  for (const row of checked) fill(draft, row, true);
  return done(draft);
}

/** State of a row's checkbox. */
export const checkStateOf = ({ states }: Cascade, row: number): CheckState => STATES[states[row] ?? NONE] ?? 'none';

/** The cascade with every free leaf at or below a row checked or not: a fill of its range, then the counts above it. */
export function setChecked<T>(tree: RowTree<T>, cascade: Cascade, row: number, isChecked: boolean): Cascade {
  return setLeaves(tree, cascade, [row], isChecked);
}

/** The same for some rows at once. */
export function setLeaves<T>(tree: RowTree<T>, cascade: Cascade, rows: Iterable<number>, isChecked: boolean): Cascade {
  const draft = draftOf(tree, { ...cascade, states: cascade.states.slice(), counts: cascade.counts.slice() });
  for (const row of rows) {
    fill(draft, row, isChecked);
    for (const leaf of lockedIn(tree, cascade, row)) fill(draft, leaf, cascade.states[leaf] === ALL);
  }
  return done(draft);
}

/** The cascade after the checkbox of a row is pressed: takes away when every free leaf below is checked, else adds the rest. */
export function toggleChecked<T>(tree: RowTree<T>, cascade: Cascade, row: number): Cascade {
  return setChecked(tree, cascade, row, !isFull(tree, cascade, [row]));
}

/** True when nothing is left to check at and below some rows: no leaf that is free and not checked. */
export function isFull<T>(tree: RowTree<T>, cascade: Cascade, rows: Iterable<number>): boolean {
  const leavesBefore = leavesBeforeRows(tree);
  for (const row of rows) {
    const missing = leavesIn(tree, leavesBefore, row) - checkedIn(tree, cascade, leavesBefore, row);
    if (missing > 0 && missing > lockedIn(tree, cascade, row).filter((leaf) => cascade.states[leaf] !== ALL).length) return false;
  }
  return true;
}

/**
 * Ids of what is checked, in the order of the tree: the `leaves`, `all` rows that show as checked, or the `tops`, that is,
 * a row with everything below it as one.
 */
export function checkedIds<T>(tree: RowTree<T>, { states }: Cascade, which: 'leaves' | 'tops' | 'all'): string[] {
  const ids: string[] = [];
  for (let row = states.indexOf(ALL); row >= 0;) {
    if (which !== 'leaves' || !tree.hasChildren(row)) ids.push(tree.idOf(row));
    row = states.indexOf(ALL, which === 'tops' ? tree.subtreeEnd(row) : row + 1);
  }
  return ids;
}

/** A cascade while it is worked on; its arrays are its own. */
interface Draft extends Cascade {
  readonly tree: Pick<RowTree<unknown>, 'parent' | 'subtreeEnd'>;
  readonly leavesBefore: Uint32Array;
  checkedLeaves: number;
}

const draftOf = <T>(tree: RowTree<T>, cascade: Cascade): Draft => ({ ...cascade, tree, leavesBefore: leavesBeforeRows(tree) });

const done = ({ states, counts, locked, checkedLeaves }: Draft): Cascade => ({ states, counts, locked, checkedLeaves });

function fill(draft: Draft, row: number, isChecked: boolean): void {
  const { tree, states, counts, leavesBefore } = draft;
  const before = checkedIn(tree, draft, leavesBefore, row);
  const more = (isChecked ? leavesIn(tree, leavesBefore, row) : 0) - before;
  states.fill(isChecked ? ALL : NONE, row, tree.subtreeEnd(row));
  if (more === 0) return;
  draft.checkedLeaves += more;
  for (let above = tree.parent(row); above >= 0; above = tree.parent(above)) {
    const checked = checkedIn(tree, draft, leavesBefore, above) + more;
    counts[above] = checked;
    states[above] = checked === 0 ? NONE : checked === leavesIn(tree, leavesBefore, above) ? ALL : HALF;
  }
}

type Ends = Pick<RowTree<unknown>, 'subtreeEnd'>;

const leavesIn = (tree: Ends, leavesBefore: Uint32Array, row: number) =>
  (leavesBefore[tree.subtreeEnd(row)] ?? 0) - (leavesBefore[row] ?? 0);

function checkedIn(tree: Ends, { states, counts }: Pick<Cascade, 'states' | 'counts'>, leavesBefore: Uint32Array, row: number): number {
  if (states[row] === HALF) return counts[row] ?? 0;
  return states[row] === ALL ? leavesIn(tree, leavesBefore, row) : 0;
}

function lockedIn(tree: Ends, { locked }: Cascade, row: number): readonly number[] {
  if (locked.length === 0) return locked;
  const end = tree.subtreeEnd(row);
  return locked.filter((leaf) => leaf >= row && leaf < end);
}
