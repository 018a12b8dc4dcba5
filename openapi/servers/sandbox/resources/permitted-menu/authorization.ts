import type { Store } from '../../core/store.ts';
import { OWN_ROLES, OWN_SYSTEMS } from '../authority/tables.ts';
import { buildTree, withAncestors, type TreeNode } from '../../core/tree.ts';

/** A page or a right on it, as the profile page shows what somebody may do. */
export type AuthorizationRow = { id: string; parentId: string; fullName: string; icon: string; sortCode: number };

type RightRow = AuthorizationRow & { kind: 'column' | 'button' | 'form' | 'resource' };
type Forest = TreeNode<AuthorizationRow>[];

/** Parent of top-level menu items. @source admin §9 */
const ROOT_ID = '-1';
/** Menu items above this type open something of their own. @source shell §2.3 */
const LAST_GROUP_TYPE = 1;

const IS_ADMINISTRATOR = `EXISTS (SELECT 1 FROM role WHERE isAdministrator = 1 AND id IN (${OWN_ROLES}))`;
const MENU_SQL = `
  SELECT menu.id, parentId, fullName, icon, sortCode, type FROM menu
  WHERE systemId IN (${OWN_SYSTEMS})
    AND enabledMark = 1 AND (${IS_ADMINISTRATOR} OR EXISTS (SELECT 1 FROM role_menu WHERE menuId = menu.id AND roleId IN (${OWN_ROLES})))
  ORDER BY systemId, sortCode, menu.id`;
const RIGHT_SQL = `
  SELECT id, menuId AS parentId, fullName, '' AS icon, sortCode, kind FROM menu_right
  WHERE enabledMark = 1 AND (${IS_ADMINISTRATOR} OR EXISTS (SELECT 1 FROM role_right WHERE rightId = menu_right.id AND roleId IN (${OWN_ROLES})))
  ORDER BY sortCode, id`;

/** Rights of a person to open, see and press in every system they have, as trees of pages with the rights as leaves. @source admin §7 */
export function authorizationOf(store: Store, userId: string) {
  const menus = store.all<AuthorizationRow & { type: number }>(MENU_SQL, userId);
  const places = new Set(menus.filter(({ type }) => type > LAST_GROUP_TYPE).map(({ id }) => id));
  const pages: AuthorizationRow[] = menus.map(({ type: _type, ...row }) => row);
  const pageIds = new Set(pages.map(({ id }) => id));
  const rights = store.all<RightRow>(RIGHT_SQL, userId).filter(({ parentId }) => pageIds.has(parentId));

  const treeOf = (kind: RightRow['kind']): Forest => {
    const leaves = rights.filter((right) => right.kind === kind).map(({ kind: _kind, ...row }) => row);
    const leafIds = new Set(leaves.map(({ id }) => id));
    return buildTree(
      withAncestors([...pages, ...leaves], ({ id }) => leafIds.has(id)),
      ROOT_ID,
    );
  };
  const module = buildTree(
    withAncestors(pages, ({ id }) => places.has(id)),
    ROOT_ID,
  );
  const none: Forest = [];
  return {
    module,
    column: treeOf('column'),
    button: treeOf('button'),
    form: treeOf('form'),
    resource: treeOf('resource'),
    portal: none,
    flow: none,
    print: none,
  };
}
