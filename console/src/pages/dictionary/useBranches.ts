import { useMemo, useState } from 'react';
import { branchIds } from './branches.ts';
import type { Nested } from './branches.ts';

/** Opening and closing of a tree list. */
export interface Branches {
  readonly expandedIds: ReadonlySet<string>;
  readonly setExpandedIds: (ids: ReadonlySet<string>) => void;
  readonly areAllOpen: boolean;
  readonly expandAll: () => void;
  readonly collapseAll: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * A tree opens whole, because it is read as one list; what a person opened and closed stays so while the list is read
 * again. `about` is what the list answers, its keyword and filter: another opens the tree again, so that what was found
 * can be seen.
 */
export function useBranches(nodes: readonly Nested[], about: string): Branches {
  const all = useMemo(() => branchIds(nodes), [nodes]);
  const [chosen, setChosen] = useState<{ readonly about: string; readonly ids: ReadonlySet<string> } | null>(null);
  const expandedIds = chosen?.about === about ? chosen.ids : all;
  return useMemo(() => {
    const choose = (ids: ReadonlySet<string>) => setChosen({ about, ids });
    return {
      expandedIds,
      setExpandedIds: choose,
      areAllOpen: [...all].every((id) => expandedIds.has(id)),
      expandAll: () => setChosen(null),
      collapseAll: () => choose(NONE),
    };
  }, [about, all, expandedIds]);
}
