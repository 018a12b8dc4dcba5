import { defineModule } from '../../core/module.ts';
import { entryHandlers } from './entries.ts';
import { rightHandlers } from './rights.ts';
import { systemHandlers } from './systems.ts';
import { MENU_TABLES } from './tables.ts';
import { transferHandlers } from './transfer.ts';
import { menuWords } from './words.ts';

/** Systems, the entries of their menus, and the rights on them. */
export const menuModule = defineModule({
  name: 'menu',
  tables: [MENU_TABLES],
  words: menuWords,
  handlers: (world) => ({ ...systemHandlers(world), ...entryHandlers(world), ...rightHandlers(world), ...transferHandlers(world) }),
});
