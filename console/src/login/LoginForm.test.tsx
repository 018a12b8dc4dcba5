import { act } from 'react';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { renderInConsole } from '../testing/renderInConsole.tsx';
import { LoginForm } from './LoginForm.tsx';
import type { OnSignedIn, SignIn, SignInResult } from './useLogin.ts';

const SUBMIT = 'button[type=submit]';

async function renderForm(signIn: SignIn, endReason: Parameters<typeof LoginForm>[0]['endReason'] = null, letters = 0) {
  const onSignedIn = vi.fn<OnSignedIn>();
  const captchaLettersOf = vi.fn<(account: string) => Promise<number>>(async () => letters);
  const form = await renderInConsole(
    <LoginForm signIn={signIn} captchaLettersOf={captchaLettersOf} endReason={endReason} onSignedIn={onSignedIn} />,
  );
  const fill = async () => {
    await form.type('#account', ' admin ');
    await form.type('#password', ' Secret 1 ');
  };
  return {
    ...form,
    fill,
    onSignedIn,
    captchaLettersOf,
    notice: () => form.one('[role=alert] p').textContent,
    described: (selector: string) => document.getElementById(form.one(selector).getAttribute('aria-describedby') ?? '')?.textContent,
  };
}

const HINT =
  'After several wrong tries the server may ask you to wait, or lock the account. If you forgot the password or are locked out, ask your administrator.';

beforeAll(() => {
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
});

