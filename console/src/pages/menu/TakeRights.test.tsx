import type { MenuNode } from '@milepost/openapi/domains/menu';
import { act } from 'react';
import { expect, test } from 'vitest';
import { PermissionProvider } from '../../permissions/index.ts';
import { aSession } from '../../testing/inSession.tsx';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import { RightsNotice } from './RightsNotice.tsx';
import { TakeRights } from './TakeRights.tsx';

const ENTRY = {
  id: 'e1',
  fullName: '路产台账',
  type: 3,
  category: 'web',
  property: { kind: 'value', value: { moduleId: 'm1', iconBackgroundColor: '', isTree: false, rest: {} } },
  hasButtonRights: true,
  hasColumnRights: false,
  hasFormRights: false,
  hasDataRights: false,
} as unknown as MenuNode;
const option = { id: 'm1', fullName: '路产设施', enCode: 'asset', children: null };
const column = (prop: string, label: string) => ({ prop, label, jnpfKey: 'comInput' });
const designAsking = (useColumnPermission: boolean) => ({
  fullName: '路产设施',
  formData: '{"fields":[]}',
  columnData: JSON.stringify({ columnList: [column('name', '名称'), column('price', '造价')], useColumnPermission }),
});
const keptRight = (enCode: string, roleIds: readonly string[]) => ({
  id: `r-${enCode}`,
  fullName: enCode,
  enCode,
  moduleId: 'e1',
  roleIds,
});
const MENU = { id: 'e1', fullName: '路产台账', enCode: 'assetLedger', type: 3, isColumnAuthorize: 0, propertyJson: '{"moduleId":"m1"}' };

const press = (name: string) =>
  act(async () => [...document.querySelectorAll('button')].findLast(({ textContent }) => textContent === name)?.click());

test('columns are ticked in the list of the design; who loses what is told before, and each change is one call', async () => {
  const session = aSession({
    listModelOptions: { list: [option] },
    getModelConfig: designAsking(true),
    listMenuColumns: { list: [keptRight('name', ['a', 'b']), keptRight('old', ['b'])] },
    createMenuColumn: null,
    removeMenuColumn: null,
  });
  let isClosed = false;
  const screen = await renderInConsole(session.around(<TakeRights entry={ENTRY} kind="column" onClose={() => (isClosed = true)} />));
  await screen.appeared('[role=treeitem]');
  const items = () => [...document.querySelectorAll<HTMLElement>('[role=treeitem]')];
  const ticks = () => items().map((item) => [item.textContent, item.getAttribute('aria-checked')]);
  expect(ticks()).toEqual([
    [expect.stringContaining('名称'), 'true'],
    [expect.stringContaining('造价'), 'false'],
    [expect.stringContaining('Not in the design'), 'true'],
    [expect.stringContaining('old'), 'true'],
  ]);
  for (const at of [0, 1, 3]) await act(async () => items()[at]?.click());
  await expect.poll(() => screen.one('[role=dialog] output').textContent).toContain('2 roles lose');
  expect(screen.one('[role=dialog] output').textContent).toContain('1 right is added');
  await press('Save');
  await expect.poll(() => isClosed).toBe(true);
  const written = session.calls.filter(([operation]) => !operation.startsWith('list') && !operation.startsWith('get'));
  expect(written).toEqual(
    expect.arrayContaining([
      ['createMenuColumn', { body: expect.objectContaining({ moduleId: 'e1', fullName: '造价', enCode: 'price' }) }],
      ['removeMenuColumn', { path: { id: 'r-name' } }],
      ['removeMenuColumn', { path: { id: 'r-old' } }],
    ]),
  );
  expect(written).toHaveLength(3);
});

test('a design that is not released has nothing to take, and a way to it is offered', async () => {
  const listModelOptions = ({ query }: Record<string, unknown>) => ({
    list: (query as { isRelease?: string }).isRelease === '1' ? [] : [option],
  });
  const session = aSession({ listModelOptions, listMenuColumns: { list: [] } });
  const screen = await renderInConsole(session.around(<TakeRights entry={ENTRY} kind="column" onClose={() => undefined} />));
  await screen.appeared('[role=dialog] a');
  expect(screen.one('[role=dialog] a').getAttribute('href')).toBe('/onlineDev/webDesign?design=m1');
});

test.each([
  [false, 0, 'The design does not ask for rights to columns'],
  [true, 0, 'The design asks for rights to columns, this entry does not apply them'],
  [true, 1, 'Rights to columns apply'],
])('of a design that asks (%s) and an entry that judges (%i) it is said: %s', async (asks, isColumnAuthorize, words) => {
  const session = aSession({
    listModelOptions: { list: [option] },
    getModelConfig: designAsking(asks),
    getMenu: { ...MENU, isColumnAuthorize },
  });
  const page = { permissions: new Map(), judge: false, modelId: null };
  await renderInConsole(
    session.around(
      <PermissionProvider value={page}>
        <RightsNotice row={ENTRY} kind="column" />
      </PermissionProvider>,
    ),
  );
  await act(async () => {
    await expect.poll(() => document.body.textContent).toContain(words);
  });
});
