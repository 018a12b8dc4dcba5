import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { BUTTONS, PermissionProvider } from '../../permissions/index.ts';
import { aSession } from '../../testing/inSession.tsx';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import { ResourcePage } from '../../features/resource/page/ResourcePage.tsx';
import { areas } from './areas.ts';

const network = vi.hoisted(() => ({ isGone: false }));
const partOf = vi.hoisted(() => (id: string) => () => {
  if (network.isGone) throw new TypeError('Failed to fetch dynamically imported module');
  return { default: () => <p id={id} /> };
});
vi.mock('../../features/resource/form/ResourceForm.tsx', partOf('dialog'));
vi.mock('../../features/resource/list/ResourcePanel.tsx', partOf('panel'));

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  network.isGone = true;
});

const permissions = new Map([['m1', { buttons: new Set([BUTTONS.add]), columns: new Set<string>(), forms: new Set<string>() }]]);

async function shown(list: readonly object[]) {
  const page = await renderInConsole(
    aSession({ listAreas: { list } }, '/system/area').around(
      <PermissionProvider value={{ permissions, judge: false, modelId: 'm1' }}>
        <ResourcePage resource={areas as never} />
      </PermissionProvider>,
    ),
  );
  return { ...page, typed: () => page.one<HTMLInputElement>('input').value };
}

test('a form that does not arrive fails for itself: the page stays with what was typed, and it can be tried again', async () => {
  const page = await shown([{ id: '1', fullName: '重庆', enCode: '50', enabledMark: 1, hasChildren: false }]);
  await page.appeared('[aria-rowindex="2"]');
  await page.type('input', '不会丢');
  const add = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'New area');
  await act(async () => add?.click());
  await vi.waitFor(
    () => expect(page.toaster.snapshot().shown).toMatchObject([{ title: 'This part did not load', action: { label: 'Retry' } }]),
    { timeout: 20_000 },
  );
  expect(page.typed()).toBe('不会丢');
  network.isGone = false;
  await act(async () => page.toaster.snapshot().shown[0]?.action?.onPress());
  await page.appeared('#dialog');
  expect(page.typed()).toBe('不会丢');
});

test('why the list is empty does not arrive: it is said in its place, and can be tried again there', async () => {
  const page = await shown([]);
  await page.appeared('[role=alert] button');
  await page.type('input', '不会丢');
  network.isGone = false;
  await page.press('[role=alert] button');
  await page.appeared('#panel');
  expect(page.typed()).toBe('不会丢');
});
