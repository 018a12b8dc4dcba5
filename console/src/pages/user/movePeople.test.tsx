import { ApiError } from '@milepost/openapi/client';
import type { UserRecord } from '@milepost/openapi/domains/user';
import { act } from 'react';
import { expect, test } from 'vitest';
import { TaskDialog } from '../../features/resource/actions/task/TaskDialog.tsx';
import { aSession } from '../../testing/inSession.tsx';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import { movePeople } from './movePeople.ts';
import { moved } from './belongings.ts';
import { rolesAfter } from './rolesOfPeople.ts';

const under = (...places: string[]) => ({ name: 'x', under: new Set(places) });
const BELONGINGS = {
  positions: new Map([['p1', under('o1')]]),
  roles: new Map([
    ['r1', under('o1')],
    ['r2', under('o1', 'o2')],
    ['global', under('1')],
  ]),
};
const person = { organizeIds: ['o1'], positionIds: ['p1', 'unknown'], roleIds: ['r1', 'r2', 'global'] } as unknown as UserRecord;

test.each([
  ['only', ['o2'], { organizeIds: ['o2'], positionIds: ['unknown'], roleIds: ['r2', 'global'] }],
  ['too', ['o2'], { organizeIds: ['o1', 'o2'] }],
  ['only', ['o1'], null],
] as const)(
  'who is moved (%s) into %j gives up what belongs to the organisations that are left, and nothing else',
  (how, organizeIds, after) => expect(moved(person, { organizeIds, how }, BELONGINGS)).toEqual(after),
);

test.each([
  ['give', ['r2', 'r3'], { roleIds: ['r1', 'r2', 'r3'] }],
  ['give', ['r1'], null],
  ['take', ['r1', 'r9'], { roleIds: ['r2'] }],
  ['take', ['r9'], null],
] as const)('to %s roles %j leaves the others of a person as they are', (how, roleIds, after) =>
  expect(rolesAfter({ roleIds: ['r1', 'r2'] }, { how, roleIds })).toEqual(after),
);

const press = (name: string) =>
  act(async () => [...document.querySelectorAll('button')].findLast(({ textContent }) => textContent === name)?.click());

test('people are moved one by one, each as they are now; a refusal is named and the others are moved, and that can be taken back', async () => {
  const personOf = (id: string, organizeId = 'o1', email = '') => ({ id, account: id, realName: id, organizeId, email });
  const kept = new Map(['wang', 'li', 'boss'].map((id) => [id, personOf(id)]));
  const refusal = new ApiError('updateUser', { kind: 'refused', code: 400, msg: '只有管理员可以维护管理员账户', detail: '' });
  const idOf = ({ path }: Record<string, unknown>) => (path as { id: string }).id;
  const session = aSession({
    getUser: (args) => kept.get(idOf(args)),
    updateUser: (args) => {
      if (idOf(args) === 'boss') throw refusal;
      const { organizeId, email } = args['body'] as { readonly organizeId: string; readonly email: string };
      kept.set(idOf(args), personOf(idOf(args), organizeId, email));
      return null;
    },
    listPositionsByOrganizations: { list: [] },
    listRolesByOrganizations: { list: [] },
    listAllowedOrganizations: { list: [] },
  });
  const people = [...kept.values()];
  const task = () => ({ ...movePeople(people), initial: { organizeIds: ['o2'], how: 'only' as const } }) as never;
  let isClosed = false;
  const screen = await renderInConsole(session.around(<TaskDialog about={null} of={task} onClose={() => (isClosed = true)} />));
  await screen.appeared('[role=dialog] output > span');
  expect(screen.one('[role=dialog] output').textContent).toContain('3 people get another organisation.');
  // Somebody else saves meanwhile.
  kept.set('li', personOf('li', 'o1', 'li@example.com'));
  await press('Move');
  await screen.appeared('[role=dialog] [role=alert]');
  expect(screen.one('[role=alert]').textContent).toContain('2 done, 1 not done');
  expect(screen.one('[role=alert]').textContent).toContain('boss/boss: 只有管理员可以维护管理员账户');
  expect(kept.get('li')).toMatchObject({ organizeId: 'o2', email: 'li@example.com' });
  await press('Close');
  expect(isClosed).toBe(true);
  const [said] = screen.toaster.snapshot().shown;
  expect(said?.title).toBe('2 people moved');
  // Wang has been moved on by somebody else: that stays.
  kept.set('wang', personOf('wang', 'o3'));
  await act(async () => said?.action?.onPress());
  await expect.poll(() => [kept.get('wang')?.organizeId, kept.get('li')?.organizeId]).toEqual(['o3', 'o1']);
});
