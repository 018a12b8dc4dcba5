import { expect, it } from 'vitest';
import { migrate } from '../../core/schema.ts';
import { IN_MEMORY, openStore } from '../../core/store.ts';
import { flatten } from '../../tests/client.ts';
import { seedSandbox } from '../../seed/index.ts';
import { menuModule } from '../menu/module.ts';
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
