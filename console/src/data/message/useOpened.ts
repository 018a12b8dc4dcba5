import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { messageKeys } from './keys.ts';

const [DOMAIN, KIND] = messageKeys.details;

/** Ids of the messages that were opened while this part is on screen: they are read now, also where a list still says otherwise. */
export function useOpened(): ReadonlySet<string> {
  const queries = useQueryClient();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  useEffect(
    () =>
      queries.getQueryCache().subscribe((event) => {
        const [domain, kind, id] = event.query.queryKey;
        if (event.type !== 'updated' || event.action.type !== 'success' || domain !== DOMAIN || kind !== KIND) return;
        if (typeof id === 'string') setOpened((now) => (now.has(id) ? now : new Set(now).add(id)));
      }),
    [queries],
  );
  return opened;
}
