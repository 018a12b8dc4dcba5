import { Refusal } from '../../core/failure.ts';
import type { Store } from '../../core/store.ts';
import type { World } from '../../core/handlers.ts';
import { tellPeople } from '../authority/tell.ts';
import { onPage } from '../permitted-menu/pages.ts';

/** Page on which all of this is kept. */
export const MENU_PAGE = 'system-menu';
export const onMenuPage = onPage(MENU_PAGE);

const OWN_BRANCH = `
  WITH RECURSIVE branch (id, parentId, systemId) AS (
    SELECT id, parentId, systemId FROM menu WHERE enCode = ?
    UNION SELECT menu.id, menu.parentId, menu.systemId FROM menu JOIN branch ON menu.id = branch.parentId
  ) SELECT id, systemId FROM branch`;

/** Ids of the entry of this page and of the folders above it, and their system. */
function ownBranch(store: Store): ReadonlySet<string> {
  return new Set(store.all<{ id: string; systemId: string }>(OWN_BRANCH, MENU_PAGE).flatMap(({ id, systemId }) => [id, systemId]));
}

/** Without this page nobody could put the menu right again. @reading R-473 @throws Refusal */
export function requireOtherMenu(store: Store, id: string): void {
  if (ownBranch(store).has(id)) throw new Refusal('系统菜单页面及其上级不能停用、移走或删除');
}

/** @reading R-472 @throws Refusal */
export function requireOtherSystem(store: Store, id: string): void {
  if (ownBranch(store).has(id)) throw new Refusal('此页面所在的系统不能停用或删除');
}

const OPENERS = `
  SELECT DISTINCT userId FROM user_role WHERE roleId IN (
    SELECT id FROM role WHERE isAdministrator = 1 UNION SELECT roleId FROM role_menu WHERE menuId = ?1
    UNION SELECT roleId FROM role_system WHERE systemId = ?1)`;

/** Ids of who opens an entry, or works in a system. */
export const openersOf = (store: Store, id: string): string[] => store.all<{ userId: string }>(OPENERS, id).map(({ userId }) => userId);

/** Tells who opens an entry, or works in a system, to read their menu again. */
export const tellOpeners = (world: Pick<World, 'store' | 'services'>, id: string): void => tellPeople(world, openersOf(world.store, id));
