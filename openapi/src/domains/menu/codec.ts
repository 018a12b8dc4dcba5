import { downloadLink } from '../file/index.ts';
import { importTwin } from '../import/index.ts';
import {
  choice,
  count,
  flag,
  from,
  id,
  jsonText,
  list,
  listed,
  moment,
  number,
  open,
  optional,
  optionalId,
  parentId,
  record,
  text,
  tree,
  type OperationCodecs,
} from '../../wire/index.ts';

const common = { fullName: text, enCode: text, icon: text, isEnabled: from('enabledMark', flag) } as const;

const systemMembers = { ...common, sortCode: count, description: text } as const;
export const system = record({ ...systemMembers, id, lastModifyTime: moment });
export const systemDraft = record({ ...systemMembers, sortCode: number });

/** Target of an entry; members nobody here knows go back as they came. @reading R-708 */
const property = open({ moduleId: text, iconBackgroundColor: text, isTree: flag });

const entry = {
  ...common,
  systemId: text,
  parentId: parentId('-1'),
  type: count,
  category: choice({ web: 'Web', app: 'App' }, 'web'),
  urlAddress: text,
  opensIn: from('linkTarget', choice({ page: '_self', window: '_blank' }, 'page')),
  property: from('propertyJson', jsonText(property)),
  hasButtonRights: from('isButtonAuthorize', flag),
  hasColumnRights: from('isColumnAuthorize', flag),
  hasFormRights: from('isFormAuthorize', flag),
  hasDataRights: from('isDataAuthorize', flag),
} as const;

export const menuNode = tree({ ...entry, id, sortCode: count, lastModifyTime: moment });
export const menuRecord = record({ ...entry, id, sortCode: count, description: text, lastModifyTime: moment });
export const menuDraft = record({ ...entry, sortCode: number, description: text });
export const menuParent = tree({ id, parentId: parentId('-1'), fullName: text, icon: text, type: count });

const right = { ...common, menuId: from('moduleId', text), parentId: parentId('-1'), description: text } as const;
export const rightNode = tree({
  ...right,
  id,
  sortCode: count,
  lastModifyTime: moment,
  /** Roles that have it; null where a server does not say. */
  roleIds: optional(list(id)),
});
export const rightRecord = record({ ...right, id, sortCode: count, lastModifyTime: moment });
export const rightDraft = record({ ...right, sortCode: number });

export const dataScheme = record({
  id,
  menuId: from('moduleId', text),
  fullName: text,
  enCode: text,
  sortCode: count,
  isEnabled: from('enabledMark', flag),
  description: text,
  conditionText: optionalId,
});

export const importCounts = record({
  menusAdded: count,
  menusSkipped: count,
  menusOverwritten: count,
  menusRenamed: count,
  rightsAdded: count,
  /** Entries that are there already, when that was asked: then nothing was written. @reading R-225 */
  existing: list(importTwin),
});

const rights = { list: { data: listed(rightNode) }, get: { data: rightRecord }, write: { body: rightDraft } } as const;

/** Codecs of the answers and bodies of systems, menus and rights on pages. */
export const menuCodecs = {
  listSystems: { data: listed(system) },
  createSystem: { body: systemDraft },
  getSystem: { data: system },
  updateSystem: { body: systemDraft },
  removeSystem: {},
  listMenus: { data: listed(menuNode) },
  createMenu: { body: menuDraft },
  getMenu: { data: menuRecord },
  updateMenu: { body: menuDraft },
  removeMenu: {},
  listMenuParents: { data: listed(menuParent) },
  exportMenu: { data: downloadLink },
  importMenu: { data: importCounts },
  listMenuButtons: rights.list,
  createMenuButton: rights.write,
  getMenuButton: rights.get,
  updateMenuButton: rights.write,
  removeMenuButton: {},
  listMenuColumns: rights.list,
  createMenuColumn: rights.write,
  getMenuColumn: rights.get,
  updateMenuColumn: rights.write,
  removeMenuColumn: {},
  listMenuForms: rights.list,
  createMenuForm: rights.write,
  getMenuForm: rights.get,
  updateMenuForm: rights.write,
  removeMenuForm: {},
  listDataSchemes: { data: listed(dataScheme) },
} as const satisfies OperationCodecs<MenuOperation>;

type RightKind = 'Button' | 'Column' | 'Form';

/** Operations on the rights of one kind. */
export type MenuRightOperation<Kind extends RightKind = RightKind> =
  | `listMenu${Kind}s`
  | `createMenu${Kind}`
  | `getMenu${Kind}`
  | `updateMenu${Kind}`
  | `removeMenu${Kind}`;

export type MenuOperation =
  | 'listSystems'
  | 'createSystem'
  | 'getSystem'
  | 'updateSystem'
  | 'removeSystem'
  | 'listMenus'
  | 'createMenu'
  | 'getMenu'
  | 'updateMenu'
  | 'removeMenu'
  | 'listMenuParents'
  | 'exportMenu'
  | 'importMenu'
  | MenuRightOperation
  | 'listDataSchemes';
