import { defineModule, type SeedWorld } from '../../core/module.ts';
import type { Store } from '../../core/store.ts';
import { TOP_ID } from '../authority/menu-tree.ts';
import { createEntries, createRights } from '../menu-administration/tables.ts';
import { MENU_TYPE } from '../../seed/menu-items.ts';
import { FIRST_PAGES, NEW_PAGES, type MenuPage } from './pages.ts';

/** Codes that were added once: what somebody deletes afterwards stays deleted. */
const ADDED = 'CREATE TABLE menu_page_added (enCode TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;';

interface Property {
  readonly moduleId: string;
  readonly isTree: number;
}

/** Target of an entry, null for folders; undefined where it is about a dictionary that is not there. @reading R-699 */
function propertyOf(store: Store, type: number, id: string, target = ''): Property | null | undefined {
  switch (type) {
    case MENU_TYPE.directory:
    case MENU_TYPE.category:
      return null;
    case MENU_TYPE.page:
      return { moduleId: id, isTree: 0 };
    case MENU_TYPE.dictionary:
      return store.one<Property>('SELECT id AS moduleId, isTree FROM dictionary_category WHERE enCode = ?', target);
    default:
      return { moduleId: target, isTree: 0 };
  }
}

/** Adds the pages whose folder is there and whose code is free: the menu may have been changed since the first start. */
function add({ store, nextId, timeMs }: SeedWorld, pages: readonly MenuPage[]): void {
  const [entries, rights] = [createEntries(store), createRights(store)];
  const stamp = { enabledMark: 1, description: '', creatorTime: timeMs, lastModifyTime: timeMs };
  for (const { folder, sortCode, entry, target } of pages) {
    const [above] = entries.list({ enCode: folder });
    if (!above || entries.list({ enCode: entry.enCode }).length > 0) continue;
    const id = nextId();
    const property = propertyOf(store, entry.type, id, target);
    if (property === undefined) continue;
    const { type, fullName, enCode, icon, urlAddress, linkTarget } = entry;
    entries.insert({
      ...stamp,
      id,
      systemId: above.systemId,
      parentId: above.id,
      type,
      category: above.category,
      fullName,
      enCode,
      icon,
      urlAddress,
      linkTarget,
      propertyJson: property && JSON.stringify({ ...property, iconBackgroundColor: '' }),
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
    // The others with each start: what they show is there then.
    seed: (world) => add(world, FIRST_PAGES),

    handlers: () => ({}),
    start: ({ store, nextId, now }) => addNew({ store, nextId, timeMs: now() }, pages),
  });

export const menuPagesModule = createMenuPages(NEW_PAGES);
