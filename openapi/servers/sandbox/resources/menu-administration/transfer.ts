import { formatMenuFile, parseMenuFile, type MenuFile } from '../../../../src/domains/menu/index.ts';
import { Refusal } from '../../core/failure.ts';
import { ASKED, countWords, requireOverwriting } from '../../core/file-import.ts';
import type { Handlers, World } from '../../core/handlers.ts';
import { branchIds } from '../../core/tree.ts';
import { onMenuPage, tellOpeners } from './guards.ts';
import { existingIn, parentsFirst, summed, takeIn } from './take-in.ts';
import { createEntries, createSystems, type MenuStored } from './tables.ts';

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
    importMenu: ({ path, body, query, caller }) => {
      requireOverwriting(world, caller, query.onConflict, onMenuPage('btn_edit'));
      createSystems(store).get(path.systemId);
      if (!body.file.fileName.toLowerCase().endsWith(EXTENSION)) throw new Refusal('请上传 .bm 格式的文件');
      const parsed = parseMenuFile(body.file.text);
      if (!parsed.ok) throw new Refusal(`导入失败：${parsed.place} 不正确，未写入任何数据`);
      const { onConflict } = query;
      const existing = onConflict === 'ask' ? existingIn(world, parsed.file) : [];
      if (existing.length > 0) return { msg: ASKED, data: { menusAdded: 0, menusSkipped: 0, rightsAdded: 0, existing } };
      const counts = takeIn(world, path.systemId, parsed.file, onConflict === 'ask' ? undefined : onConflict);
      tellOpeners(world, path.systemId);
      if (onConflict === 'rename' || onConflict === 'overwrite') return { msg: countWords(summed(counts)), data: counts };
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
}
