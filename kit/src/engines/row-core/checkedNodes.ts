import { cascadeOf, checkStateOf, checkedIds, isFull, setChecked, setLeaves, toggleChecked } from './cascade.ts';
import type { Cascade } from './cascade.ts';
import type { RowTree } from './types.ts';

/** Checked nodes of a tree, named by their leaves; made by `checkedNodes`, and by a tree when a node is pressed. Never changed. */
export interface CheckedNodes {
  /** Number of checked leaves, those included that this tree does not have. */
  readonly count: number;
  /** Ids of the checked leaves, in the order of the tree. Written out when asked for the first time. */
  readonly ids: () => ReadonlySet<string>;
  /** Functions that read and change a value. They come with the value, so that a tree without checkboxes does not carry it. */
  readonly cascading: Cascading;
}

/** Facts of a value that a tree has made: they need not be worked out again. */
interface Known {
  /** The tree itself: with another one the value is worked out anew. */
  readonly tree: object;
  readonly cascade: Cascade;
  /** Ids that the tree does not have. They are kept. @reading R-180 */
  readonly strangers: readonly string[];
}

const known = new WeakMap<CheckedNodes, Known>();

/** Nodes checked by id. A node with children stands for all leaves below it. */
export function checkedNodes(ids: Iterable<string>): CheckedNodes {
  const set: ReadonlySet<string> = new Set(ids);
  return { count: set.size, ids: () => set, cascading: CASCADING };
}

/** Functions on checked nodes over a tree. */
export type Cascading = typeof CASCADING;
const CASCADING = { cascadeFor, withCascade, checkStateOf, isFull, setChecked, setLeaves, toggleChecked };

/** Nothing is checked. */
export const checkedNone: CheckedNodes = /* @__PURE__ */ checkedNodes([]);

/** The cascade of a value over a tree; one pass over the tree unless the tree made the value itself. */
export function cascadeFor<T>(tree: RowTree<T>, value: CheckedNodes, locked: readonly number[]): Cascade {
  return knownFor(tree, value, locked).cascade;
}

/** The value after a change of its cascade. */
export function withCascade<T>(
  tree: RowTree<T>,
  value: CheckedNodes,
  locked: readonly number[],
  change: (cascade: Cascade) => Cascade,
): CheckedNodes {
  const before = knownFor(tree, value, locked);
  const cascade = change(before.cascade);
  let ids: ReadonlySet<string> | undefined;
  const next: CheckedNodes = {
    count: cascade.checkedLeaves + before.strangers.length,
    ids: () => (ids ??= new Set([...checkedIds(tree, cascade, 'leaves'), ...before.strangers])),
    cascading: CASCADING,
  };
  known.set(next, { tree, cascade, strangers: before.strangers });
  return next;
}

function knownFor<T>(tree: RowTree<T>, value: CheckedNodes, locked: readonly number[]): Known {
  const found = known.get(value);
  if (found?.tree === tree) return found;
  const rows: number[] = [];
  const strangers: string[] = [];
  for (const id of value.ids()) {
    const row = tree.indexOf(id);
    if (row < 0) strangers.push(id);
    else rows.push(row);
  }
  const made = { tree, cascade: cascadeOf(tree, { checked: rows, locked }), strangers };
  known.set(value, made);
  return made;
}
