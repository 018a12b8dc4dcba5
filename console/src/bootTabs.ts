import { LOCK_PATH, PUBLIC_PATHS } from './auth/entry.ts';
import { sessionSharing } from './auth/session-sharing/index.ts';
import type { Offer, SessionSharing } from './auth/session-sharing/index.ts';
import { keepLock, lockIn } from './auth/lock.ts';
import { LOCK_KEY, isLockStored } from './auth/lockFlag.ts';
import { keepTabPerson, readTabPerson } from './auth/tabPerson.ts';
import { $token, keepToken } from './auth/token.ts';
import { safeRedirect } from './auth/safeRedirect.ts';
import { watchLastUsed } from './browser/lastUsed.ts';
import { sessionShelf } from './browser/storage.ts';

/** Time a tab that was too busy to answer has while the login page is shown. @reading R-435 */
const LATE_MS = 5000;

/** Mark of the entry of the history a person left their session at: a reload asks no other tab. @reading R-436 */
export interface LeftState {
  readonly left?: boolean;
}

const isPublic = (path: string) => path !== PUBLIC_PATHS.login && Object.values<string>(PUBLIC_PATHS).includes(path);

/** Session of this tab, as another one may have it. */
function offerNow(usedAtMs: number): Offer | null {
  const token = $token.get();
  const isLocked = isLockStored(token !== null);
  const person = readTabPerson();
  if (person === null || (token === null && !isLocked)) return null;
  return { token, lock: isLocked ? sessionShelf.getItem(LOCK_KEY) : null, person, usedAtMs };
}

/** Answers tabs that ask for a session, while one is on screen here. */
export function answerOtherTabs(isOnScreen: () => boolean): void {
  const lastUsed = watchLastUsed();
  sessionSharing.answerWith(() => (isOnScreen() ? offerNow(lastUsed()) : null));
}

/** Address within the console the person wanted, as a path of this origin. @source shell §2.2 rule 1 */
export function goalHere(): string {
  const { pathname, search, hash, origin } = location;
  if (pathname === LOCK_PATH) return '/';
  if (pathname !== PUBLIC_PATHS.login) return pathname + search + hash;
  return safeRedirect(search, origin);
}

/** Makes a session of another tab this tab's own. @param goal page to come to, after unlocking where it is locked */
export function takeOffer({ token, lock, person }: Offer, goal: string): void {
  if (token !== null) keepToken(token);
  if (lock !== null) keepLock({ ...lockIn(lock), returnTo: goal });
  keepTabPerson(person);
}

/** Answer to the question of a page that has just been loaded; nothing is asked where a session is here or none is wanted. @reading R-435 */
export async function askOnLoad(): Promise<{ readonly offer: Offer | null; readonly isUnanswered: boolean }> {
  const isLeft = (history.state as LeftState | null)?.left === true;
  const hasOwn = $token.get() !== null || isLockStored(false);
  if (hasOwn || isLeft || isPublic(location.pathname)) return { offer: null, isUnanswered: false };
  return sessionSharing.ask({ person: readTabPerson() });
}

/** Typed or pasted by a person, not filled in by the browser. */
const isTyping = (event: Event) => event instanceof InputEvent && event.inputType !== '' && event.inputType !== 'insertReplacementText';

interface Waiting {
  /** Element the login page is in. */
  readonly container: HTMLElement;
  /** A tab had not answered when the login page came. */
  readonly isUnanswered: boolean;
  readonly enter: (offer: Offer) => unknown;
  /** Given by tests. */
  readonly sharing?: SessionSharing;
}

/**
 * Waits at the login page for a person who signs in or unlocks in another tab: this one enters with them, unless somebody has begun
 * to type here. The returned function ends the waiting. @reading R-437
 */
export function waitAtLogin({ container, isUnanswered, enter, sharing = sessionSharing }: Waiting): () => void {
  let isOver = false;
  let hasTyped = false;
  container.addEventListener('input', (event) => (hasTyped ||= isTyping(event)), { capture: true });
  container.addEventListener('submit', () => (hasTyped = true), { capture: true });
  const isInUse = () => hasTyped && [...container.querySelectorAll('input')].some(({ value }) => value !== '');
  async function askFor(person: string | null, answerMs?: number) {
    if (isInUse()) return;
    const { offer } = await sharing.ask({ person, ...(answerMs !== undefined && { answerMs }) });
    if (offer && !isOver && !isInUse()) enter(offer);
  }
  if (isUnanswered) void askFor(readTabPerson(), LATE_MS);
  const stop = sharing.onEntered((person) => {
    const own = readTabPerson();
    if (own === null || own === person) void askFor(person);
  });
  return () => {
    isOver = true;
    stop();
  };
}
