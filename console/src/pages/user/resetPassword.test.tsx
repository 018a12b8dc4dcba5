import { expect, test, vi } from 'vitest';
import { aSession } from '../../testing/inSession.tsx';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import ResetPassword from './ResetPassword.tsx';

/** jsdom lays nothing out, so nothing has a size that could change. */
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe = () => {};
    disconnect = () => {};
  },
);

const POLICY = { passwordStrengthLimit: 1, passwordLengthMin: 1, passwordLengthMinNumber: 8, containsNumbers: 1 };
const row = { id: '7', account: 'lin', realName: '林志远' } as never;

test('the password that is given to a person is described by its rules, which follow what is typed', async () => {
  const session = aSession({ getSystemConfig: POLICY });
  const screen = await renderInConsole(session.around(<ResetPassword row={row} onClose={() => undefined} />));
  await screen.appeared('#reset-rules');
  const description = (field: string) =>
    (screen.one(field).getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ');
  expect(description('#reset-password')).toMatch(/8 characters.*not met/);
  expect(description('#reset-repeated')).not.toContain('not met');
  await screen.type('#reset-password', 'New20261');
  expect(description('#reset-password')).not.toContain('not met');
});
