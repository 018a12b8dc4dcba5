import type { TreeRow } from './fullTree.ts';

/** Found rows in their tree. */
export interface FoundTree {
  readonly roots: readonly TreeRow[];
  /** Rows below those on the way down to a found one, as far as they were found. */
  readonly below: ReadonlyMap<string, readonly TreeRow[]>;
}

/**
 * Found rows below those on the way down to them, each once, in the order of the answer. A found row nothing was found
 * below keeps what the server says of it, so that it can be opened.
 * @param above the rows above a found one, from the top; none without a search, so that the rows stay as they came
 * @reading R-480
 */
export function foundTree(found: readonly TreeRow[], above: (row: TreeRow) => readonly TreeRow[]): FoundTree {
  const roots = new Map<string, TreeRow>();
  const below = new Map<string, Map<string, TreeRow>>();
  // A found row that is on the way to another is met as its parent first, and says more itself.
  const own = new Map(found.map((row) => [row.id, row]));
  for (const row of found) {
    let level = roots;
    for (const parent of above(row)) {
      level.set(parent.id, own.get(parent.id) ?? { ...parent, isLeaf: false, children: [] });
      level = below.get(parent.id) ?? new Map<string, TreeRow>();
      below.set(parent.id, level);
    }
    level.set(row.id, row);
  }
  return {
    roots: [...roots.values()],
    below: new Map([...below].map(([id, rows]) => [id, [...rows.values()]])),
  };
}
