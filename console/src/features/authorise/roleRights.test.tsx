import { ApiError } from '@milepost/openapi/client';
import { act } from 'react';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { aSession } from '../../testing/inSession.tsx';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import { authorises, authorisesSeveral } from './authorises.ts';

const ROLES = [
  { id: 'r1', fullName: 'Dispatchers' },
  { id: 'r2', fullName: 'Inspectors' },
];
const button = (name: string) => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
const press = (name: string) => act(async () => button(name)?.click());

/** Opens the wizard an action opens, over a role that has everything already. */
async function open(action: object, props: object, refusedId = '') {
  const session = aSession({
    listRoleRights: ({ path, body }) => {
      if ((path as { id: string }).id === refusedId)
        throw new ApiError('listRoleRights', { kind: 'refused', code: 400, msg: 'Never given away', detail: '' });
      const id = `${(body as { type: string }).type}-1`;
      return { list: [{ id, parentId: '-1', fullName: id }], ids: [id], all: [id] };
    },
    listMembers: ({ path }) => ({ ids: ['anna', (path as { id: string }).id] }),
    addRights: null,
    setRoleRights: null,
  });
  let isClosed = false;
  const { opens } = action as { readonly opens: () => Promise<{ readonly default: ComponentType<object> }> };
  const { default: Wizard } = await opens();
  await renderInConsole(session.around(<Wizard {...props} {...{ onClose: () => (isClosed = true) }} />));
  await expect.poll(() => button('Next')?.disabled).toBe(refusedId !== '');
  return { sent: (call: string) => session.calls.find(([id]) => id === call)?.[1], isClosed: () => isClosed };
}

/** Goes on to the last of the six steps. */
async function goOn() {
  for (const last of [false, false, false, false, true]) {
    // oxlint-disable-next-line no-await-in-loop -- one step after the other
    await press('Next');
    // oxlint-disable-next-line no-await-in-loop -- one step after the other
    await expect.poll(() => button(last ? 'Save' : 'Next')?.disabled).toBe(false);
  }
}

test('several roles are given what is chosen beside what they have: nothing is checked before, one call carries them all', async () => {
  const { sent, isClosed } = await open(authorisesSeveral(), { rows: ROLES });
  expect(document.body.textContent).toContain('beside the rights each of them has');
  await press('Check all');
  await goOn();
  await press('Save');
  await expect.poll(isClosed).toBe(true);
  expect(sent('addRights')).toMatchObject({ body: { roleIds: ['r1', 'r2'], systemIds: ['system-1'], module: [] } });
});

test('a role that may not be given rights is known before anything is chosen, wherever it stands among several', async () => {
  await open(authorisesSeveral(), { rows: ROLES }, 'r2');
  await expect.poll(() => document.body.textContent).toContain('These rights cannot be changed');
  expect(document.body.textContent).toContain('Never given away');
  expect(button('Next')?.disabled).toBe(true);
  // Asking again would change nothing.
  expect(button('Retry')).toBeUndefined();
});

test('what was taken in a step stays taken when it is come back to, is summed up, asked about before it is lost, and saved', async () => {
  const { sent, isClosed } = await open(authorises(), { row: ROLES[0] });
  await press('Uncheck all');
  await press('Next');
  await expect.poll(() => document.activeElement?.textContent).toBe('Menu rights');
  await press('Previous');
  await expect.poll(() => document.activeElement?.textContent).toBe('Systems');
  expect(button('Check all')).toBeDefined();
  expect(document.body.textContent).toContain('0 given, 1 taken, of 2 people');
  await press('Cancel');
  await expect.poll(() => document.body.textContent).toContain('Discard what you entered?');
  await press('Keep editing');
  await goOn();
  await press('Save');
  await expect.poll(isClosed).toBe(true);
  expect(sent('setRoleRights')).toMatchObject({ path: { id: 'r1' }, body: { systemIds: [], module: ['module-1'] } });
});
