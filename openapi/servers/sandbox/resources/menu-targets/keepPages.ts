import type { SeedWorld } from '../../core/module.ts';
import type { Store } from '../../core/store.ts';
import { TOP_ID } from '../authority/menu-tree.ts';
import { createEntries, createRights, type MenuStored } from '../menu-administration/tables.ts';
import type { MenuPage } from './pages.ts';
import { propertyOf } from './targets.ts';

/** Place an entry gets: the directory it stands in, or the top of the first system. */
type Above = Pick<MenuStored, 'systemId' | 'category'> & { readonly parentId: string };

function aboveOf(store: Store, folder: string | null): Above | null {
  if (folder !== null) {
    const [above] = createEntries(store).list({ enCode: folder });
    return above ? { systemId: above.systemId, category: above.category, parentId: above.id } : null;
  }
  const system = store.one<{ id: string }>('SELECT id FROM system ORDER BY sortCode, id LIMIT 1');
  return system ? { systemId: system.id, category: 'Web', parentId: TOP_ID } : null;
}

/** Adds an entry whose place and target are there and whose code is free; answers its id, null where it has to wait. */
export function addPage({ store, nextId, timeMs }: SeedWorld, { folder, sortCode, entry, target }: MenuPage): string | null {
  const [entries, rights] = [createEntries(store), createRights(store)];
  const stamp = { enabledMark: 1, description: '', creatorTime: timeMs, lastModifyTime: timeMs };
  const above = aboveOf(store, folder);
  if (!above || entries.list({ enCode: entry.enCode }).length > 0) return null;
  const id = nextId();
  const property = propertyOf(store, entry.type, id, target);
  if (property === undefined) return null;
  const { type, fullName, enCode, icon, urlAddress, linkTarget } = entry;
  entries.insert({
    ...stamp,
    ...above,
    id,
    type,
    fullName,
    enCode,
    icon,
    urlAddress,
    linkTarget,
    propertyJson: property && JSON.stringify({ moduleId: property.moduleId, iconBackgroundColor: '', isTree: property.isTree }),
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
  return id;
}

interface Added {
  readonly enCode: string;
  /** Id of the entry; empty in data kept by sandboxes that did not keep it. */
  readonly menuId: string;
}

/**
 * Brings a menu in step with the pages: those that are new are added, once, and entries of those that are gone leave with what stands in
 * them. An entry that somebody has moved stays when its directory goes, and so does a directory that holds somebody else's entries.
 * @reading R-550 @reading R-922
 */
export function keepPages(world: SeedWorld, pages: readonly MenuPage[]): void {
  removeGone(world.store, pages);
  // A directory may stand after what is in it: it was removed and brought back.
  for (let left = pages, before = -1; left.length !== before;) {
    before = left.length;
    left = left.filter((page) => !addOnce(world, page));
  }
}

function addOnce(world: SeedWorld, page: MenuPage): boolean {
  const { store } = world;
  const { enCode } = page.entry;
  if (store.one('SELECT enCode FROM menu_page_added WHERE enCode = ?', enCode)) return true;
  const id = addPage(world, page);
  if (id === null && createEntries(store).list({ enCode }).length === 0) return false;
  // A code somebody else has taken is not waited for, and not ours to remove.
  store.run('INSERT INTO menu_page_added (enCode, menuId) VALUES (?, ?)', enCode, id ?? NOBODYS);
  return true;
}

/** Mark of a code that was taken already: no entry has it as its id. */
const NOBODYS = '-';

function removeGone(store: Store, pages: readonly MenuPage[]): void {
  const rows = store.all<Added>('SELECT enCode, menuId FROM menu_page_added');
  const wanted = new Map(pages.map((page) => [page.entry.enCode, page] as const));
  const entryOf = ({ enCode, menuId }: Added) =>
    store.one<{ id: string; parentId: string }>(
      menuId === '' ? 'SELECT id, parentId FROM menu WHERE enCode = ?' : 'SELECT id, parentId FROM menu WHERE id = ?',
      menuId === '' ? enCode : menuId,
    );
  const leaving = rows.filter(({ enCode }) => !wanted.has(enCode));
  for (const row of leaving) {
    const directory = entryOf(row);
    // What was added into a directory that leaves waits until it is back, unless somebody has moved it.
    for (const inside of rows)
      if (!leaving.includes(inside) && wanted.get(inside.enCode)?.folder === row.enCode && entryOf(inside)?.parentId === directory?.id)
        leaving.push(inside);
  }
  // From the leaves up: a directory goes once it is empty.
  for (const row of leaving.toReversed()) {
    const entry = entryOf(row);
    if (entry && store.one('SELECT id FROM menu WHERE parentId = ?', entry.id)) continue;
    if (entry) store.run('DELETE FROM menu WHERE id = ?', entry.id);
    store.run('DELETE FROM menu_page_added WHERE enCode = ?', row.enCode);
  }
}
