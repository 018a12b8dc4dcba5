import type { AreaNode } from '@milepost/openapi/domains/area';

/** Found areas in their tree. */
export interface FoundTree {
  readonly roots: readonly AreaNode[];
  /** Areas below those on the way down to a found one, as far as it was found. */
  readonly below: ReadonlyMap<string, readonly AreaNode[]>;
}

/**
 * Found areas below those on the way down to them, each once, in the order of the answer. A found area nothing was found
 * below keeps what the server says of it, so that it can be opened. @reading R-480
 */
export function foundTree(found: readonly AreaNode[]): FoundTree {
  const nodes = new Map<string, AreaNode>();
  const roots = new Map<string, AreaNode>();
  const below = new Map<string, Map<string, AreaNode>>();
  // A found area that is on the way to another is met as its parent first, and says more itself.
  const own = new Map(found.map((area) => [area.id, area]));
  for (const area of found) {
    let level = roots;
    for (const parent of area.parents) {
      const node = nodes.get(parent.id) ?? own.get(parent.id) ?? { ...parent, isLeaf: false, children: [], parents: [] };
      nodes.set(parent.id, node);
      level.set(parent.id, node);
      level = below.get(parent.id) ?? new Map<string, AreaNode>();
      below.set(parent.id, level);
    }
    level.set(area.id, area);
  }
  return {
    roots: [...roots.values()],
    below: new Map([...below].map(([id, rows]) => [id, [...rows.values()]])),
  };
}
