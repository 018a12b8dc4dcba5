import { afterAll, expect, it } from 'vitest';
import document from '../../../../generated/openapi.json' with { type: 'json' };
import { waysOf, type Need } from '../../../../src/rules/index.ts';
import { readContract } from '../../core/contract.ts';
import { IN_MEMORY, openStore, type Store } from '../../core/store.ts';
import { startOver } from '../../start.ts';
import { sayIn } from '../../sentences/sayIn.ts';
import { refusedFor } from './refuse-right.ts';

let store: Store;
const sandbox = await startOver((data) => (store = openStore(data)), { port: 0, data: IN_MEMORY });
afterAll(() => sandbox.close());
const modelOf = (entry: string) =>
  store.one<{ id: string }>("SELECT json_extract(propertyJson, '$.moduleId') AS id FROM menu WHERE enCode = ?", entry)?.id ?? '';
const said = (need: Need, path?: Record<string, string>): string => refusedFor(store, need, path).message;
const ASK = '的权限，可请管理员在“权限管理”中授权';

it.each<[Need, string]>([
  [{ page: 'permission-user', button: 'btn_export' }, `您没有“用户管理 · 导出”${ASK}`],
  [{ page: 'permission-user' }, `您没有“用户管理”${ASK}`],
  [
    [
      { page: 'permission-role', button: 'btn_edit' },
      { page: 'permission-authorize', button: 'btn_edit' },
    ],
    `您没有“角色管理 · 编辑 / 权限管理 · 编辑”${ASK}`,
  ],
  // A button the page has no right for: the page is named.
  [{ page: 'permission-user', button: 'btn_nothing' }, `您没有“用户管理”${ASK}`],
  [{ page: 'of-no-menu', button: 'btn_add' }, '您没有此操作的权限，它不在菜单中，请联系管理员'],
  ['administrator', '此操作仅限管理员，您没有管理员的权限，请联系管理员办理'],
])('%j', (need, sentence) => expect(said(need)).toBe(sentence));

it('a model is named by the entries that lead to it, as they are called now', () => {
  const id = modelOf('vehicleFile');
  const need = { model: 'id', button: 'btn_add' };
  expect(said(need, { id })).toContain('车辆');
  store.run("UPDATE menu SET fullName = '巡查车' WHERE json_extract(propertyJson, '$.moduleId') = ?", id);
  expect(said(need, { id })).toContain('“巡查车 · ');
});

it('is said in three languages, the names as the menu has them', () => {
  const sentence = said({ page: 'permission-user', button: 'btn_export' });
  expect(sayIn('en', sentence)).toBe('You have no right to “用户管理 · 导出”. An administrator can give it to you under “Permissions”');
  expect(sayIn('zhtw', sentence)).toBe('您沒有「用户管理 · 导出」的權限，可請管理員在「權限管理」中授權');
});

it('every right of the description has a name in the menu of the first start', () => {
  const nameless = readContract(document).filter(({ need }) => {
    const pages = waysOf(need).filter((way) => !('model' in way));
    return pages.length > 0 && said(pages).includes('它不在菜单中');
  });
  expect(nameless.map(({ id }) => id)).toEqual([]);
});
