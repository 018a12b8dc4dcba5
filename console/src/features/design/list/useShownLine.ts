import { useState } from 'react';
import type { ListName } from '../core/types.ts';
import { useWantedPlace } from '../problems/wantedPlace.ts';
import { isListName } from './listItems.ts';
import type { ListOwner, OpenItem } from './listItems.ts';

/** Line of a list that is shown where there is room for one: the one somebody chose, or that holds what is open or wanted. */
export function useShownLine(open: OpenItem | null, owner: ListOwner): readonly [shown: ListName, show: (list: ListName) => void] {
  const [shown, show] = useState<ListName>('columnList');
  const wanted = useWantedPlace();
  const [name] = wanted?.owner === owner ? wanted.path : [];
  const led = isListName(name) ? name : (open?.list ?? null);
  const [before, setBefore] = useState<ListName | null>(null);
  if (led !== before) {
    setBefore(led);
    if (led) show(led);
  }
  return [shown, show];
}
