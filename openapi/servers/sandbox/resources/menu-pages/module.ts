import { defineModule, type SeedWorld } from '../../core/module.ts';
import { TOP_ID } from '../authority/menu-tree.ts';
import { createEntries, createRights } from '../menu/tables.ts';
import { MENU_TYPE } from '../../seed/menu-items.ts';
import { FIRST_PAGES, NEW_PAGES, type MenuPage } from './pages.ts';

/** Codes that were added once: what somebody deletes afterwards stays deleted. */
const ADDED = 'CREATE TABLE menu_page_added (enCode TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;';

/** Adds the pages whose folder is there and whose code is free: the menu may have been changed since the first start. */
function add({ store, nextId, timeMs }: SeedWorld, pages: readonly MenuPage[]): void {
  const [entries, rights] = [createEntries(store), createRights(store)];
  const stamp = { enabledMark: 1, description: '', creatorTime: timeMs, lastModifyTime: timeMs };
  for (const { folder, sortCode, entry } of pages) {
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

/** @param pages those made since the first release */
function addNew(world: SeedWorld, pages: readonly MenuPage[]): void {
  const { store } = world;
  for (const page of pages) {
    const { enCode } = page.entry;
    if (store.one('SELECT enCode FROM menu_page_added WHERE enCode = ?', enCode)) continue;
    add(world, [page]);
    if (createEntries(store).list({ enCode }).length > 0) store.run('INSERT INTO menu_page_added (enCode) VALUES (?)', enCode);
  }
}

/** Menu entries that were added after the first release, for kept data too. @reading R-476 @reading R-550 */
export const createMenuPages = (pages: readonly MenuPage[]) =>
  defineModule({
    name: 'menu-pages',
    tables: [ADDED],
    seed(world) {
      add(world, FIRST_PAGES);
      addNew(world, pages);
    },
    needs: {},
    handlers: () => ({}),
    start: ({ store, nextId, now }) => addNew({ store, nextId, timeMs: now() }, pages),
  });

export const menuPagesModule = createMenuPages(NEW_PAGES);
