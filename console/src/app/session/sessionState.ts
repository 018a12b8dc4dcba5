import type { CurrentUser } from '@milepost/openapi/domains/current-user';
import type { RouterHistory } from '@tanstack/history';
import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type { Api } from '../../data/api/index.ts';
import type { EndReason } from '../../login/endReason.ts';
import type { Lock } from '../../auth/lock.ts';
import type { TabMessage, Tabs } from '../../browser/tabs.ts';
import { dropToken } from '../../auth/token.ts';

/** State of the session. While it is `ended` the person signs in again over the page. */
export type SessionState =
  | { readonly kind: 'in' }
  | { readonly kind: 'locked' }
  | {
      readonly kind: 'ended';
      readonly code: number;
      readonly msg: string | null;
      /** True when it ended elsewhere: nothing of the pages stays in the document, and what was typed in memory alone. */
      readonly isPageHidden: boolean;
    };

/** Is nothing of the pages to be in the document? */
export const isOffPage = (state: SessionState): boolean => state.kind === 'locked' || (state.kind === 'ended' && state.isPageHidden);

/** @source shell §8 */
export const SESSION_EXPIRED = 600;
/** @source shell §8 @reading R-004 */
export const SIGNED_IN_ELSEWHERE = 601;

interface SessionStateOptions {
  /** Time the server may take to acknowledge a lock or a logout, in milliseconds. */
  readonly answerMs?: number;
  readonly api: Api;
  readonly tabs: Tabs;
  readonly person: ReadableAtom<CurrentUser>;
  readonly history: RouterHistory;
  readonly stopSocket: () => void;
  readonly onLock: (lock: Lock) => void;
  readonly onOver: (reason: EndReason | null) => void;
  /** Forgets all that was read of the server: the person left elsewhere. */
  readonly onLeft: () => void;
}

/** State of the session and the ways out of it: the session ends, the screen is locked, the person leaves; here or in another tab. */
export function createSessionState({
  api,
  tabs,
  person,
  history,
  stopSocket,
  onLock,
  onOver,
  onLeft,
  answerMs = 2000,
}: SessionStateOptions) {
  /** Signal for a short call: whoever locks the screen or leaves does not stay to see whether a server answers. @reading R-001 */
  const soon = () => ({ signal: AbortSignal.timeout(answerMs) });
  const state = atom<SessionState>({ kind: 'in' });
  const own = person.get().user.userId;
  let isExpected = false;
  const isLocked = () => state.get().kind === 'locked';
  /** A lock has been asked for: until the session is open again nobody else who says so, this tab's calls among them, asks anew. */
  let isLocking = false;
  state.listen(({ kind }) => {
    if (kind === 'in') isLocking = false;
  });
  /** Sign-out at the server. What it says to the socket of a session that ends by our own doing is no news. */
  const logout = () => {
    stopSocket();
    // The person leaves even when the server cannot be told, or does not say.
    return api.logout({}, soon()).catch(() => undefined);
  };

  function end(code: number, msg: string | null = null) {
    if (state.get().kind !== 'in' || isExpected) return;
    stopSocket();
    dropToken();
    tabs.broadcast({ kind: 'ended', userId: own });
    state.set({ kind: 'ended', code, msg, isPageHidden: code === SIGNED_IN_ELSEWHERE });
  }

  /** The person left elsewhere, or was made to. A call of this tab may have met the end before that is heard. */
  function endForGood(msg: string | null = null) {
    end(SESSION_EXPIRED, msg);
    const ended = state.get();
    if (ended.kind !== 'ended') return;
    if (!ended.isPageHidden) state.set({ ...ended, msg: msg ?? ended.msg, isPageHidden: true });
    onLeft();
  }

  function lockNow(keptBy: Lock['keptBy']) {
    const { user } = person.get();
    onLock({
      account: user.userAccount,
      name: user.userName || user.userAccount,
      note: user.departmentName || user.organizeName,
      sinceMs: Date.now(),
      returnTo: history.location.href,
      keptBy,
    });
  }

  async function lock() {
    if (isLocking) return;
    isLocking = true;
    tabs.broadcast({ kind: 'locked', userId: own });
    // A server that does not acknowledge keeps no lock: then there must be no session to come back to.
    const isKept = await api.lockScreen({ body: {} }, soon()).then(
      () => true,
      () => false,
    );
    if (!isKept) void logout();
    lockNow(isKept ? 'server' : 'signedOut');
  }

  /** The server keeps this session locked, which any number of calls may be told at once. */
  function lockedElsewhere() {
    if (isLocking) return;
    isLocking = true;
    lockNow('server');
  }

  return {
    state,
    isLocked,
    expectSignOut: () => {
      isExpected = true;
      return () => {
        isExpected = false;
      };
    },
    end,
    endForGood,
    lock,
    lockedElsewhere,
    signOut: async () => {
      tabs.broadcast({ kind: 'signedOut', userId: own });
      await logout();
      onOver(null);
    },
    /** Another tab of this person was locked or left: every tab has a token of its own, and whoever leaves one leaves all. */
    onTabMessage(message: TabMessage) {
      if (message.kind === 'locked') void lock();
      // Theirs may be another session: the server says whether this one is over as well.
      if (message.kind === 'ended' && state.get().kind === 'in') void api.getCurrentUser().catch(() => undefined);
      if (message.kind !== 'signedOut') return;
      // The token of this tab goes with the call, and is forgotten at once.
      void logout();
      endForGood();
    },
  };
}
