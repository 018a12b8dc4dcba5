import { ApiError } from '@milepost/openapi/client';
import { act } from 'react';
import { expect, test } from 'vitest';
import { aSession } from '../../../testing/inSession.tsx';
import { renderInConsole } from '../../../testing/renderInConsole.tsx';
import RolesBeside from './RolesBeside.tsx';

const ROLES = ['Dispatchers', 'Inspectors', 'Administrators'].map((fullName) => ({ id: fullName, fullName }));
/** Every step has two rights; inspectors lack the second one of the buttons. */
const session = () =>
  aSession({
    listRoleRights: ({ path, body }) => {
      const [role, { type }] = [(path as { id: string }).id, body as { type: string }];
      if (role === 'Administrators')
        throw new ApiError('listRoleRights', { kind: 'refused', code: 400, msg: 'They have every right', detail: '' });
      const all = ['first', 'second'].map((name) => ({ id: `${type} ${name}`, parentId: '-1', fullName: `${name} ${type}` }));
      const ids = all.map(({ id }) => id).filter((id) => role === 'Dispatchers' || id !== 'button second');
      return { list: all, ids, all: all.map(({ id }) => id) };
    },
  });
const cells = () => [...document.querySelectorAll('[role="row"]')].map(({ textContent }) => textContent);
const press = (name: string) =>
  act(async () => [...document.querySelectorAll<HTMLElement>('label, button')].find(({ textContent }) => textContent === name)?.click());

test('roles that are compared show first what differs, and name the one that may not be read', async () => {
  await renderInConsole(session().around(<RolesBeside rows={ROLES} onClose={() => undefined} />));
  await expect.poll(cells).toHaveLength(2);
  expect(cells()[1]).toContain('second button');
  expect(document.body.textContent).toContain('Not shown: Administrators');
  expect(document.body.textContent).toContain('They have every right');
  await press('Given');
  await expect.poll(cells).toHaveLength(13);
});
