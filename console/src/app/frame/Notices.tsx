import { useStore } from '@nanostores/react';
import { lazyPart, useLazyPart } from '@milepost/kit/lazy';
import { useEffect, useSyncExternalStore } from 'react';
import { connection } from '../../browser/connection.ts';
import type { AppContext } from '../start/appContext.ts';

const bar = lazyPart(async () => (await import('./NoticeBar.tsx')).default);
const SLOW = { read: 'slowRead', write: 'slowWrite' } as const;

/**
 * Notices that concern every page: no connection, an answer that is late, a new build, a load the server asked for, a changed
 * menu. One at a time.
 */
export function Notices({ server, notice }: Pick<AppContext, 'server' | 'notice'>) {
  const isOnline = useSyncExternalStore(subscribeOnline, () => navigator.onLine);
  const { kind: link } = useStore(connection.state);
  const waiting = useStore(notice);
  const slow = useStore(server.slowCalls.kind);
  // Without a network it could not be fetched any more.
  useEffect(() => void bar.fetch().catch(() => undefined), []);
  const lost = !isOnline ? 'offline' : link === 'down' ? 'unreachable' : null;
  const late = slow === 'nothing' ? null : SLOW[slow];
  const kind = lost ?? late ?? (waiting === 'nothing' ? null : waiting);
  const part = useLazyPart(bar, kind !== null);
  if (!kind || part.status !== 'here') return null;
  return <part.part kind={kind} onGiveUp={server.slowCalls.giveUp} onTryNow={connection.tryNow} onClose={() => notice.set('nothing')} />;
}

function subscribeOnline(change: () => void): () => void {
  window.addEventListener('online', change);
  window.addEventListener('offline', change);
  return () => {
    window.removeEventListener('online', change);
    window.removeEventListener('offline', change);
  };
}
