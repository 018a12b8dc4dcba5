import { useMemo, useState } from 'react';
import { topEntryOf } from '../../primitives/side-nav/index.ts';
import type { NavItem } from '../../primitives/side-nav/index.ts';
import type { FrameMenu } from './types.ts';

/** The branch with this id among the top entries. */
const branchOf = (items: readonly NavItem[], id: string | null | undefined) =>
  items.find((item) => item.id === id && item.children !== undefined);

/**
 * The top branch whose links the sidebar shows: the one above the current page, again after each navigation, until the
 * person chooses another; on a page below none the resting one. @source shell §2.3, §2.4 (blend)
 * @reading R-321
 */
export function useChosenTop({ items, currentId, restingId }: Pick<FrameMenu, 'items' | 'currentId' | 'restingId'>) {
  const holder = useMemo(() => branchOf(items, topEntryOf(items, currentId))?.id ?? null, [items, currentId]);
  const [chosenId, choose] = useState(holder);
  const place = JSON.stringify([currentId, holder]);
  const [seen, setSeen] = useState(place);
  if (seen !== place) {
    setSeen(place);
    choose(holder);
  }
  return { chosen: branchOf(items, chosenId) ?? branchOf(items, restingId) ?? null, choose };
}
