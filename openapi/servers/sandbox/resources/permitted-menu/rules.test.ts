import { expect, it } from 'vitest';
import { migrate } from '../../core/schema.ts';
import { IN_MEMORY, openStore } from '../../core/store.ts';
import { flatten } from '../../tests/client.ts';
import { seedSandbox } from '../../seed/index.ts';
import { menuModule } from '../menu-administration/module.ts';
import { listRightsModule } from '../model/list-rights.ts';
import { createMenus } from './rules.ts';

it('a folder in which nothing is left to open is not shown', () => {
  const store = openStore(IN_MEMORY);
  migrate(store, seedSandbox, [menuModule]);
  const menus = createMenus({ store, now: () => 0, nextId: () => '1', random: (bytes) => new Uint8Array(bytes) });
  const admin = store.one<{ id: string }>("SELECT id FROM user WHERE account = 'admin'");
  const system = store.one<{ id: string }>("SELECT id FROM system WHERE enCode = 'operationsPlatform'");
  const codes = () => flatten(menus.menuOf(admin?.id ?? '', system?.id ?? '')).map(({ enCode }) => enCode);
  expect(codes()).toContain('msgCenter');
  store.run("DELETE FROM menu WHERE enCode LIKE 'msgCenter-%' OR enCode LIKE 'workFlow-%'");
  expect(codes()).not.toContain('msgCenter');
  expect(codes()).not.toContain('workFlow');
  expect(codes()).toContain('system');
  store.close();
});

it('rights on a generated page go by its entry, those on a page of the program by its module; a model is looked up by its own id', () => {
  const store = openStore(IN_MEMORY);
  // Twice: what is given once is there once.
  for (const _ of [1, 2]) migrate(store, seedSandbox, [menuModule, listRightsModule]);
  const menus = createMenus({ store, now: () => 0, nextId: () => '1', random: (bytes) => new Uint8Array(bytes) });
  const idOf = (account: string) => store.one<{ id: string }>('SELECT id FROM user WHERE account = ?', account)?.id ?? '';
  const entry = store.one<{ id: string; moduleId: string }>(
    "SELECT id, json_extract(propertyJson, '$.moduleId') AS moduleId FROM menu WHERE enCode = 'assetLedger'",
  );
  const rights = menus.permissionsOf(idOf('staff'));
  const codes = rights.find(({ modelId }) => modelId === entry?.id)?.button.map(({ enCode }) => enCode);
  expect(codes).toEqual(expect.arrayContaining(['btn_add', 'btn_detail', 'btn_download', 'btn_batchRemove']));
  expect(rights.map(({ modelId }) => modelId)).not.toContain(entry?.moduleId);
  const caller = { userId: idOf('staff') } as never;
  expect(menus.may(caller, { model: 'id', button: 'btn_add' }, { id: entry?.moduleId ?? '' })).toBe(true);
  store.close();
});
