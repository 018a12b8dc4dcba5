// @vitest-environment jsdom
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { readLock } from './auth/lock.ts';
import { dropLock } from './auth/lockFlag.ts';
import type { Offer, SessionSharing } from './auth/session-sharing/index.ts';
import { dropTabPerson, keepTabPerson, readTabPerson } from './auth/tabPerson.ts';
import { $token, dropToken } from './auth/token.ts';
import { goalHere, takeOffer, waitAtLogin } from './bootTabs.ts';

const OFFER: Offer = { token: 'bearer abc', lock: null, person: '7', usedAtMs: 1 };

afterEach(() => {
  dropToken();
  dropLock();
  dropTabPerson();
});

/** A login page that waits, and another tab in which somebody signs in. */
function aWaitingTab({ isUnanswered = false } = {}) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = '<form><input name="account" /><input name="password" type="password" /></form>';
  let signedIn: (person: string) => void = () => undefined;
  const ask = vi.fn<SessionSharing['ask']>().mockResolvedValue({ offer: OFFER, isUnanswered: false });
  const sharing: SessionSharing = {
    ask,
    answerWith: () => undefined,
    announce: () => undefined,
    onEntered(listener) {
      signedIn = listener;
      return () => {
        signedIn = () => undefined;
      };
    },
  };
  const enter = vi.fn<(offer: Offer) => void>();
  const stop = waitAtLogin({ container, isUnanswered, enter, sharing });
  onTestFinished(() => {
    stop();
    container.remove();
  });
  const field = (name: string) => container.querySelector<HTMLInputElement>(`[name=${name}]`)!;
  const fillIn = (name: string, text: string, event: Event) => {
    field(name).value = text;
    field(name).dispatchEvent(event);
  };
  return { ask, enter, stop, fillIn, signIn: (person = '7') => signedIn(person) };
}
const typed = () => new InputEvent('input', { bubbles: true, inputType: 'insertText' });
const filledIn = () => new Event('input', { bubbles: true });
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('a login page nobody uses enters with whoever signs in in another tab, also where the browser has filled it in', async () => {
  const { enter, fillIn, signIn, ask } = aWaitingTab();
  fillIn('account', 'lin', filledIn());
  fillIn('password', 'x', filledIn());
  signIn();
  await vi.waitFor(() => expect(enter).toHaveBeenCalledExactlyOnceWith(OFFER));
  expect(ask).toHaveBeenCalledExactlyOnceWith({ person: '7' });
});

test.each<[string, (tab: ReturnType<typeof aWaitingTab>) => void]>([
  ['somebody types in', ({ fillIn }) => fillIn('account', 'b', typed())],
  ['was another person’s', () => keepTabPerson('8')],
  ['is gone', ({ stop }) => stop()],
])('one that %s does not enter', async (_, happens) => {
  const tab = aWaitingTab();
  happens(tab);
  tab.signIn();
  await settled();
  expect(tab.enter).not.toHaveBeenCalled();
});

test('one somebody begins to type in while the other tab is asked does not enter; emptied again it waits as before', async () => {
  const { enter, fillIn, signIn } = aWaitingTab();
  signIn();
  fillIn('account', 'b', typed());
  await settled();
  expect(enter).not.toHaveBeenCalled();
  fillIn('account', '', typed());
  signIn();
  await vi.waitFor(() => expect(enter).toHaveBeenCalledOnce());
});

test('a tab that was too busy to answer is asked once more while the login page is shown', async () => {
  const { enter, ask } = aWaitingTab({ isUnanswered: true });
  await vi.waitFor(() => expect(enter).toHaveBeenCalledExactlyOnceWith(OFFER));
  expect(ask.mock.calls[0]?.[0]?.answerMs).toBeGreaterThan(1000);
});

test('a session is taken with its token and its person; a locked one with its lock, which leads to the address that was wanted', () => {
  takeOffer(OFFER, '/profile');
  expect([$token.get(), readTabPerson(), readLock()]).toEqual(['bearer abc', '7', null]);
  takeOffer({ ...OFFER, lock: '{"account":"lin","returnTo":"/home","keptBy":"server"}' }, '/profile?x=1');
  expect(readLock()).toMatchObject({ account: 'lin', returnTo: '/profile?x=1', keptBy: 'server' });
});

test.each([
  ['/system/area?keyword=1#x', '/system/area?keyword=1#x'],
  ['/lockScreen', '/'],
  ['/login', '/'],
  ['/login?redirect=%2Fprofile', '/profile'],
  ['/login?redirect=%2F%5Cevil.test', '/'],
  ['/login?redirect=%2Fa&redirect=%2Fb', '/'],
])('at %s the goal is %s', (address, goal) => {
  history.replaceState(null, '', address);
  expect(goalHere()).toBe(goal);
});
