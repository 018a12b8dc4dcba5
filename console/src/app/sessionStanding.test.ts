// @vitest-environment jsdom
import type { CurrentUser } from '@milepost/openapi/domains/current-user';
import { createMemoryHistory } from '@tanstack/history';
import { atom } from 'nanostores';
import { expect, test, vi } from 'vitest';
import type { Api } from '../data/api/index.ts';
import { ownEnd } from '../session/ownEnd.ts';
import { createSessionStanding } from './sessionStanding.ts';

function standingOf() {
  const stopSocket = vi.fn<() => void>();
  const session = createSessionStanding({
    api: {} as Api,
    tabs: { tell: () => undefined, hear: () => () => undefined },
    person: atom({ user: { userId: 'u1' } } as CurrentUser),
    history: createMemoryHistory(),
    stopSocket,
    onLock: () => undefined,
    onOver: () => undefined,
  });
  return { session, stopSocket };
}

test('a session that ends is told once, and its socket is closed', () => {
  const { session, stopSocket } = standingOf();
  session.sessionEnded(600);
  session.sessionEnded(601);
  expect(session.standing.get()).toEqual({ kind: 'ended', code: 600, msg: null });
  expect(stopSocket).toHaveBeenCalledOnce();
});

test('one that ends by a change of the password is no news; the next session is told of its own again', () => {
  const { session } = standingOf();
  ownEnd.isExpected = true;
  session.sessionEnded(600);
  expect(session.standing.get()).toEqual({ kind: 'in' });
  const { session: next } = standingOf();
  next.sessionEnded(600);
  expect(next.standing.get().kind).toBe('ended');
});
