import { ApiError } from '@milepost/openapi/client';
import { hashPassword } from '@milepost/openapi/domains/oauth';
import { beforeEach, expect, test, vi } from 'vitest';
import { aSession } from '../../testing/inSession.tsx';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import PasswordDialog from './PasswordDialog.tsx';

/** jsdom lays nothing out, so nothing has a size that could change. */
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe = () => {};
    disconnect = () => {};
  },
);

/** Wait, without React's `act`, for what comes by itself. */
async function eventually(check: () => unknown) {
  const expectAct = (isExpected: boolean) => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: isExpected });
  expectAct(false);
  await vi.waitFor(check, { timeout: 20_000 });
  expectAct(true);
}

const POLICY = { passwordStrengthLimit: 1, passwordLengthMin: 1, passwordLengthMinNumber: 8, containsNumbers: 1 };
const refused = (msg: string) => new ApiError('modifyPassword', { kind: 'refused', code: 400, msg, detail: 'refused' });

beforeEach(() => {
  URL.createObjectURL = () => 'blob:captcha';
  URL.revokeObjectURL = () => undefined;
});

async function opened({ isForced = false, answers = {} }: { isForced?: boolean; answers?: Parameters<typeof aSession>[0] } = {}) {
  const onDone = vi.fn<() => void>();
  const onClose = vi.fn<() => void>();
  const session = aSession({ getSystemConfig: POLICY, getPasswordCaptcha: new Blob(['<svg/>']), modifyPassword: null, ...answers });
  const screen = await renderInConsole(session.around(<PasswordDialog isForced={isForced} onDone={onDone} onClose={onClose} />));
  await screen.appeared('#password-rules li');
  await screen.appeared('[alt^="Image with"]');
  const fill = async (draft: Readonly<Record<string, string>>) => {
    for (const [field, text] of Object.entries(draft)) await screen.type(`#password-${field}`, text);
  };
  const button = (words: string) =>
    [...document.querySelectorAll<HTMLElement>('[role=dialog] button')].find((one) => one.textContent === words && !one.hidden);
  const press = async (words: string) => {
    const found = button(words);
    if (!found) throw new Error(`[testing] no button says ${words}`);
    found.dataset['pressed'] = words;
    await screen.press(`[data-pressed="${words}"]`);
  };
  return { session, screen, onDone, onClose, fill, press };
}

const GOOD = { oldPassword: 'Old2026', password: 'New20261', repeated: 'New20261', code: 'k3d9' };
const text = () => document.querySelector('[role=dialog]')?.textContent ?? '';

test('the keyboard begins on the old password', async () => {
  const { screen } = await opened();
  expect(document.activeElement).toBe(screen.one('#password-oldPassword'));
});

test('the new password is changed with its hash, and then the person logs in again', async () => {
  const { session, fill, press, onDone } = await opened();
  await fill(GOOD);
  await press('OK');
  await eventually(() => expect(text()).toContain('modifyPassword done'));
  expect(text()).toContain('You are logged out everywhere. Log in with the new password.');
  expect(session.calls.find(([id]) => id === 'modifyPassword')?.[1]).toMatchObject({
    body: { oldPassword: hashPassword('Old2026'), password: hashPassword('New20261'), code: 'k3d9' },
  });
  expect(onDone).not.toHaveBeenCalled();
  await press('Log in again');
  expect(onDone).toHaveBeenCalledOnce();
});

test('what a password manager has filled in without an event counts, is never emptied, and is sent to the letter', async () => {
  const { session, screen, fill, press } = await opened();
  await fill({ code: ' ｋ3ｄ９\u200b ' });
  const put = (field: string, words: string) => {
    const input = screen.one<HTMLInputElement>(`#password-${field}`);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, words);
  };
  const filled = { oldPassword: 'Ｏld\u200b2026', password: 'New2026１1', repeated: 'New2026１1' };
  for (const [field, words] of Object.entries(filled)) put(field, words);
  await press('OK');
  await eventually(() => expect(text()).toContain('modifyPassword done'));
  expect(session.calls.find(([id]) => id === 'modifyPassword')?.[1]).toMatchObject({
    body: { oldPassword: hashPassword(filled.oldPassword), password: hashPassword(filled.password), code: 'k3d9' },
  });
});

test.each([false, true])('the new password is described by its rules, by no other field; forced: %s', async (isForced) => {
  const { screen } = await opened({ isForced });
  const describing = (field: string) => screen.one(`#password-${field}`).getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(describing('password')).toContain('password-rules');
  expect(document.getElementById('password-rules')?.textContent).toContain('not met');
  expect([...describing('oldPassword'), ...describing('repeated')]).not.toContain('password-rules');
});

test('what is wrong is listed, each field with its sentence, and nothing is sent', async () => {
  const { session, fill, press } = await opened();
  await fill({ ...GOOD, oldPassword: '', password: 'short', repeated: 'other', code: '' });
  await press('OK');
  for (const sentence of [
    'Old password cannot be empty',
    'New password length cannot be less than 8',
    'The two passwords do not match',
    'Captcha code cannot be empty',
  ])
    expect(text()).toContain(sentence);
  expect(session.asked('modifyPassword')).toBe(0);
});

