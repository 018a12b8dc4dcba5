import { defineModule, type SeedWorld } from '../../core/module.ts';
import { TOP_ID } from '../authority/menu-tree.ts';
import { createEntries, createRights } from '../menu/tables.ts';
import { MENU_TYPE, page, type MenuSeed } from '../../seed/menu-items.ts';

/** Pages the first menu did not have: the code of the folder, and the place in it. @source admin §2 */
const PAGES: readonly { folder: string; sortCode: number; entry: MenuSeed }[] = [
  { folder: 'permission', sortCode: 75, entry: page('permission/grade', '分级管理', 'grade') },
  { folder: 'system', sortCode: 45, entry: page('system/monitor', '系统监控', 'monitor') },
  { folder: 'system', sortCode: 47, entry: page('system/icons', '系统图标', 'icons', { buttons: [] }) },
  { folder: 'msgCenter', sortCode: 15, entry: page('msgCenter/accountConfig', '账号配置', 'accountConfig') },
];

/** Adds the pages whose folder is there and whose code is free: the menu may have been changed since the first start. */
function seed({ store, nextId, timeMs }: SeedWorld): void {
  const [entries, rights] = [createEntries(store), createRights(store)];
  const stamp = { enabledMark: 1, description: '', creatorTime: timeMs, lastModifyTime: timeMs };
  for (const { folder, sortCode, entry } of PAGES) {
    const [above] = entries.list({ enCode: folder });
    if (!above || entries.list({ enCode: entry.enCode }).length > 0) continue;
    const id = nextId();
    const { fullName, enCode, icon, urlAddress, linkTarget } = entry;
    entries.insert({
      ...stamp,
      id,
      systemId: above.systemId,
      parentId: above.id,
      type: MENU_TYPE.page,
      category: above.category,
      fullName,
      enCode,
      icon,
      urlAddress,
      linkTarget,
      propertyJson: JSON.stringify({ moduleId: id, iconBackgroundColor: '', isTree: 0 }),
      isButtonAuthorize: entry.buttons.length > 0 ? 1 : 0,
      isColumnAuthorize: 0,
      isFormAuthorize: 0,
      isDataAuthorize: 0,
      sortCode,
    });
    entry.buttons.forEach(([code, name], order) => {
      const right = { id: nextId(), menuId: id, kind: 'button', parentId: TOP_ID, icon: '', fullName: name, enCode: code };
      rights.insert({ ...right, ...stamp, sortCode: order + 1 });
    });
  }
}

/** Menu entries that were added after the first release, for kept data too. @reading R-476 */
export const menuPagesModule = defineModule({ name: 'menu-pages', tables: [], seed, needs: {}, handlers: () => ({}) });
