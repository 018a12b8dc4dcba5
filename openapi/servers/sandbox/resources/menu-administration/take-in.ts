import { isFolder, MENU_KIND, type MenuFile } from '../../../../src/domains/menu/index.ts';
import { routePath } from '../../../../src/guards/route-path.ts';
import type { FileImportCounts, Twin } from '../../core/file-import.ts';
import { freeName, freeNamed, type ImportConflict } from '../../core/free-name.ts';
import type { World } from '../../core/handlers.ts';
import type { TreeRow } from '../../core/tree.ts';
import { TOP_ID } from '../authority/menu-tree.ts';
import { hasPath, propertyOf } from './entries.ts';
import { createEntries, createRights, type MenuStored } from './tables.ts';

type FileEntry = MenuFile['menus'][number];
type Rights = FileEntry['rights'];

const NONE = { menusAdded: 0, menusSkipped: 0, rightsAdded: 0, menusOverwritten: 0, menusRenamed: 0 };
type Counts = typeof NONE;

/** Entries as every import counts them. */
export const summed = ({ menusAdded, menusOverwritten, menusRenamed, menusSkipped }: Counts): Omit<FileImportCounts, 'existing'> => ({
  added: menusAdded,
  overwritten: menusOverwritten,
  renamed: menusRenamed,
  skipped: menusSkipped,
});

/** Entries of the file whose codes are there. @reading R-225 */
export function existingIn({ store }: World, { menus }: MenuFile): Twin[] {
  const codes = new Set(
    createEntries(store)
      .list()
      .map(({ enCode }) => enCode),
  );
  return menus.filter(({ enCode }) => codes.has(enCode)).map(({ fullName, enCode }) => ({ fullName, enCode }));
}

/** Flags of the kinds of rights an entry has. */
function flagsOf(rights: Rights) {
  const has = (kind: string): number => (rights.some((right) => right.kind === kind) ? 1 : 0);
  return {
    isButtonAuthorize: has('button'),
    isColumnAuthorize: has('column'),
    isFormAuthorize: has('form'),
    isDataAuthorize: has('resource'),
  };
}

/**
 * Adds the entries of a file to a system. One whose code is there stays as it is; with `rename` it is added once more beside it, with
 * `overwrite` it takes what the file says, at the place it has, as long as it is of the same kind.
 * @reading R-474 @reading R-225
 */
export function takeIn(world: World, systemId: string, file: MenuFile, conflict: ImportConflict = 'skip'): Counts {
  const entries = createEntries(world.store);
  const kept = createRights(world.store);
  const counts = { ...NONE };
  /** Ids of the file, and the ids their entries have here. */
  const ids = new Map<string, string>();
  const stamp = { creatorTime: world.now(), lastModifyTime: world.now(), enabledMark: 1, description: '' };

  const addressOwner = (inSystem: string, category: string, address: string, id: string): MenuStored | undefined =>
    entries
      .list({ systemId: inSystem, category })
      .find((other) => other.id !== id && hasPath(other.type) && routePath(other.urlAddress ?? '') === routePath(address));
  function addRights(menuId: string, rights: Rights): void {
    for (const right of rights) {
      if (kept.list({ menuId, kind: right.kind, enCode: right.enCode }).length > 0) continue;
      kept.insert({ ...right, ...stamp, id: world.nextId(), menuId, parentId: TOP_ID, icon: '' });
      counts.rightsAdded += 1;
    }
  }
  function add({ rights, ...entry }: FileEntry, id: string): void {
    const above = ids.get(entry.parentId);
    const parentId = above !== undefined && entries.find(above)?.systemId === systemId ? above : TOP_ID;
    entries.insert({ ...entry, ...stamp, ...flagsOf(rights), id, systemId, parentId, propertyJson: propertyOf({ ...entry, id }) });
    addRights(id, rights);
  }
  /** Two entries with one path would be one page; a page of ours has the path it has. */
  function renamed(entry: FileEntry): FileEntry {
    const named = freeNamed(entry, (enCode) => entries.list({ enCode }).length > 0);
    const mayMove = hasPath(entry.type) && entry.type !== MENU_KIND.page && entry.urlAddress !== '';
    const isTaken = (address: string) => addressOwner(systemId, entry.category, address, '') !== undefined;
    return mayMove ? { ...named, urlAddress: freeName(entry.urlAddress, isTaken) } : named;
  }
  function overwrite({ rights, ...entry }: FileEntry, known: MenuStored): void {
    const { fullName, icon, linkTarget, sortCode } = entry;
    const isFree = !hasPath(known.type) || !addressOwner(known.systemId, known.category, entry.urlAddress, known.id);
    const urlAddress = isFree ? entry.urlAddress || null : known.urlAddress;
    const property = isFolder(known.type) || entry.propertyJson === '' ? known.propertyJson : propertyOf({ ...entry, id: known.id });
    const now = { fullName, icon, linkTarget, sortCode, urlAddress, propertyJson: property, lastModifyTime: stamp.lastModifyTime };
    entries.replace({ ...known, ...now });
    for (const right of rights)
      for (const before of kept.list({ menuId: known.id, kind: right.kind, enCode: right.enCode })) kept.replace({ ...before, ...right });
    addRights(known.id, rights);
  }

  for (const entry of parentsFirst(file.menus)) {
    const known = entries.list({ enCode: entry.enCode })[0];
    const isBeside = known === undefined || conflict === 'rename';
    const id = isBeside ? world.nextId() : known.id;
    ids.set(entry.id, id);
    if (isBeside) add(known ? renamed(entry) : entry, id);
    else if (conflict === 'overwrite' && known.type === entry.type) overwrite(entry, known);
    counts[outcomeOf(entry, known, conflict)] += 1;
  }
  return counts;
}

function outcomeOf(entry: FileEntry, known: MenuStored | undefined, conflict: ImportConflict): Exclude<keyof Counts, 'rightsAdded'> {
  if (!known) return 'menusAdded';
  if (conflict === 'rename') return 'menusRenamed';
  return conflict === 'overwrite' && known.type === entry.type ? 'menusOverwritten' : 'menusSkipped';
}

/** No row before its parent; rows in a circle keep their place. */
export function parentsFirst<Row extends TreeRow>(rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const ordered = new Set<Row>();
  for (const row of rows) {
    const chain = new Set<Row>();
    for (let up: Row | undefined = row; up && !ordered.has(up) && !chain.has(up); up = byId.get(up.parentId)) chain.add(up);
    for (const each of [...chain].toReversed()) ordered.add(each);
  }
  return [...ordered];
}