describe('signing in', () => {
  test('hands the token on exactly as the server gave it, and the layout; the account is trimmed, the password is not', async () => {
    const signIn = vi.fn<SignIn>(async () => ({ kind: 'in', token: 'bearer xyz', layout: 'blend' }));
    const form = await renderForm(signIn);
    await form.fill();
    await form.press(SUBMIT);
    expect(signIn).toHaveBeenCalledExactlyOnceWith({ account: 'admin', password: ' Secret 1 ' });
    expect(form.onSignedIn).toHaveBeenCalledExactlyOnceWith('bearer xyz', 'blend');
  });

  test('what a password manager has filled in without an event counts, and is never emptied', async () => {
    const signIn = vi.fn<SignIn>(async () => ({ kind: 'refused', msg: '账号或密码错误' }));
    const form = await renderForm(signIn);
    form.one<HTMLInputElement>('#account').value = 'ａｄｍｉｎ\u200b';
    form.one<HTMLInputElement>('#password').value = ' Ｓecret\u200b1 ';
    await form.press(SUBMIT);
    expect(signIn).toHaveBeenCalledExactlyOnceWith({ account: 'admin', password: ' Ｓecret\u200b1 ' });
    expect(form.one<HTMLInputElement>('#password').value).toBe(' Ｓecret\u200b1 ');
    expect(form.one<HTMLInputElement>('#account').value).toBe('ａｄｍｉｎ\u200b');
  });

  test('a refusal says the server’s sentence and clears nothing', async () => {
    const form = await renderForm(async () => ({ kind: 'refused', msg: '账号或密码错误' }));
    await form.fill();
    await form.press(SUBMIT);
    expect(form.notice()).toBe('账号或密码错误');
    expect(form.one('[role=alert] p').lang).toBe('zh-Hans-CN');
    expect(form.one<HTMLInputElement>('#account').value).toBe(' admin ');
    expect(form.one<HTMLInputElement>('#password').value).toBe(' Secret 1 ');
    expect(document.activeElement?.id).toBe('password');
  });

  test('words of the server about the session before carry their language, too; the page’s own do not', async () => {
    const form = await renderForm(async () => ({ kind: 'refused', msg: null }), { kind: 'failed', msg: '系统维护中，请稍后登录' });
    expect(form.one('[role=alert] p').lang).toBe('zh-Hans-CN');
    await form.fill();
    await form.press(SUBMIT);
    expect(form.one('[role=alert] p').lang).toBe('');
  });

  test('a sub-account, written as mobile@account, goes to the server as it is written', async () => {
    const signIn = vi.fn<SignIn>(async () => ({ kind: 'refused', msg: '账户或密码错误，请重新输入。' }));
    const form = await renderForm(signIn);
    expect(form.described('#account')).toBe('For a sub-account enter “mobile@account”');
    await form.type('#account', '13800138000@yunwang');
    await form.type('#password', 'Secret1');
    await form.press(SUBMIT);
    expect(signIn.mock.calls[0]?.[0].account).toBe('13800138000@yunwang');
  });

  test('a refusal says when it was said, and the password field from then on what more wrong tries may lead to and whom to ask', async () => {
    const form = await renderForm(async () => ({ kind: 'refused', msg: '密码错误次数过多，请 10 分钟后再试' }));
    await form.fill();
    expect(form.one('#password').hasAttribute('aria-describedby')).toBe(false);
    await form.press(SUBMIT);
    expect(form.one('[role=alert] time').textContent).toMatch(/^, at \d\d:\d\d$/);
    expect(form.described('#password')).toBe(HINT);
    await form.type('#password', 'another');
    expect(document.querySelector('[role=alert] p')).toBeNull();
    expect(form.described('#password')).toBe(HINT);
  });

  test('a server that asks to wait says until when, and the time goes on while one types; everything typed stays', async () => {
    let seconds = 90;
    const form = await renderForm(async () => ({ kind: 'refused', msg: '密码错误次数过多', retryAfterSeconds: seconds }));
    await form.fill();
    await form.press(SUBMIT);
    const left = () => document.querySelector('[role=timer]')?.textContent;
    expect(left()).toBe('You can try again in 1 minute 30 seconds. What you typed is kept.');
    // Heard once, with the sentence: the running time is outside of what is spoken.
    expect(form.one('[role=timer]').closest('[role=alert], output')).toBeNull();
    expect([form.one<HTMLInputElement>('#account').value, form.one<HTMLInputElement>('#password').value]).toEqual([
      ' admin ',
      ' Secret 1 ',
    ]);
    await form.type('#password', 'another');
    expect(left()).toContain('1 minute');
    seconds = 0;
    await form.press(SUBMIT);
    expect(left()).toBeUndefined();
  });

  test('the same refusal twice is spoken twice: it leaves the page while the server is asked', async () => {
    const heard: string[] = [];
    const form = await renderForm(async () => ({ kind: 'refused', msg: '账户或密码错误，请重新输入。' }));
    const ears = new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) heard.push(node.textContent?.replace(/, at \d\d:\d\d$/, '') ?? '');
    });
    ears.observe(form.one('[role=alert]'), { childList: true });
    await form.fill();
    await form.press(SUBMIT);
    await form.press(SUBMIT);
    await vi.waitUntil(() => heard.length === 2);
    expect(heard).toEqual(['账户或密码错误，请重新输入。', '账户或密码错误，请重新输入。']);
  });

  test('where the server sends no sentence, the default one is shown', async () => {
    const form = await renderForm(async () => ({ kind: 'refused', msg: null }));
    await form.fill();
    await form.press(SUBMIT);
    expect(form.notice()).toBe('Request error, please retry');
    // Nothing is known of the password then.
    expect(document.querySelector('[role=alert] time')).toBeNull();
    expect(form.one('#password').hasAttribute('aria-describedby')).toBe(false);
    expect(form.onSignedIn).not.toHaveBeenCalled();
  });

  test.each([
    ['#account', '#password', 'Enter your account'],
    ['#password', '#account', 'Enter your password'],
  ])('an empty %s is named and gets the focus; the server is not asked', async (empty, filled, sentence) => {
    const signIn = vi.fn<SignIn>();
    const form = await renderForm(signIn);
    await form.type(filled, 'x');
    await form.press(SUBMIT);
    const field = form.one(empty);
    expect(field).toBe(document.activeElement);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(form.one(`#${field.getAttribute('aria-describedby')}`).textContent).toBe(sentence);
    expect(signIn).not.toHaveBeenCalled();
  });

  test('a second press while the server is asked asks it once; the wait is shown when it is one', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const passes = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
    let answer: (result: SignInResult) => void = () => undefined;
    const signIn = vi.fn<SignIn>(() => new Promise((resolve) => (answer = resolve)));
    const form = await renderForm(signIn);
    const isBusy = () => form.one(SUBMIT).getAttribute('aria-busy') === 'true';
    await form.fill();
    await form.press(SUBMIT);
    await form.press(SUBMIT);
    await passes(140);
    expect(isBusy()).toBe(false);
    await passes(10);
    expect(isBusy()).toBe(true);
    await act(async () => answer({ kind: 'refused', msg: null }));
    expect(isBusy()).toBe(false);
    expect(signIn).toHaveBeenCalledOnce();

    await form.type('#password', 'Secret 2');
    await form.press(SUBMIT);
    await act(async () => answer({ kind: 'refused', msg: null }));
    await passes(1000);
    expect(isBusy()).toBe(false);
    expect(form.notice()).toBe('Request error, please retry');
  });

  test('the password can be shown and hidden', async () => {
    const form = await renderForm(async () => ({ kind: 'in', token: 't', layout: 'classic' }));
    await form.press('[aria-label="Show password"]');
    expect(form.one<HTMLInputElement>('#password').type).toBe('text');
    await form.press('[aria-label="Hide password"]');
    expect(form.one<HTMLInputElement>('#password').type).toBe('password');
  });
});

test.each([
  [600, 'Login expired, please log in again'],
  [601, 'This account signed in elsewhere. Log in again to go on here.'],
] as const)('after a session ended with %i the form says why', async (code, sentence) => {
  const form = await renderForm(async () => ({ kind: 'refused', msg: null }), { kind: 'code', code });
  expect(form.notice()).toBe(sentence);
});

