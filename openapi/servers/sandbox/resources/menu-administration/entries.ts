import { isFolder, MENU_KIND, menuProblems, targetOf } from '../../../../src/domains/menu/index.ts';
import { routePath } from '../../../../src/guards/route-path.ts';
import { Refusal } from '../../core/failure.ts';
import type { Call, Handlers, World } from '../../core/handlers.ts';
import { matchesKeyword } from '../../core/keyword.ts';
import { maintain } from '../../core/maintained.ts';
import { namedColumns } from '../../core/named-row.ts';
import { buildTree, withAncestors, withoutBranch } from '../../core/tree.ts';
import { refuseProblems } from '../../core/words.ts';
import { TOP_ID } from '../authority/menu-tree.ts';
import { tellPeople } from '../authority/tell.ts';
import { openersOf, requireOtherMenu, tellOpeners } from './guards.ts';
import { createEntries, createSystems, type MenuStored } from './tables.ts';
import { moduleIdIn, requireTarget } from './targets.ts';
import { menuWords } from './words.ts';

const { page, model, dictionary, report, portal } = MENU_KIND;
/** Kinds of entries whose address is their path. */
const HAS_PATH = new Set<number>([page, model, dictionary, report, portal]);
export const hasPath = (type: number): boolean => HAS_PATH.has(type);

type Operations = 'listMenus' | 'createMenu' | 'getMenu' | 'updateMenu' | 'removeMenu' | 'listMenuParents';

/** @reading R-473 */
export function entryHandlers(world: World): Handlers<Operations> {
  const { store } = world;
  const entries = createEntries(store);
  const maintained = maintain(world, entries, { columnsOf, check });

  function check(row: MenuStored, before: MenuStored | null): void {
    const above = entries.find(row.parentId);
    if (above && !isFolder(above.type)) throw new Refusal('只能放在目录或分类下，请重新选择上级');
    requireFreeAddress(row);
    requireTarget(store, row, before);
    if (!before) return;
    if (row.enabledMark === 0 || row.systemId !== before.systemId || row.type !== before.type) requireOtherUnless(row, before);
    if (isFolder(before.type) && !isFolder(row.type) && entries.list({ parentId: row.id }).length > 0)
      throw new Refusal('该菜单下有下级菜单，不能改为其他类型');
    if (row.systemId !== before.systemId && entries.list({ parentId: row.id }).length > 0)
      throw new Refusal('该菜单下有下级菜单，不能移到其他系统');
  }
  /** The first of two entries with one path wins, and the other would be no page. @source shell §2.3 @reading R-540 @throws Refusal */
  function requireFreeAddress({ id, systemId, category, type, urlAddress }: MenuStored): void {
    if (!urlAddress || !hasPath(type)) return;
    const owner = entries
      .list({ systemId, category })
      .find((other) => other.id !== id && hasPath(other.type) && routePath(other.urlAddress ?? '') === routePath(urlAddress));
    if (owner) throw new Refusal(`地址已被使用：该地址属于“${owner.fullName}”，请更换地址`);
  }
  function requireOtherUnless(row: MenuStored, before: MenuStored): void {
    if (row.enabledMark !== before.enabledMark || row.systemId !== before.systemId || row.type !== before.type)
      requireOtherMenu(store, row.id);
  }

  return {
    listMenus: ({ path, query }) => {
      createSystems(store).get(path.systemId);
      const { keyword, category, type, enabledMark } = query;
      const rows = entries.list({ systemId: path.systemId, ...(category && { category }) });
      const isWanted = (row: MenuStored): boolean =>
        matchesKeyword(keyword, row.fullName, row.enCode, row.urlAddress ?? '') &&
        (!type || row.type === Number(type)) &&
        (!enabledMark || row.enabledMark === Number(enabledMark));
      return { data: { list: buildTree(withAncestors(rows, isWanted).map(shown), TOP_ID) } };
    },
    listMenuParents: ({ path, query }) => {
      const rows = entries.list({ systemId: path.systemId, ...(query.category && { category: query.category }) });
      const folders = withoutBranch(
        rows.filter(({ type }) => isFolder(type)),
        path.id,
      );
      const nodes = folders.map(({ id, parentId, fullName, icon, type }) => ({ id, parentId, fullName, icon, type }));
      return { data: { list: buildTree(nodes, TOP_ID) } };
    },
    createMenu: (call) => {
      const answer = maintained.create(call);
      const made = entries.list({ enCode: call.body.enCode })[0];
      if (made) {
        store.run('UPDATE menu SET propertyJson = ? WHERE id = ?', propertyOf(made), made.id);
        tellOpeners(world, made.id);
      }
      return answer;
    },
    getMenu: maintained.get,
    updateMenu: (call) => {
      const answer = maintained.update(call);
      const row = entries.get(call.path.id);
      store.run('UPDATE menu SET propertyJson = ? WHERE id = ?', propertyOf(row), row.id);
      tellOpeners(world, row.id);
      return answer;
    },
    removeMenu: (call) => {
      requireOtherMenu(store, call.path.id);
      const openers = openersOf(store, call.path.id);
      const answer = maintained.remove(call);
      tellPeople(world, openers);
      return answer;
    },
  };
}

/** A page's rights are kept under its own id, what opens nothing of ours has none. */
export function propertyOf({ id, type, propertyJson }: Pick<MenuStored, 'id' | 'type' | 'propertyJson'>): string | null {
  if (isFolder(type)) return null;
  const sent: unknown = propertyJson ? JSON.parse(propertyJson) : {};
  const property = { moduleId: '', iconBackgroundColor: '', isTree: 0, ...(typeof sent === 'object' ? sent : {}) };
  if (type === MENU_KIND.link || targetOf(type) !== null || property.moduleId !== '') return JSON.stringify(property);
  return JSON.stringify({ ...property, moduleId: id });
}

function shown({ creatorTime: _created, description: _text, ...row }: MenuStored) {
  return row;
}

type Body = Call<'createMenu'>['body'];

/** @throws Refusal when a rule forbids what was sent */
function columnsOf(body: Body, before: MenuStored | null) {
  const { systemId, parentId, icon, type, category, urlAddress, linkTarget, propertyJson } = body;
  const named = namedColumns(body, before);
  refuseProblems(menuProblems({ ...named, type, urlAddress: urlAddress ?? '', moduleId: moduleIdIn(propertyJson) }), menuWords);
  if (before && before.type === MENU_KIND.page && before.enCode !== named.enCode) throw new Refusal('页面的编码保存后不能修改');
  return {
    ...named,
    systemId,
    parentId,
    icon: icon ?? '',
    type,
    category: category ?? before?.category ?? 'Web',
    urlAddress: urlAddress || null,
    linkTarget: linkTarget || '_self',
    propertyJson: propertyJson || null,
    isButtonAuthorize: flagOf(body.isButtonAuthorize, before?.isButtonAuthorize),
    isColumnAuthorize: flagOf(body.isColumnAuthorize, before?.isColumnAuthorize),
    isFormAuthorize: flagOf(body.isFormAuthorize, before?.isFormAuthorize),
    isDataAuthorize: flagOf(body.isDataAuthorize, before?.isDataAuthorize),
  };
}

const flagOf = (sent: number | null | undefined, before: number | undefined): number => ((sent ?? before ?? 0) ? 1 : 0);
