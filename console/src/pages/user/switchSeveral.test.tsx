import { expect, test } from 'vitest';
import { aSession } from '../../testing/inSession.tsx';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import { users } from './users.ts';
import { useResourceActions } from '../../features/resource/actions/useResourceActions.ts';
import type { AnyRow } from '../../features/resource/definition/types.ts';

const never = () => undefined;
const OPENS = { edit: never, detail: never, history: never, addBelow: never, duplicate: never, own: never };
const person = (id: string, state: 'enabled' | 'locked' | 'disabled') =>
  ({ id, account: id, realName: id, state, isLocked: state === 'locked' }) as AnyRow;

/** Enables several people at once. @returns what is said of it, and for whom it was sent */
async function enable(...people: readonly AnyRow[]) {
  const session = aSession({ getUser: { id: 'sun', account: 'sun', realName: 'sun', enabledMark: 0 }, setUserState: null });
  function Page() {
    const { toggleAll } = useResourceActions(users, OPENS);
    return <button onClick={() => void toggleAll(people, true)}>enable</button>;
  }
  const { press, toaster } = await renderInConsole(session.around(<Page />));
  await press('button');
  await expect.poll(() => toaster.snapshot().shown.length).toBeGreaterThan(0);
  const sent = session.calls.filter(([id]) => id === 'setUserState').map(([, args]) => args);
  return { sent, said: toaster.snapshot().shown.map(({ title, detail }) => [title, detail].filter(Boolean).join(' · ')) };
}

test('a locked person is not enabled by the switch of several, and is told where the lock is lifted', async () => {
  const { sent, said } = await enable(person('li', 'locked'), person('sun', 'disabled'));
  expect(sent).toEqual([{ path: { id: 'sun' } }]);
  expect(said.join('\n')).toContain('1 row was left as it is · li/li: Locked after wrong passwords: choose Unlock at the row');
});

test('a switch that has nothing to do says so', async () => {
  const { sent, said } = await enable(person('he', 'enabled'));
  expect([sent, said]).toEqual([[], ['All of them are enabled already']]);
});
