import type { Client } from '@milepost/openapi/client';
import { expect, test } from 'vitest';
import { useResourceActions } from '../../features/resource/actions/useResourceActions.ts';
import type { AnyRow } from '../../features/resource/definition/types.ts';
import { createApi } from '../../data/api/index.ts';
import { aSession } from '../../testing/inSession.tsx';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import { userImpact } from './userImpact.ts';
import { users } from './users.ts';

const WEI = { id: '7', account: 'wang', realName: '王伟', state: 'enabled', isLocked: false };
const BELOW = [
  { id: '8', userName: '李娜/li' },
  { id: '9', userName: '孙磊/sun' },
];
const ONLINE = { list: [{ userId: '7', userName: '王伟/wang' }], pagination: { currentPage: 1, pageSize: 20, total: 1 } };

/** Facts on a person, where calls answer so; one without an answer is refused. */
function factsOf(answers: Readonly<Record<string, unknown>>) {
  const client: Client = {
    call: async ({ id }) => {
      if (!(id in answers)) throw new Error('refused');
      return { data: answers[id], msg: '' } as never;
    },
  };
  return userImpact(WEI, createApi(client), new AbortController().signal);
}

test('it is said who reports to a person, and that they are signed in; what nobody may tell is left out', async () => {
  const both = await factsOf({ listOwnSubordinates: BELOW, listOnlineUsers: ONLINE });
  expect(both).toMatchObject([{ values: { count: 2 } }, { message: 'They are signed in, and will be signed out.' }]);
  expect(await factsOf({ listOnlineUsers: ONLINE })).toHaveLength(1);
  expect(
    await factsOf({ listOwnSubordinates: [], listOnlineUsers: { ...ONLINE, list: [{ userId: '70', userName: '王伟/wang2' }] } }),
  ).toEqual([]);
});

test('work that waits for a person is counted, and the first of it named', async () => {
  const task = (fullName: string) => ({ id: fullName, fullName });
  const list = ['甲', '乙', '丙', '丁'].map(task);
  const told = await factsOf({ listWaitingFlowTasks: { list, pagination: { currentPage: 1, pageSize: 20, total: 6 } } });
  expect(told).toMatchObject([{ values: { count: 6, names: '“甲” “乙” “丙”' } }]);
  expect(await factsOf({ listWaitingFlowTasks: { list: [], pagination: { currentPage: 1, pageSize: 20, total: 0 } } })).toEqual([]);
});

const never = () => undefined;
const OPENS = { edit: never, detail: never, history: never, addBelow: never, duplicate: never, own: never };

test.each(['toggle', 'remove'])('before a person is disabled or deleted the question says so: %s', async (act) => {
  const session = aSession({ listOwnSubordinates: BELOW, listOnlineUsers: ONLINE });
  function Page() {
    const { run } = useResourceActions(users as never, OPENS);
    return <button onClick={() => void run(act, WEI as AnyRow)}>act</button>;
  }
  const { press } = await renderInConsole(session.around(<Page />));
  await press('button');
  await expect.poll(() => document.body.textContent).toMatch(/2 people report to them\. They are signed in/);
});
