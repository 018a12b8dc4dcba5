import type { AppHandle } from './app/index.ts';
import type { Opened } from './lock/useUnlock.ts';
import type { CameFrom } from './auth/signInHandoff.ts';
import { LOCK_PATH } from './auth/entry.ts';
import { keepLock, readLock } from './auth/lock.ts';
import type { Lock } from './auth/lock.ts';
import { dropLock } from './auth/lockFlag.ts';
import { safePath } from './auth/safeRedirect.ts';
import { sessionSharing } from './auth/session-sharing/index.ts';
import { resetSession } from './auth/sessionAtom.ts';
import { readTabPerson } from './auth/tabPerson.ts';
import { dropToken, keepToken } from './auth/token.ts';
import { mountLock } from './lock/mountLock.tsx';
import { unlockedElsewhere } from './lock/unlockedElsewhere.ts';

/** An application on the page. */
export interface Shown {
  readonly app: AppHandle;
  readonly container: HTMLElement;
}

/** Functions locking needs of the program around it. */
export interface LockHost {
  readonly replaceAddress: (address: string) => void;
  /** Paints a part in place of what is shown; the returned function of `mount` takes it away. */
  readonly show: (mount: (container: HTMLElement) => Promise<() => void>) => Promise<void>;
  /** Takes what is shown off the page at once, for good. */
  readonly clear: () => void;
  /** Takes what is shown off the page; it stays in memory. */
  readonly setAside: () => void;
  /** Puts an application that was off the page back on it. */
  readonly putBack: (shown: Shown) => void;
  readonly showApp: (from: CameFrom) => Promise<void>;
  /** Leaves the session. */
  readonly leave: () => void;
}

/** The server says that this session is locked, and this tab does not know by whom. */
const lockOfUnknown = (): Lock => ({
  account: '',
  name: '',
  note: '',
  sinceMs: 0,
  returnTo: location.pathname + location.search,
  keptBy: 'server',
});

/**
 * Locks the screen: everything protected is off the page before the lock screen is asked for. Only what holds something typed
 * and not saved stays in memory, off the page, for the same person. @reading R-001
 */
export async function lockScreen(host: LockHost, given: Lock | null, shown: Shown | null): Promise<void> {
  const lock = given ?? readLock() ?? lockOfUnknown();
  keepLock(lock);
  if (lock.keptBy === 'signedOut') dropToken();
  const unsavedCount = shown?.app.freeze() ?? 0;
  let frozen = unsavedCount > 0 ? shown : null;
  if (frozen) {
    frozen.container.remove();
    host.setAside();
  } else {
    host.clear();
    resetSession();
  }
  host.replaceAddress(LOCK_PATH);

  function open() {
    dropLock();
    host.replaceAddress(safePath(lock.returnTo, location.origin));
    if (frozen) host.putBack(frozen);
  }
  let stopFollowing = () => {};
  async function unlock(token: string | null): Promise<Opened> {
    if (token !== null) keepToken(token);
    const opened = await comeBack();
    if (opened === 'shown') stopFollowing();
    return opened;
  }
  async function comeBack(): Promise<Opened> {
    const back = await frozen?.app.thaw(open);
    if (back === 'unknown') return 'unsure';
    if (back === 'same') return 'shown';
    frozen?.app.leave();
    frozen = null;
    open();
    await host.showApp({ kind: 'elsewhere' });
    return 'shown';
  }
  await host.show((container) =>
    mountLock({
      host: container,
      lock,
      unsavedCount,
      async onUnlocked(token) {
        const opened = await unlock(token);
        if (opened === 'shown') sessionSharing.announce(readTabPerson());
        return opened;
      },
      onLeave() {
        stopFollowing();
        frozen?.app.leave();
        host.leave();
      },
    }),
  );
  stopFollowing = unlockedElsewhere(unlock);
}
