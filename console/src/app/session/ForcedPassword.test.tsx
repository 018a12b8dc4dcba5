import { manualClock } from '@milepost/kit/engines/clock';
import { ApiError } from '@milepost/openapi/client';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { aSession } from '../../testing/inSession.tsx';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import ForcedPassword, { UNKNOWN_AFTER_MS } from './ForcedPassword.tsx';

const POLICY = { passwordStrengthLimit: 1, passwordLengthMin: 1, passwordLengthMinNumber: 8 };
const unread = new ApiError('getSystemConfig', { kind: 'refused', code: 500, msg: '配置服务维护中', detail: 'refused' });

beforeEach(() => {
  URL.createObjectURL = () => 'blob:captcha';
  URL.revokeObjectURL = () => undefined;
});

const dialog = () => document.querySelector('[role=dialog]');

/** Wait, without React's `act`, for what comes by itself. */
async function eventually(check: () => unknown) {
  const expectAct = (isExpected: boolean) => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: isExpected });
  expectAct(false);
  await vi.waitFor(check, { timeout: 20_000 });
  expectAct(true);
}

async function opened(answers: readonly (object | ApiError)[]) {
  let at = 0;
  const session = aSession({
    getPasswordCaptcha: new Blob(['<svg/>']),
    getSystemConfig: () => {
      const answer = answers[Math.min(at++, answers.length - 1)];
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  const screen = await renderInConsole(session.around(<ForcedPassword />));
  return { session, screen };
}

test('the dialog appears when the mandatory-initial-change setting is on', async () => {
  const { screen } = await opened([{ ...POLICY, mandatoryModificationOfInitialPassword: 1 }]);
  await screen.appeared('[role=dialog]');
  expect(dialog()).not.toBeNull();
});

test('when the setting is off it does not', async () => {
  const { session } = await opened([{ ...POLICY, mandatoryModificationOfInitialPassword: 0 }]);
  await eventually(() => expect(session.queries.isFetching()).toBe(0));
  expect(dialog()).toBeNull();
});

test('when the policy cannot be read the change may not be skipped: the dialog says so and asks for it again', async () => {
  const { screen } = await opened([unread, unread, { ...POLICY, mandatoryModificationOfInitialPassword: 1 }]);
  await screen.appeared('[role=dialog]');
  await screen.appeared('#password-oldPassword');
  await screen.type('#password-oldPassword', 'Novice2026');
  const retry = () => [...document.querySelectorAll<HTMLElement>('[role=dialog] button')].find((one) => one.textContent === 'Retry');
  await eventually(() => expect(retry()).toBeDefined());
  retry()?.click();
  await eventually(() => expect(document.querySelectorAll('#password-rules li')).toHaveLength(1));
  expect(screen.one<HTMLInputElement>('#password-oldPassword').value, 'what was typed stays').toBe('Novice2026');
});

test('a policy that comes after all and asks for nothing lets the person in', async () => {
  const { screen } = await opened([unread, unread, { ...POLICY, mandatoryModificationOfInitialPassword: 0 }]);
  await screen.appeared('[role=dialog]');
  const retry = () => [...document.querySelectorAll<HTMLElement>('[role=dialog] button')].find((one) => one.textContent === 'Retry');
  await eventually(() => expect(retry()).toBeDefined());
  retry()?.click();
  await eventually(() => expect(dialog()).toBeNull());
});

test.each([
  [1, true],
  [0, false],
])(
  'a policy that has not come after five seconds is one nobody knows: the dialog opens; with the setting at %i it then stays: %s',
  async (setting, stays) => {
    const clock = manualClock();
    let come: (policy: object) => void = () => undefined;
    const policy = new Promise<object>((resolve) => (come = resolve));
    const session = aSession({ getPasswordCaptcha: new Blob(['<svg/>']), getSystemConfig: () => policy });
    const screen = await renderInConsole(session.around(<ForcedPassword clock={clock} />));
    await act(async () => clock.advance(UNKNOWN_AFTER_MS - 1));
    expect(dialog()).toBeNull();
    await act(async () => clock.advance(1));
    await screen.appeared('#password-oldPassword');
    come({ ...POLICY, mandatoryModificationOfInitialPassword: setting });
    await eventually(() => expect(session.queries.isFetching()).toBe(0));
    await eventually(() => expect(dialog() !== null).toBe(stays));
    expect(session.asked('getSystemConfig')).toBe(1);
  },
);
