import { useStore } from '@nanostores/react';
import { lazyPart, useLazyPart } from '@milepost/kit/lazy';
import { useEffect, useState } from 'react';
import type { AppContext, ServerContext } from '../start/appContext.ts';

const bar = lazyPart(async () => (await import('./NoticeBar.tsx')).default);
const SLOW = { read: 'slowRead', write: 'slowWrite' } as const;

/** Notices that concern every page: no network, an answer that is late, a new version, a load the server asked for. One at a time. */
export function Notices({ server, wantsReload: asked }: Pick<AppContext, 'server' | 'wantsReload'>) {
  const isOffline = useOffline(server);
  const wantsReload = useStore(asked);
  const slow = useStore(server.slowCalls.kind);
  // Without a network it could not be fetched any more.
  useEffect(() => void bar.fetch().catch(() => undefined), []);
  const kind = isOffline ? 'offline' : slow !== 'nothing' ? SLOW[slow] : wantsReload ? 'reload' : null;
  const late = useLazyPart(bar, kind !== null);
  if (!kind || late.status !== 'here') return null;
  return <late.part kind={kind} onGiveUp={server.slowCalls.giveUp} />;
}

/** True while the browser has no network; reads that failed meanwhile are made again when it is back. */
function useOffline({ queries }: Pick<ServerContext, 'queries'>): boolean {
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
