import { useMemo, useState } from 'react';
import { branchesAbove } from './branches.ts';
import type { NavData, NavTreeOptions } from './types.ts';

/**
 * Open branches: at first those above the current page, or the resting one where none is, and again after each
 * navigation. @source shell §2.3
 */
export function useOpenBranches<N extends NavData<N>>({ items, currentId, restingId }: NavTreeOptions<N>) {
  const above = useMemo(() => branchesAbove(items, currentId), [items, currentId]);
  const resting = above.length === 0 ? items.find((item) => item.id === restingId && item.children !== undefined) : undefined;
  const start = resting ? [resting.id] : above;
  const [open, setOpen] = useState<readonly string[]>(start);
  const place = JSON.stringify([currentId, ...start]);
  const [seen, setSeen] = useState(place);
  if (seen !== place) {
    setSeen(place);
    setOpen(start);
  }
  return { above, open, setOpen };
}