test('what the policy asks for is a list, each met or not met', async () => {
  const { fill } = await opened();
  const rules = () => [...document.querySelectorAll('#password-rules li')].map((rule) => rule.textContent);
  expect(rules()).toEqual(['At least 8 charactersnot met', 'A digitnot met']);
  await fill({ password: 'abc1' });
  expect(rules()).toEqual(['At least 8 charactersnot met', 'A digitmet']);
});

test('a refusal keeps what was typed but the captcha, of which another one comes', async () => {
  const { session, screen, fill, press } = await opened({ answers: { modifyPassword: refused('旧密码错误，请重新输入') } });
  await fill(GOOD);
  await press('OK');
  await eventually(() => expect(text()).toContain('旧密码错误，请重新输入'));
  expect(screen.one<HTMLInputElement>('#password-oldPassword').value).toBe('Old2026');
  expect(screen.one<HTMLInputElement>('#password-code').value).toBe('');
  await eventually(() => expect(session.asked('getPasswordCaptcha')).toBe(2));
  const asked = session.calls.filter(([id]) => id === 'getPasswordCaptcha').map(([, args]) => JSON.stringify(args));
  expect(new Set(asked).size).toBe(2);
});

test('a refusal is shown and said once: in the form, by no message beside it', async () => {
  const { screen, fill, press } = await opened({ answers: { modifyPassword: refused('旧密码错误，请重新输入') } });
  await fill(GOOD);
  await press('OK');
  await eventually(() => expect(document.querySelector('[role=dialog] form')?.textContent).toContain('旧密码错误，请重新输入'));
  await eventually(() => expect(document.querySelector('[aria-live=assertive]')?.textContent).toContain('旧密码错误，请重新输入'));
  expect(screen.toaster.snapshot().history).toEqual([]);
});

test('rules that did not load are said, and can be asked for again', async () => {
  const onDone = vi.fn<() => void>();
  const session = aSession({ getSystemConfig: new Error('503'), getPasswordCaptcha: new Blob(['x']) });
  const screen = await renderInConsole(session.around(<PasswordDialog isForced={false} onDone={onDone} />));
  await screen.appeared('[role=dialog]');
  await eventually(() => expect(text()).toContain('The rules for passwords did not load'));
});

test.each([
  ['what is needed', POLICY, 'The rules are here. The new password needs: At least 8 characters A digit'],
  ['that nothing is', {}, 'The new password has no rules to keep'],
])('rules that are late are not taken for none: it is shown and said, and then %s', async (_, policy, outcome) => {
  let come: (policy: object) => void = () => undefined;
  const rules = new Promise((resolve) => (come = resolve));
  const session = aSession({ getSystemConfig: () => rules, getPasswordCaptcha: new Blob(['x']) } as never);
  const screen = await renderInConsole(session.around(<PasswordDialog isForced onDone={() => undefined} />));
  await screen.appeared('[role=dialog]');
  const said = () => document.querySelector('[data-live-region=polite]')?.textContent ?? '';
  await eventually(() => expect(text()).toContain('The rules for passwords are not known yet'));
  await eventually(() => expect(said()).toContain('The rules for passwords are not known yet'));
  come(policy);
  await eventually(() => expect(text()).not.toContain('not known yet'));
  await eventually(() => expect(said()).toContain(outcome));
});

test('OK pressed before the rules are here waits for them, and then judges by them', async () => {
  let come: (policy: object) => void = () => undefined;
  const rules = new Promise((resolve) => (come = resolve));
  const session = aSession({ getSystemConfig: () => rules, getPasswordCaptcha: new Blob(['x']) } as never);
  const screen = await renderInConsole(session.around(<PasswordDialog isForced={false} onDone={() => undefined} />));
  await screen.appeared('[role=dialog]');
  await screen.press('form [type=submit]');
  expect(document.querySelector('[role=dialog] [aria-busy=true], [role=dialog] [aria-disabled=true]')).not.toBeNull();
  come(POLICY);
  await eventually(() => expect(text()).toContain('Old password cannot be empty'));
  expect(session.asked('getSystemConfig')).toBe(1);
});

test('where the change is forced there is no cancel, and the way out is logging out', async () => {
  const { press, onClose } = await opened({ isForced: true });
  expect(text()).toContain('You still have your first password');
  expect(text()).not.toContain('Cancel');
  await press('Log out');
  await eventually(() => expect(document.querySelector('[role=alertdialog]')?.textContent).toContain('Are you sure to quit?'));
  expect(onClose).not.toHaveBeenCalled();
});

test('that the server ends the session with the old password is expected; where it refuses, no longer', async () => {
  const { session, fill, press } = await opened({ answers: { modifyPassword: refused('验证码错误，请重新输入') } });
  await fill(GOOD);
  await press('OK');
  await eventually(() => expect(text()).toContain('验证码错误，请重新输入'));
  expect(session.isSignOutExpected()).toBe(false);
});

test('after the change the end of the session is expected', async () => {
  const { session, fill, press } = await opened();
  await fill(GOOD);
  await press('OK');
  await eventually(() => expect(text()).toContain('Log in again'));
  expect(session.isSignOutExpected()).toBe(true);
});
