import type { SeedWorld } from '../../core/module.ts';
import { MENU_TYPE } from '../../seed/menu-items.ts';
import { TOP_ID } from '../authority/menu-tree.ts';
import { createRights } from '../menu-administration/tables.ts';

const BUTTONS = [
  ['btn_add', '新增'],
  ['btn_edit', '编辑'],
  ['btn_remove', '删除'],
] as const;

/** Gives the dictionary pages of the menu the buttons of a list; one that has rights of its own keeps them. @reading R-720 */
export function seedDictionaryRights({ store, nextId, timeMs }: SeedWorld): void {
  const rights = createRights(store);
  const stamp = { enabledMark: 1, description: '', creatorTime: timeMs, lastModifyTime: timeMs };
  const pages = store.all<{ id: string }>(
    'SELECT id FROM menu WHERE type = ? AND NOT EXISTS (SELECT 1 FROM menu_right WHERE menuId = menu.id) ORDER BY id',
    MENU_TYPE.dictionary,
  );
  for (const { id: menuId } of pages) {
    BUTTONS.forEach(([enCode, fullName], order) =>
      rights.insert({ ...stamp, id: nextId(), menuId, kind: 'button', parentId: TOP_ID, icon: '', enCode, fullName, sortCode: order + 1 }),
    );
    store.run('UPDATE menu SET isButtonAuthorize = 1 WHERE id = ?', menuId);
  }
}
