import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connection } from '../browser/connection.ts';
import { renderInConsole } from '../testing/renderInConsole.tsx';
import { LoginForm } from './LoginForm.tsx';
import type { SignIn } from './useLogin.ts';

const SUBMIT = 'button[type=submit]';
const AWAY = 'No connection to the server. What you typed stays here, and you are signed in as soon as the server answers.';

/** A server that is there or not, for the page and for what signs in. */
function aServer() {
  const server = { isThere: false };
  vi.stubGlobal('fetch', async (address: string) => {
    if (!server.isThere) throw new TypeError('Failed to fetch');
    return address === '/' ? new Response('<script type="module" src="/assets/main.js"></script>') : Response.json({ code: 200 });
  });
  return server;
}

async function aLogin(server: { readonly isThere: boolean }, refused: string | null = null) {
  const signIn = vi.fn<SignIn>(async () => {
    if (!server.isThere) return { kind: 'unreachable' };
    return refused === null ? { kind: 'in', token: 'bearer x', layout: 'classic' } : { kind: 'refused', msg: refused };
  });
  const onSignedIn = vi.fn<(token: string) => void>();
  const captchaLettersOf = vi.fn<(account: string) => Promise<number>>(async () => 0);
  const form = await renderInConsole(
    <LoginForm signIn={signIn} captchaLettersOf={captchaLettersOf} endReason={null} onSignedIn={onSignedIn} />,
  );
  await form.type('#account', 'admin');
  await form.type('#password', 'Admin2026');
  return { ...form, signIn, onSignedIn, captchaLettersOf, notice: () => document.querySelector('[role=alert] p')?.textContent ?? null };
}

async function comesBack(server: { isThere: boolean }) {
  server.isThere = true;
  await act(async () => {
    connection.tryNow();
    await vi.waitUntil(() => connection.state.get().kind === 'up');
  });
}

beforeEach(() => {
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
  // Between the tries of the connection nothing waits for real.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});
afterEach(async () => {
  vi.useRealTimers();
  vi.stubGlobal('fetch', async (address: string) =>
    address === '/' ? new Response('<script type="module" src="/assets/main.js"></script>') : Response.json({}),
  );
  connection.tryNow();
  await vi.waitUntil(() => connection.state.get().kind === 'up');
  vi.unstubAllGlobals();
});

test('without a connection the page says so, keeps what was typed, and signs in by itself once the server answers', async () => {
  const server = aServer();
  const login = await aLogin(server);
  await login.press(SUBMIT);
  await vi.waitFor(() => expect(login.notice()).toBe(AWAY));
  expect([login.one<HTMLInputElement>('#account').value, login.one<HTMLInputElement>('#password').value]).toEqual(['admin', 'Admin2026']);
  await comesBack(server);
  await vi.waitFor(() => expect(login.onSignedIn).toHaveBeenCalledExactlyOnceWith('bearer x', 'classic'));
  expect(login.signIn).toHaveBeenCalledTimes(2);
});

test('somebody who goes on typing is not signed in by themselves; the page goes on, and what was not answered is asked again', async () => {
  const server = aServer();
  const login = await aLogin(server);
  await login.press(SUBMIT);
  await vi.waitFor(() => expect(login.notice()).toBe(AWAY));
  await login.type('#password', 'Admin2027');
  expect(login.notice()).toContain('the page goes on as soon as the server answers');
  login.captchaLettersOf.mockClear();
  await comesBack(server);
  await vi.waitFor(() => expect(login.notice()).toBeNull());
  expect(login.captchaLettersOf).toHaveBeenCalledExactlyOnceWith('admin');
  expect(login.signIn).toHaveBeenCalledTimes(1);
  expect(login.one<HTMLInputElement>('#password').value).toBe('Admin2027');
});

test('a try that has waited for two minutes signs nobody in', async () => {
  const server = aServer();
  const login = await aLogin(server);
  await login.press(SUBMIT);
  await vi.waitFor(() => expect(login.notice()).toBe(AWAY));
  await act(async () => vi.advanceTimersByTime(120_000));
  await comesBack(server);
  await vi.waitFor(() => expect(login.notice()).toBeNull());
  expect(login.signIn).toHaveBeenCalledTimes(1);
});

test('a server that refuses when it is back is heard as always', async () => {
  const server = aServer();
  const login = await aLogin(server, '账户或密码错误');
  await login.press(SUBMIT);
  await vi.waitFor(() => expect(login.notice()).toBe(AWAY));
  await comesBack(server);
  await vi.waitFor(() => expect(login.notice()).toBe('账户或密码错误'));
});

test('a server that was there all the time, though the try failed, is not said to be away', async () => {
  const server = aServer();
  server.isThere = true;
  const login = await aLogin(server);
  // As where what asks the server does not arrive.
  login.signIn.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  await login.press(SUBMIT);
  await vi.waitFor(() => expect(login.notice()).toBe('Request error, please retry'));
  expect(login.signIn).toHaveBeenCalledTimes(1);
});
