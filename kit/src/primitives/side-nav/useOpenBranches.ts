import { useMemo, useState } from 'react';
import { branchesAbove } from './branches.ts';
import type { NavMenuProps } from './types.ts';

/** Which branches are open: at first those above the current page, and again after each navigation. */
export function useOpenBranches({ items, currentId }: Pick<NavMenuProps, 'items' | 'currentId'>) {
  const above = useMemo(() => branchesAbove(items, currentId), [items, currentId]);
  const [open, setOpen] = useState<readonly string[]>(above);
  const place = JSON.stringify([currentId, ...above]);
  const [seen, setSeen] = useState(place);
  if (seen !== place) {
    setSeen(place);
    setOpen(above);
  }
  return { above, open, setOpen };
}
