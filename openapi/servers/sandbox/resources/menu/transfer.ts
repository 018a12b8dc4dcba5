import { formatMenuFile, parseMenuFile, type MenuFile } from '../../../../src/domains/menu/index.ts';
import { Refusal } from '../../core/failure.ts';
import type { Handlers, World } from '../../core/handlers.ts';
import { branchIds, type TreeRow } from '../../core/tree.ts';
import { TOP_ID } from '../authority/menu-tree.ts';
import { propertyOf } from './entries.ts';
import { tellOpeners } from './guards.ts';
import { createEntries, createRights, createSystems, type MenuStored } from './tables.ts';

const EXTENSION = '.bm';
type FileEntry = MenuFile['menus'][number];

/** Entries of a menu go from one system to another in a file. @reading R-474 */
export function transferHandlers(world: World): Handlers<'exportMenu' | 'importMenu'> {
  const { store, services } = world;
  const entries = createEntries(store);
  return {
    exportMenu: ({ path }) => {
      const top = entries.get(path.id);
      const rows = entries.list({ systemId: top.systemId });
      const branch = branchIds(rows, top.id);
      const chosen = parentsFirst(rows.filter(({ id }) => branch.has(id)));
      return { data: services.offerDownload(`${top.fullName}${EXTENSION}`, formatMenuFile(chosen.map(fileEntry))) };
    },
    importMenu: ({ path, body }) => {
      createSystems(store).get(path.systemId);
      if (!body.file.fileName.toLowerCase().endsWith(EXTENSION)) throw new Refusal('请上传 .bm 格式的文件');
      const parsed = parseMenuFile(body.file.text);
      if (!parsed.ok) throw new Refusal(`导入失败：${parsed.place} 不正确，未写入任何数据`);
      const counts = takeIn(path.systemId, parsed.file);
      tellOpeners(world, path.systemId);
      const { menusAdded, menusSkipped, rightsAdded } = counts;
      return { msg: `导入成功：新增菜单 ${menusAdded} 个、权限 ${rightsAdded} 个，跳过已存在的菜单 ${menusSkipped} 个`, data: counts };
    },
  };

  function fileEntry(row: MenuStored): FileEntry {
    const { id, parentId, fullName, enCode, icon, type, category, urlAddress, linkTarget, propertyJson, sortCode } = row;
    const rights = store.all<FileEntry['rights'][number]>(
      'SELECT kind, fullName, enCode, sortCode FROM menu_right WHERE menuId = ? ORDER BY kind, sortCode, id',
      id,
    );
    // The id of a page is its own there, and another here.
    const property = propertyJson?.includes(`"moduleId":"${id}"`) ? '' : (propertyJson ?? '');
    const texts = { urlAddress: urlAddress ?? '', linkTarget: linkTarget ?? '_self', propertyJson: property };
    return { id, parentId, fullName, enCode, icon, type, category, ...texts, sortCode, rights };
  }

  function takeIn(systemId: string, file: MenuFile) {
    const counts = { menusAdded: 0, menusSkipped: 0, rightsAdded: 0 };
    const ids = new Map<string, string>();
    const stamp = { creatorTime: world.now(), lastModifyTime: world.now(), enabledMark: 1, description: '' };
    const kept = createRights(store);
    for (const { rights, ...entry } of parentsFirst(file.menus)) {
      const known = entries.list({ enCode: entry.enCode })[0];
      ids.set(entry.id, known?.id ?? world.nextId());
      counts[known ? 'menusSkipped' : 'menusAdded'] += 1;
      if (known) continue;
      const id = ids.get(entry.id) ?? '';
      const above = ids.get(entry.parentId);
      const parentId = above !== undefined && entries.find(above)?.systemId === systemId ? above : TOP_ID;
      const has = (kind: string): number => (rights.some((right) => right.kind === kind) ? 1 : 0);
      const flags = {
        isButtonAuthorize: has('button'),
        isColumnAuthorize: has('column'),
        isFormAuthorize: has('form'),
        isDataAuthorize: has('resource'),
      };
      entries.insert({ ...entry, ...stamp, ...flags, id, systemId, parentId, propertyJson: propertyOf({ ...entry, id }) });
      for (const right of rights) {
        kept.insert({ ...right, ...stamp, id: world.nextId(), menuId: id, parentId: TOP_ID, icon: '' });
        counts.rightsAdded += 1;
      }
    }
    return counts;
  }
}

/** No row before its parent; rows in a circle keep their place. */
function parentsFirst<Row extends TreeRow>(rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const ordered = new Set<Row>();
  for (const row of rows) {
    const chain = new Set<Row>();
    for (let up: Row | undefined = row; up && !ordered.has(up) && !chain.has(up); up = byId.get(up.parentId)) chain.add(up);
    for (const each of [...chain].toReversed()) ordered.add(each);
  }
  return [...ordered];
}