describe('where getConfig asks for a captcha', () => {
  const leaveAccount = (form: Awaited<ReturnType<typeof renderForm>>) =>
    act(async () => form.one<HTMLInputElement>('#account').dispatchEvent(new FocusEvent('focusout', { bubbles: true })));

  test('its image and field appear once the account is known, and the letters go along', async () => {
    const signIn = vi.fn<SignIn>(async () => ({ kind: 'refused', msg: '验证码错误' }));
    const form = await renderForm(signIn, null, 5);
    await form.fill();
    await leaveAccount(form);
    expect(form.captchaLettersOf).toHaveBeenCalledExactlyOnceWith('admin');
    await form.appeared('#captcha');
    const first = form.one<HTMLImageElement>('form img').src;
    expect(first).toMatch(/\/api\/oauth\/ImageCode\/5\/\d+$/);
    await form.type('#captcha', ' a1b2c ');
    await form.press(SUBMIT);
    expect(signIn.mock.calls[0]?.[0].captcha).toEqual({ code: 'a1b2c', timestamp: first.split('/').at(-1) });
    // An image is good for one attempt.
    expect(form.one<HTMLInputElement>('#captcha').value).toBe('');
  });

  test('letters that were read already stay where the account is changed and needs a captcha too', async () => {
    const signIn = vi.fn<SignIn>(async () => ({ kind: 'refused', msg: '验证码错误' }));
    const form = await renderForm(signIn, null, 5);
    await form.fill();
    await leaveAccount(form);
    await form.appeared('#captcha');
    const { src } = form.one<HTMLImageElement>('form img');
    await form.type('#captcha', 'a1b2c');
    await form.type('#account', 'staff');
    await leaveAccount(form);
    expect(form.captchaLettersOf).toHaveBeenLastCalledWith('staff');
    expect(form.one<HTMLImageElement>('form img').src).toBe(src);
    await form.press(SUBMIT);
    expect(signIn.mock.calls[0]?.[0].captcha?.code).toBe('a1b2c');
  });

  const load = (form: Awaited<ReturnType<typeof renderForm>>, event: 'load' | 'error') =>
    act(async () => form.one('form img').dispatchEvent(new Event(event)));

  test('another image comes after a wrong try, and that it came is spoken', async () => {
    const form = await renderForm(async () => ({ kind: 'refused', msg: '验证码错误，请重新输入' }), null, 4);
    await form.fill();
    await leaveAccount(form);
    await form.appeared('#captcha');
    await load(form, 'load');
    expect(form.one('form > output').textContent).toBe('');
    const first = form.one<HTMLImageElement>('form img').src;
    await form.type('#captcha', 'none');
    await form.press(SUBMIT);
    await vi.waitUntil(() => form.one<HTMLImageElement>('form img').src !== first);
    expect(form.one('form > output').textContent).toBe('');
    await load(form, 'load');
    expect(form.one('form > output').textContent).toBe('A new image with 4 letters');
    expect(form.notice()).toBe('验证码错误，请重新输入');
  });

  test('an image that does not load says so and can be asked for again; what was typed elsewhere stays', async () => {
    const form = await renderForm(async () => ({ kind: 'refused', msg: null }), null, 4);
    await form.fill();
    await leaveAccount(form);
    await form.appeared('#captcha');
    const first = form.one<HTMLImageElement>('form img').src;
    await load(form, 'error');
    expect(form.one('form > output').textContent).toBe('The image did not load. Ask for another one.');
    expect(form.described('#captcha')).toBe('The image did not load. Ask for another one.');
    expect(form.one('#captcha').hasAttribute('aria-invalid')).toBe(false);
    expect(form.one<HTMLImageElement>('form img').hidden).toBe(true);
    await vi.waitUntil(() => String(Date.now()) !== first.split('/').at(-1));
    await form.press('[aria-label="Another image"]');
    expect(form.one<HTMLImageElement>('form img').src).not.toBe(first);
    await load(form, 'load');
    expect(form.one<HTMLImageElement>('form img').hidden).toBe(false);
    expect(form.one<HTMLInputElement>('#password').value).toBe(' Secret 1 ');
  });

  test('a form that was filled in without being touched learns of the captcha by the refusal', async () => {
    const form = await renderForm(async () => ({ kind: 'refused', msg: '验证码已过期，请刷新后重新输入' }), null, 4);
    await form.fill();
    await form.press(SUBMIT);
    expect(form.captchaLettersOf).toHaveBeenCalledExactlyOnceWith('admin');
    await form.appeared('#captcha');
  });

  test('it has to be filled in; the server is not asked without it', async () => {
    const signIn = vi.fn<SignIn>();
    const form = await renderForm(signIn, null, 4);
    await form.fill();
    await leaveAccount(form);
    await form.appeared('#captcha');
    await form.press(SUBMIT);
    expect(signIn).not.toHaveBeenCalled();
    expect(form.one('#captcha-note').textContent).toBe('Enter the captcha');
    expect(document.activeElement?.id).toBe('captcha');
  });
});
