import { ApiError } from '@milepost/openapi/client';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { captchaLettersOf, signIn } from '../../login/signIn.ts';
import { aSession } from '../../testing/inSession.tsx';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import type { AppContext } from '../start/appContext.ts';
import SessionEnded from './SessionEnded.tsx';

vi.mock('../../login/signIn.ts', () => ({
  signIn: vi.fn<typeof signIn>(),
  captchaLettersOf: vi.fn<typeof captchaLettersOf>(),
  fetchSpokenCaptcha: vi.fn<() => Promise<Blob>>(),
}));
beforeEach(() => vi.mocked(captchaLettersOf).mockResolvedValue(0));

const app = { unsaved: { isAny: () => false }, session: { leave: () => undefined } } as unknown as AppContext;
const HINT = 'After several wrong tries the server may ask you to wait';

test('from the first wrong password on it says what more of them may lead to, as the login does', async () => {
  vi.mocked(signIn).mockResolvedValue({ kind: 'refused', msg: '账户或密码错误' });
  const { appeared, type, one } = await renderInConsole(aSession({}).around(<SessionEnded app={app} code={600} msg={null} />));
  await appeared('#again-password');
  expect(document.body.textContent).not.toContain(HINT);
  await type('#again-password', 'Wrong2026');
  await act(async () => one<HTMLFormElement>('#session-ended').requestSubmit());
  await vi.waitFor(() => expect(document.body.textContent).toContain('账户或密码错误'));
  const describedBy = one('#again-password').getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(describedBy.map((id) => document.getElementById(id)?.textContent).join(' ')).toContain(HINT);
  // It stays while the next try is typed.
  await type('#again-password', 'Wrong20267');
  expect(document.body.textContent).toContain(HINT);
});

test('what a password manager has filled in without an event counts, and is never emptied', async () => {
  vi.mocked(signIn).mockReset().mockResolvedValue({ kind: 'refused', msg: '账户或密码错误' });
  const { appeared, one } = await renderInConsole(aSession({}).around(<SessionEnded app={app} code={600} msg={null} />));
  await appeared('#again-password');
  const password = one<HTMLInputElement>('#again-password');
  const fill = (text: string) => Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(password, text);
  fill(' Ａdmin\u200b2026 ');
  await act(async () => one<HTMLFormElement>('#session-ended').requestSubmit());
  await vi.waitFor(() => expect(document.body.textContent).toContain('账户或密码错误'));
  expect(vi.mocked(signIn).mock.calls.map(([{ account, password: sent }]) => [account, sent])).toEqual([['lin', ' Ａdmin\u200b2026 ']]);
  expect(password.value).toBe(' Ａdmin\u200b2026 ');
});

test('letters of the captcha are read as a code, however the input method has written them', async () => {
  vi.mocked(captchaLettersOf).mockResolvedValue(4);
  vi.mocked(signIn).mockReset().mockResolvedValue({ kind: 'refused', msg: '验证码错误' });
  const { appeared, type, one } = await renderInConsole(aSession({}).around(<SessionEnded app={app} code={600} msg={null} />));
  await appeared('#again-captcha');
  await type('#again-password', 'Admin2026');
  await type('#again-captcha', ' ｋ3ｄ９\u200b ');
  await act(async () => one<HTMLFormElement>('#session-ended').requestSubmit());
  await vi.waitFor(() => expect(signIn).toHaveBeenCalledOnce());
  expect(vi.mocked(signIn).mock.calls[0]?.[0].captcha?.code).toBe('k3d9');
});

/** A session that notes how the person goes on, over a server that answers who somebody is. */
function sessionState(...answers: readonly (object | Error)[]) {
  const went: string[] = [];
  const getCurrentUser = vi.fn<() => Promise<unknown>>();
  for (const answer of answers)
    if (answer instanceof Error) getCurrentUser.mockRejectedValueOnce(answer);
    else getCurrentUser.mockResolvedValueOnce({ data: answer, msg: '' });
  const over = {
    server: { api: { getCurrentUser } },
    session: { resume: async () => void went.push('resumed') },
    unsaved: { isAny: () => false, forget: () => void went.push('forgot') },
  } as unknown as AppContext;
  return { over, went, getCurrentUser };
}
const SAME = { userInfo: { userId: '7', userAccount: 'lin' } };

async function signInAgain(over: AppContext) {
  vi.mocked(signIn).mockReset().mockResolvedValue({ kind: 'in', token: 'new-token', layout: 'classic' });
  const page = await renderInConsole(aSession({}).around(<SessionEnded app={over} code={600} msg={null} />));
  await page.appeared('#again-password');
  await page.type('#again-password', 'Admin2026');
  const send = () => act(async () => page.one<HTMLFormElement>('#session-ended').requestSubmit());
  await send();
  return { ...page, send };
}

test.each([
  [
    'answers with an error',
    new ApiError('getCurrentUser', { kind: 'refused', code: 500, msg: '系统维护中', detail: 'refused' }),
    '系统维护中',
  ],
  ['cannot be reached', new TypeError('Failed to fetch'), 'Request error, please retry'],
])('a server that %s when asked who signed in is asked again: nothing typed is given up', async (_how, failure, words) => {
  const { over, went, getCurrentUser } = sessionState(failure, SAME);
  const { send } = await signInAgain(over);
  await vi.waitFor(() => expect(document.body.textContent).toContain('the server has not said who you are'));
  expect(document.body.textContent).toContain(words);
  expect(went).toEqual([]);
  await send();
  await vi.waitFor(() => expect(went).toEqual(['resumed']));
  expect([vi.mocked(signIn).mock.calls.length, getCurrentUser.mock.calls.length]).toEqual([1, 2]);
});

test('where the new session is over before anybody could be asked, the password is asked for again', async () => {
  const { over, went } = sessionState(
    new ApiError('getCurrentUser', { kind: 'session', code: 600, msg: '登录过期,请重新登录', detail: 'over' }),
    SAME,
  );
  const { send } = await signInAgain(over);
  await vi.waitFor(() => expect(document.body.textContent).toContain('登录过期,请重新登录'));
  await send();
  await vi.waitFor(() => expect(went).toEqual(['resumed']));
  expect(signIn).toHaveBeenCalledTimes(2);
});

test('the keyboard starts in the password, the only thing that is missing', async () => {
  const page = await renderInConsole(aSession({}).around(<SessionEnded app={app} code={600} msg={null} />));
  await page.appeared('#again-password');
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('again-password'));
});
