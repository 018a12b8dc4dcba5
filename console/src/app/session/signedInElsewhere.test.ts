import type { CurrentUser } from '@milepost/openapi/domains/current-user';
import { atom } from 'nanostores';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Offer, SessionSharing } from '../../auth/session-sharing/index.ts';
import { $token, dropToken } from '../../auth/token.ts';
import type { Api } from '../../data/api/index.ts';
import type { SessionState } from './sessionState.ts';
import { followSignIn } from './signedInElsewhere.ts';

const OFFER: Offer = { token: 'bearer abc', lock: null, person: '7', usedAtMs: 1 };
const ENDED: SessionState = { kind: 'ended', code: 600, msg: null, isPageHidden: false };

/** A tab of person 7, and another one in which somebody signs in. */
function aTab({ at = ENDED, offer = OFFER as Offer | null, person = '7' } = {}) {
  let entered: (person: string) => void = () => undefined;
  const sharing = {
    ask: async () => ({ offer, isUnanswered: false }),
    onEntered: (listener: (person: string) => void) => {
      entered = listener;
      return () => undefined;
    },
  } as unknown as SessionSharing;
  const getCurrentUser = async () => ({ data: { userInfo: { userId: person } }, msg: '' });
  const resume = vi.fn<() => Promise<void>>().mockResolvedValue(undefined);
  onTestFinished(
    followSignIn({
      sessionSharing: sharing,
      api: { getCurrentUser } as unknown as Api,
      person: atom({ user: { userId: '7' } } as CurrentUser),
      state: atom(at),
      resume,
    }),
  );
  onTestFinished(() => dropToken());
  return { resume, signIn: (who: string) => entered(who) };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('a tab whose session has ended goes on with the session of the tab in which its person signs in', async () => {
  const { resume, signIn } = aTab();
  signIn('7');
  await vi.waitFor(() => expect(resume).toHaveBeenCalledOnce());
  expect($token.get()).toBe('bearer abc');
});

test.each<[string, Parameters<typeof aTab>[0], string]>([
  ['somebody else signs in', {}, '8'],
  ['it has a session', { at: { kind: 'in' } }, '7'],
  ['it is locked', { at: { kind: 'locked' } }, '7'],
  ['no tab answers', { offer: null }, '7'],
  ['the other session is locked', { offer: { ...OFFER, lock: '{}' } }, '7'],
  ['the server says that the token is somebody else’s', { person: '8' }, '7'],
])('it does not where %s, and has no token of theirs', async (_, tab, who) => {
  const { resume, signIn } = aTab(tab);
  signIn(who);
  await settled();
  expect(resume).not.toHaveBeenCalled();
  expect($token.get()).toBeNull();
});
