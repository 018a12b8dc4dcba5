// @vitest-environment jsdom
import type { CurrentUser } from '@milepost/openapi/domains/current-user';
import { createMemoryHistory } from '@tanstack/history';
import { atom } from 'nanostores';
import { expect, test, vi } from 'vitest';
import type { Api } from '../../data/api/index.ts';
import type { Lock } from '../../auth/lock.ts';
import { $token, keepToken } from '../../auth/token.ts';
import { createSessionState } from './sessionState.ts';

function standingOf(api = {} as Api) {
  const stopSocket = vi.fn<() => void>();
  const onLock = vi.fn<(lock: Lock) => void>();
  const onOver = vi.fn<() => void>();
  const onLeft = vi.fn<() => void>();
  const session = createSessionState({
    api,
    answerMs: 5,
    tabs: { broadcast: () => undefined, subscribe: () => () => undefined },
    person: atom({ user: { userId: 'u1' } } as CurrentUser),
    history: createMemoryHistory(),
    stopSocket,
    onLock,
    onOver,
    onLeft,
  });
  return { session, stopSocket, onLock, onOver, onLeft };
}

test('a session that ends is told once, and its socket is closed', () => {
  const { session, stopSocket } = standingOf();
  session.end(600);
  session.end(601);
  expect(session.state.get()).toEqual({ kind: 'ended', code: 600, msg: null, isPageHidden: false });
  expect(stopSocket).toHaveBeenCalledOnce();
});

test('an end that another tab has met is asked of the server, once this one is in; a locked tab asks nothing', () => {
  const getCurrentUser = vi.fn<() => Promise<null>>().mockResolvedValue(null);
  const { session } = standingOf({ getCurrentUser } as unknown as Api);
  session.onTabMessage({ kind: 'ended', userId: 'u1' });
  expect(getCurrentUser).toHaveBeenCalledOnce();
  session.state.set({ kind: 'locked' });
  session.onTabMessage({ kind: 'ended', userId: 'u1' });
  expect(getCurrentUser).toHaveBeenCalledOnce();
});

test('one that ends by a change of the password is no news; where the change is refused it is again', () => {
  const { session } = standingOf();
  const takeBack = session.expectSignOut();
  session.end(600);
  expect(session.state.get()).toEqual({ kind: 'in' });
  takeBack();
  session.end(600);
  expect(session.state.get().kind).toBe('ended');
});

test('a server that does not answer keeps nobody from locking the screen or leaving', async () => {
  const never = (_args: object, { signal }: { signal: AbortSignal }) =>
    new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  const { session, onLock, onOver } = standingOf({ lockScreen: never, logout: never } as unknown as Api);
  await session.lock();
  // Nobody has kept the lock, so no session is left to come back to.
  expect(onLock).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ keptBy: 'signedOut' }));
  await session.signOut();
  expect(onOver).toHaveBeenCalledExactlyOnceWith(null);
});

test('who left in another tab has left here at once, the token with them, also where a call has met the end before', () => {
  const tokens: (string | null)[] = [];
  const logout = () => {
    tokens.push($token.get());
    return new Promise<never>(() => undefined);
  };
  for (const meetsEnd of [false, true]) {
    keepToken('Bearer t.o-k_1');
    const { session, onLeft } = standingOf({ logout } as unknown as Api);
    if (meetsEnd) session.end(602, '下线');
    session.onTabMessage({ kind: 'signedOut', userId: 'u1' });
    const [code, msg] = meetsEnd ? [602, '下线'] : [600, null];
    expect(session.state.get()).toEqual({ kind: 'ended', code, msg, isPageHidden: true });
    expect($token.get()).toBeNull();
    expect(onLeft).toHaveBeenCalledOnce();
  }
  expect(tokens).toEqual(['Bearer t.o-k_1', null]);
});

test('a session that ended because the account signed in elsewhere hides the page; one that expired does not', () => {
  for (const [code, isPageHidden] of [
    [600, false],
    [601, true],
    [602, false],
  ] as const) {
    const { session, onLeft } = standingOf();
    session.end(code);
    expect(session.state.get()).toMatchObject({ kind: 'ended', code, isPageHidden });
    expect(onLeft).not.toHaveBeenCalled();
  }
});

test('a lock that several hear of at once is one lock screen, and the next one after it is another', async () => {
  let answer: (value: unknown) => void = () => {};
  const lockScreen = () => new Promise((resolve) => (answer = resolve));
  const { session, onLock } = standingOf({ lockScreen } as unknown as Api);
  const locked = session.lock();
  // The server has the lock and says so to another call of this tab, before it acknowledges it.
  session.lockedElsewhere();
  answer(null);
  await locked;
  session.lockedElsewhere();
  expect(onLock).toHaveBeenCalledOnce();
  session.state.set({ kind: 'locked' });
  session.state.set({ kind: 'in' });
  session.lockedElsewhere();
  session.lockedElsewhere();
  await session.lock();
  expect(onLock).toHaveBeenCalledTimes(2);
});
