import { useStore } from '@nanostores/react';
import { latePart, useLatePart } from '@milepost/kit/late-part';
import { useEffect, useState } from 'react';
import type { AppWorld } from './worldTypes.ts';

const bar = latePart(async () => (await import('./NoticeBar.tsx')).default);
const SLOW = { read: 'slowRead', write: 'slowWrite' } as const;

/** What concerns every page: no network, an answer that is late, a new version, a load the server asked for. One at a time. */
export function Notices({ world }: { readonly world: AppWorld }) {
  const isOffline = useOffline(world);
  const wantsReload = useStore(world.wantsReload);
  const slow = useStore(world.slowCalls.kind);
  // Without a network it could not be fetched any more.
  useEffect(() => void bar.fetch().catch(() => undefined), []);
  const kind = isOffline ? 'offline' : slow !== 'nothing' ? SLOW[slow] : wantsReload ? 'reload' : null;
  const late = useLatePart(bar, kind !== null);
  if (!kind || late.status !== 'here') return null;
  return <late.part kind={kind} onGiveUp={world.slowCalls.giveUp} />;
}

/** Whether the browser has no network; reads that failed meanwhile are made again when it is back. */
function useOffline({ queries }: AppWorld): boolean {
  const [isOffline, setOffline] = useState(() => !navigator.onLine);
  useEffect(() => {
    const change = () => {
      setOffline(!navigator.onLine);
      if (navigator.onLine) void queries.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
    };
    window.addEventListener('online', change);
    window.addEventListener('offline', change);
    return () => {
      window.removeEventListener('online', change);
      window.removeEventListener('offline', change);
    };
  }, [queries]);
  return isOffline;
}
