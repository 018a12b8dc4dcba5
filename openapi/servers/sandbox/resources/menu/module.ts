import type { MenuOperation, MenuRightOperation } from '../../../../src/domains/menu/index.ts';
import type { Need, Needs } from '../../core/handlers.ts';
import { defineModule } from '../../core/module.ts';
import { entryHandlers } from './entries.ts';
import { onMenuPage } from './guards.ts';
import { rightHandlers } from './rights.ts';
import { systemHandlers } from './systems.ts';
import { MENU_TABLES } from './tables.ts';
import { transferHandlers } from './transfer.ts';
import { menuWords } from './words.ts';

const ADD = onMenuPage('btn_add');
const EDIT = onMenuPage('btn_edit');
const REMOVE = onMenuPage('btn_remove');
/** A menu with its addresses is for whoever keeps it. @reading R-473 */
const READ: Need = { anyOf: [ADD, EDIT, REMOVE] };

/** A right belongs to its entry, so whoever changes the entry keeps its rights. @reading R-475 */
const rightNeeds = <Kind extends 'Button' | 'Column' | 'Form'>(kind: Kind) =>
  ({
    [`listMenu${kind}s`]: READ,
    [`createMenu${kind}`]: EDIT,
    [`getMenu${kind}`]: READ,
    [`updateMenu${kind}`]: EDIT,
    [`removeMenu${kind}`]: EDIT,
  }) as Needs<MenuRightOperation<Kind>>;

const needs: Needs<MenuOperation> = {
  listSystems: READ,
  createSystem: ADD,
  getSystem: READ,
  updateSystem: EDIT,
  removeSystem: REMOVE,
  listMenus: READ,
  createMenu: ADD,
  getMenu: READ,
  updateMenu: EDIT,
  removeMenu: REMOVE,
  listMenuParents: READ,
  exportMenu: READ,
  importMenu: ADD,
  ...rightNeeds('Button'),
  ...rightNeeds('Column'),
  ...rightNeeds('Form'),
  listDataSchemes: READ,
};

/** Systems, the entries of their menus, and the rights on them. */
export const menuModule = defineModule({
  name: 'menu',
  tables: [MENU_TABLES],
  needs,
  words: menuWords,
  handlers: (world) => ({ ...systemHandlers(world), ...entryHandlers(world), ...rightHandlers(world), ...transferHandlers(world) }),
});
