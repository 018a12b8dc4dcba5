import { waysOf } from '../../../../src/rules/index.ts';
import { groupBy } from '../../core/group.ts';
import type { BaseWorld, Caller, Need } from '../../core/handlers.ts';
import { buildTree, withAncestors, type TreeNode } from '../../core/tree.ts';
import { isAdministrator } from '../user-administration/administrator.ts';
import { authorizationOf } from './authorization.ts';
import { refusedFor } from './refuse-right.ts';

/** Parent of top-level menu items. @source admin §9 */
const ROOT_ID = '-1';
const RIGHT_KINDS = ['column', 'button', 'form', 'resource'] as const;
type RightKind = (typeof RIGHT_KINDS)[number];

/** A menu item as it is stored and sent. @source shell §3 */
export type MenuRow = {
  id: string;
  parentId: string;
  type: number;
  enCode: string;
  fullName: string;
  icon: string;
  urlAddress: string | null;
  linkTarget: string | null;
  propertyJson: string | null;
  sortCode: number;
  isColumnAuthorize: number;
  isFormAuthorize: number;
};

type RightRow = {
  id: string;
  modelId: string;
  moduleName: string;
  kind: RightKind;
  enCode: string;
  fullName: string;
};
type RightItem = Pick<RightRow, 'id' | 'enCode' | 'fullName'>;

/** Rights on one page. @source shell §3 */
export type PagePermission = { modelId: string; moduleName: string } & Record<RightKind, RightItem[]>;

/** Parameters of a path as they were sent. */
type PathValues = Readonly<Record<string, string>>;

/** Rights of a person to see and press: those any of their enabled roles allows. An administrator role has everything. */
export interface Menus {
  /** The menu of one system, only items the role may open, as a tree. */
  menuOf(roleId: string, systemId: string): TreeNode<MenuRow>[];
  permissionsOf(roleId: string): PagePermission[];
  /** Everything a person may open, see and press, as trees. */
  authorizationOf(userId: string): ReturnType<typeof authorizationOf>;
  /** @param path parameters of the path; a right of a model is looked up by one of them */
  may(caller: Caller, need: Need, path?: PathValues): boolean;
  /** @throws Refusal which right it takes and who gives it, when the caller may not */
  authorize(caller: Caller, need: Need, path?: PathValues): void;
}

const IN_MENU = `enabledMark = 1 AND EXISTS (
    SELECT 1 FROM user_role JOIN role ON role.id = user_role.roleId AND role.enabledMark = 1
    WHERE userId = ? AND (role.isAdministrator = 1 OR EXISTS (SELECT 1 FROM role_menu WHERE role_menu.roleId = role.id AND role_menu.menuId = menu.id)))`;
const PAGE_SQL = `SELECT id FROM menu WHERE enCode = ? AND ${IN_MENU}`;
/** Entries that show a dictionary. @source shell §2.3 */
const DICTIONARY_SQL = `SELECT id FROM menu WHERE type = 4 AND ${IN_MENU}`;
const MENU_SQL = `
  SELECT menu.id, parentId, type, menu.enCode, menu.fullName, icon, urlAddress, linkTarget, propertyJson, sortCode,
    isColumnAuthorize, isFormAuthorize
  FROM menu
  WHERE systemId = ? AND category <> 'App' AND ${IN_MENU}
  ORDER BY sortCode, menu.id`;

/**
 * A right belongs to the page its menu item opens: the moduleId inside propertyJson. Generated forms, dictionaries, reports and
 * portals may stand behind several entries, so that those go by the entry. @reading R-780
 */
const HELD_RIGHT = `
  FROM menu_right JOIN menu ON menu.id = menu_right.menuId
  WHERE menu.enabledMark = 1 AND menu_right.enabledMark = 1 AND EXISTS (
    SELECT 1 FROM user_role JOIN role ON role.id = user_role.roleId AND role.enabledMark = 1
    WHERE userId = ? AND (role.isAdministrator = 1 OR EXISTS (SELECT 1 FROM role_right WHERE role_right.roleId = role.id AND role_right.rightId = menu_right.id)))`;
const RIGHT_SQL = `
  SELECT menu_right.id,
    CASE WHEN menu.type IN (3, 4, 5, 8) THEN menu.id ELSE json_extract(propertyJson, '$.moduleId') END AS modelId, menu.fullName AS moduleName, kind,
    menu_right.enCode, menu_right.fullName ${HELD_RIGHT}
  ORDER BY menu.sortCode, menu.id, menu_right.sortCode`;
/** One button of a page, or of what a model's entries open: asked with every call, so only it is read. */
const BUTTON_SQL = `SELECT menu_right.id ${HELD_RIGHT} AND kind = 'button' AND menu_right.enCode = ?`;
const PAGE_BUTTON_SQL = `${BUTTON_SQL} AND menu.enCode = ? LIMIT 1`;
const DICTIONARY_BUTTON_SQL = `${BUTTON_SQL} AND menu.type = 4 LIMIT 1`;
const MODEL_BUTTON_SQL = `${BUTTON_SQL} AND json_extract(propertyJson, '$.moduleId') = ? LIMIT 1`;

/** @param areButtonsOpen true for a caller who may press every button of a model, since its list asks for no rights of them */
export function createMenus({ store }: BaseWorld, areButtonsOpen: (caller: Caller, modelId: string) => boolean = () => false): Menus {
  const rightsOf = (userId: string): RightRow[] => store.all<RightRow>(RIGHT_SQL, userId);
  const may: Menus['may'] = (caller, need, path = {}) => {
    const { userId } = caller;
    if (need === 'administrator') return isAdministrator(store, userId);
    if (typeof need === 'string') return true;
    const isThere = (sql: string, ...values: readonly string[]) => store.one(sql, ...values) !== undefined;
    return waysOf(need).some((way) => {
      const { button } = way;
      if ('page' in way)
        return button === undefined ? isThere(PAGE_SQL, way.page, userId) : isThere(PAGE_BUTTON_SQL, userId, button, way.page);
      if ('entryOf' in way) return button === undefined ? isThere(DICTIONARY_SQL, userId) : isThere(DICTIONARY_BUTTON_SQL, userId, button);
      // What leads to a model beside its entries is judged where it is read.
      const modelId = path[way.model] ?? '';
      return (
        button === undefined ||
        isAdministrator(store, userId) ||
        isThere(MODEL_BUTTON_SQL, userId, button, modelId) ||
        areButtonsOpen(caller, modelId)
      );
    });
  };

  return {
    menuOf: (userId, systemId) => {
      const rows = store.all<MenuRow>(MENU_SQL, systemId, userId);
      const isPlace = (row: MenuRow): boolean => row.type > 1;
      return buildTree(withAncestors(rows, isPlace), ROOT_ID);
    },
    permissionsOf: (userId) =>
      [...groupBy(rightsOf(userId), (row) => row.modelId)].map(([modelId, rows]) => {
        const items = (kind: RightKind): RightItem[] =>
          rows.filter((row) => row.kind === kind).map(({ id, enCode, fullName }) => ({ id, enCode, fullName }));
        const moduleName = rows[0]?.moduleName ?? '';
        return { modelId, moduleName, column: items('column'), button: items('button'), form: items('form'), resource: items('resource') };
      }),
    authorizationOf: (userId) => authorizationOf(store, userId),
    may,
    authorize: (caller, need, path) => {
      if (!may(caller, need, path)) throw refusedFor(store, need, path);
    },
  };
}
