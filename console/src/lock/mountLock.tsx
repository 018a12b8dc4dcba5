import type { Lock } from '../auth/lock.ts';
import { LOCK_PATH } from '../auth/entry.ts';
import { LockPage } from './LockPage.tsx';
import { mountAside } from './mountAside.tsx';
import { unlocking } from './unlock.ts';
import type { OnUnlocked } from './useUnlock.ts';

export interface LockMount {
  readonly host: HTMLElement;
  readonly lock: Lock;
  readonly unsavedCount: number;
  /** Open again; with a token where the session had to be begun anew. */
  readonly onUnlocked: OnUnlocked;
  /** To sign in as somebody else. */
  readonly onLeave: () => void;
}

/** Paints the lock screen. No way of the browser leads past it. @source shell §2.2 rule 2 */
export async function mountLock({ host, lock, unsavedCount, onUnlocked, onLeave }: LockMount): Promise<() => void> {
  // It ends a moment after what is behind the lock is back.
  const stay = () => host.isConnected && History.prototype.replaceState.call(history, null, '', LOCK_PATH);
  window.addEventListener('popstate', stay);
  const unmount = await mountAside(
    host,
    <LockPage lock={lock} unsavedCount={unsavedCount} unlock={unlocking(lock.keptBy)} onUnlocked={onUnlocked} onLeave={onLeave} />,
  );
  return () => {
    window.removeEventListener('popstate', stay);
    unmount();
  };
}
