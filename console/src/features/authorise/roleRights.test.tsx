import { act } from 'react';
import { expect, test } from 'vitest';
import { aSession } from '../../testing/inSession.tsx';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import AuthoriseSeveral from './AuthoriseSeveral.tsx';

const ROLES = [
  { id: 'r1', fullName: 'Dispatchers' },
  { id: 'r2', fullName: 'Inspectors' },
];
const button = (name: string) => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
const press = (name: string) => act(async () => button(name)?.click());

test('several roles are given what is chosen beside what they have: nothing is checked before, one call carries them all', async () => {
  // The first role has everything already.
  const session = aSession({
    listRoleRights: ({ body }) => {
      const id = `${(body as { type: string }).type}-1`;
      return { list: [{ id, parentId: '-1', fullName: id }], ids: [id], all: [id] };
    },
    addRights: null,
  });
  let isClosed = false;
  await renderInConsole(session.around(<AuthoriseSeveral rows={ROLES} onClose={() => (isClosed = true)} />));
  await expect.poll(() => button('Next')?.disabled).toBe(false);
  expect(document.body.textContent).toContain('beside the rights each of them has');
  await press('Check all');
  for (const last of [false, false, false, false, true]) {
    // oxlint-disable-next-line no-await-in-loop -- one step after the other
    await press('Next');
    // oxlint-disable-next-line no-await-in-loop -- one step after the other
    await expect.poll(() => button(last ? 'Save' : 'Next')?.disabled).toBe(false);
  }
  await press('Save');
  await expect.poll(() => isClosed).toBe(true);
  const [, sent] = session.calls.find(([id]) => id === 'addRights') ?? [];
  expect(sent).toMatchObject({ body: { roleIds: ['r1', 'r2'], systemIds: ['system-1'], module: [] } });
});
