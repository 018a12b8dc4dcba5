import { act } from 'react';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { connection } from '../browser/connection.ts';
import { renderInConsole } from '../testing/renderInConsole.tsx';
import { LockPage } from './LockPage.tsx';
import type { OnUnlocked, Opened, Unlock } from './useUnlock.ts';

const LOCK = { account: 'admin', name: '孙婉宁', note: '养护工程部', sinceMs: 0, returnTo: '/home', keptBy: 'server' } as const;

async function renderLock(unlock: Unlock, opened: Opened = 'shown', unsavedCount = 0, account: string = LOCK.account) {
  const onUnlocked = vi.fn<OnUnlocked>(async () => opened);
  const lock = await renderInConsole(
    <LockPage lock={{ ...LOCK, account }} unsavedCount={unsavedCount} unlock={unlock} onUnlocked={onUnlocked} onLeave={() => undefined} />,
  );
  const described = () => document.getElementById(lock.one('#lock-password').getAttribute('aria-describedby') ?? '')?.textContent;
  return { ...lock, onUnlocked, described };
}

beforeAll(() => {
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
});

test('unlocking needs the password; the account is there already', async () => {
  const unlock = vi.fn<Unlock>(async () => ({ kind: 'open', token: null }));
  const lock = await renderLock(unlock);
  expect(document.activeElement?.id).toBe('lock-password');
  await lock.press('button[type=submit]');
  expect(lock.described()).toBe('Enter your password');
  expect(unlock).not.toHaveBeenCalled();
  await lock.type('#lock-password', 'Admin2026');
  await lock.press('button[type=submit]');
  expect(unlock).toHaveBeenCalledExactlyOnceWith({ account: 'admin', password: 'Admin2026' });
  expect(lock.onUnlocked).toHaveBeenCalledExactlyOnceWith(null);
});

test('what a password manager has filled in without an event counts, and is never emptied', async () => {
  const unlock = vi.fn<Unlock>(async () => ({ kind: 'refused', msg: '密码错误，请重新输入' }));
  const lock = await renderLock(unlock);
  const password = lock.one<HTMLInputElement>('#lock-password');
  password.value = ' Ａdmin\u200b2026 ';
  await lock.press('button[type=submit]');
  expect(unlock).toHaveBeenCalledExactlyOnceWith({ account: 'admin', password: ' Ａdmin\u200b2026 ' });
  expect(password.value).toBe(' Ａdmin\u200b2026 ');
});

test('an account that has to be typed is read as at signing in, the password to the letter', async () => {
  const unlock = vi.fn<Unlock>(async () => ({ kind: 'open', token: null }));
  const lock = await renderLock(unlock, 'shown', 0, '');
  await lock.type('#lock-account', ' ａｄｍｉｎ\u200b ');
  await lock.type('#lock-password', 'Ａdmin2026');
  await lock.press('button[type=submit]');
  expect(unlock).toHaveBeenCalledExactlyOnceWith({ account: 'admin', password: 'Ａdmin2026' });
});

test('what to do stands below the field in whole, where no width and no typing takes it away', async () => {
  const lock = await renderLock(async () => ({ kind: 'open', token: null }));
  expect(lock.described()).toBe('Enter the password and press Enter');
  await lock.type('#lock-password', 'Admin');
  expect(lock.described()).toBe('Enter the password and press Enter');
  expect(lock.one<HTMLInputElement>('#lock-password').placeholder).toBe('');
});

test('a refusal is spoken with its moment, and the field says what more wrong tries may lead to', async () => {
  const lock = await renderLock(async () => ({ kind: 'refused', msg: '密码错误次数过多，请 10 分钟后再试' }));
  await lock.type('#lock-password', 'Wrong2026');
  await lock.press('button[type=submit]');
  expect(lock.one('[role=alert]').textContent).toMatch(/^密码错误次数过多，请 10 分钟后再试, at \d\d:\d\d$/);
  expect(lock.described()).toContain('ask your administrator');
  expect(document.activeElement?.id).toBe('lock-password');
});

test('a server that asks to wait says until when', async () => {
  const lock = await renderLock(async () => ({ kind: 'refused', msg: '密码错误次数过多', retryAfterSeconds: 30 }));
  await lock.type('#lock-password', 'Wrong2026');
  await lock.press('button[type=submit]');
  expect(lock.one('[role=timer]').textContent).toContain('in 30 seconds');
  expect(lock.one<HTMLInputElement>('#lock-password').value).toBe('Wrong2026');
});

test('where the server does not say who unlocks, the screen stays locked with everything kept, and unlocking is tried again', async () => {
  const unlock = vi.fn<Unlock>(async () => ({ kind: 'open', token: null }));
  const lock = await renderLock(unlock, 'unsure');
  await lock.type('#lock-password', 'Admin2026');
  await lock.press('button[type=submit]');
  expect(lock.one('[role=alert]').textContent).toContain('What you typed is kept; unlock again.');
  expect(document.activeElement?.id).toBe('lock-password');
  await lock.press('button[type=submit]');
  expect(unlock).toHaveBeenCalledTimes(2);
  expect(lock.onUnlocked).toHaveBeenCalledTimes(2);
});

test.each([
  [1, 'What you typed in 1 place is kept'],
  [2, 'What you typed in 2 places is kept'],
])('says in how many places something typed is kept: %i', async (unsavedCount, words) => {
  await renderLock(async () => ({ kind: 'open', token: null }), 'shown', unsavedCount);
  expect(document.body.textContent).toContain(words);
});

test('without a connection the screen says so, and is unlocked by itself once the server answers', async () => {
  let isThere = false;
  vi.stubGlobal('fetch', async (address: string) => {
    if (!isThere) throw new TypeError('Failed to fetch');
    return address === '/' ? new Response('<script type="module" src="/assets/main.js"></script>') : Response.json({ code: 200 });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const lock = await renderLock(async () => (isThere ? { kind: 'open', token: null } : { kind: 'unreachable' }));
  await lock.type('#lock-password', 'Admin2026');
  await lock.press('button[type=submit]');
  await vi.waitFor(() => expect(lock.one('[role=alert]').textContent).toContain('No connection to the server'));
  isThere = true;
  await act(async () => connection.tryNow());
  await vi.waitFor(() => expect(lock.onUnlocked).toHaveBeenCalledExactlyOnceWith(null));
});
