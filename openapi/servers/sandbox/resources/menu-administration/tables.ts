import { SEED_TIME_MS } from '../../core/schema.ts';
import { NAMED_COLUMNS, type NamedRow } from '../../core/named-row.ts';
import { createResource, type Resource, type ResourceDescriptor } from '../../core/resource.ts';
import type { Store } from '../../core/store.ts';
import { TOP_ID } from '../authority/menu-tree.ts';

const HISTORY = ['creatorTime', 'lastModifyTime'];
const added = (table: string): string => `
  ALTER TABLE ${table} ADD COLUMN enabledMark INTEGER NOT NULL DEFAULT 1;
  ALTER TABLE ${table} ADD COLUMN description TEXT NOT NULL DEFAULT '';
  ${HISTORY.map((column) => `ALTER TABLE ${table} ADD COLUMN ${column} INTEGER NOT NULL DEFAULT ${SEED_TIME_MS};`).join('\n  ')}`;
const FLAGS = { isButtonAuthorize: 'button', isColumnAuthorize: 'column', isFormAuthorize: 'form', isDataAuthorize: 'resource' };
const flag = ([column, kind]: readonly [string, string]): string => `
  ALTER TABLE menu ADD COLUMN ${column} INTEGER NOT NULL DEFAULT 0;
  UPDATE menu SET ${column} = EXISTS (SELECT 1 FROM menu_right WHERE menuId = menu.id AND kind = '${kind}');`;

/** Members by which systems, entries and rights are kept; those of the first tables have none of them. */
export const MENU_TABLES = `
  ${['system', 'menu', 'menu_right'].map(added).join('')}
  ALTER TABLE menu ADD COLUMN category TEXT NOT NULL DEFAULT 'Web';
  ${Object.entries(FLAGS).map(flag).join('')}
  ALTER TABLE menu_right ADD COLUMN parentId TEXT NOT NULL DEFAULT '${TOP_ID}';
  ALTER TABLE menu_right ADD COLUMN icon TEXT NOT NULL DEFAULT '';
`;

const TAKEN = '编码已存在，请更换编码';

/** A system as it is stored. */
export type SystemStored = NamedRow & { icon: string };
const SYSTEM: ResourceDescriptor<SystemStored> = {
  table: 'system',
  title: '系统',
  columns: [...NAMED_COLUMNS, 'icon'],
  order: ['sortCode', 'id'],
  unique: [{ columns: ['enCode'], msg: TAKEN }],
  references: [],
  heldBy: [{ table: 'menu', column: 'systemId', msg: '该系统下有菜单，无法删除，请先删除菜单' }],
};

/** An entry of a menu as it is stored. */
export type MenuStored = NamedRow & {
  systemId: string;
  parentId: string;
  icon: string;
  type: number;
  category: string;
  urlAddress: string | null;
  linkTarget: string | null;
  propertyJson: string | null;
  isButtonAuthorize: number;
  isColumnAuthorize: number;
  isFormAuthorize: number;
  isDataAuthorize: number;
};
const MENU: ResourceDescriptor<MenuStored> = {
  table: 'menu',
  title: '菜单',
  columns: [
    ...NAMED_COLUMNS,
    'systemId',
    'parentId',
    'icon',
    'type',
    'category',
    'urlAddress',
    'linkTarget',
    'propertyJson',
    'isButtonAuthorize',
    'isColumnAuthorize',
    'isFormAuthorize',
    'isDataAuthorize',
  ],
  order: ['sortCode', 'id'],
  unique: [{ columns: ['enCode'], msg: TAKEN }],
  references: [{ column: 'systemId', table: 'system', msg: '所选系统不存在，请重新选择' }],
  heldBy: [{ table: 'menu', column: 'parentId', msg: '该菜单下有下级菜单，无法删除，请先删除下级菜单' }],
  tree: { column: 'parentId', rootId: TOP_ID, within: ['systemId'] },
};

/** A right on a page as it is stored. */
export type RightStored = NamedRow & { menuId: string; kind: string; parentId: string; icon: string };
const RIGHT: ResourceDescriptor<RightStored> = {
  table: 'menu_right',
  title: '权限',
  columns: [...NAMED_COLUMNS, 'menuId', 'kind', 'parentId', 'icon'],
  order: ['sortCode', 'id'],
  unique: [{ columns: ['menuId', 'kind', 'enCode'], msg: TAKEN }],
  references: [{ column: 'menuId', table: 'menu', msg: '所选菜单不存在，请重新选择' }],
  heldBy: [{ table: 'menu_right', column: 'parentId', msg: '该权限下有下级权限，无法删除，请先删除下级权限' }],
  tree: { column: 'parentId', rootId: TOP_ID, within: ['menuId', 'kind'] },
};

export const createSystems = (store: Store): Resource<SystemStored> => createResource(store, SYSTEM);
export const createEntries = (store: Store): Resource<MenuStored> => createResource(store, MENU);
export const createRights = (store: Store): Resource<RightStored> => createResource(store, RIGHT);
