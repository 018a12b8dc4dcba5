import { defineModule } from '../../core/module.ts';
import { addPage, keepPages } from './keepPages.ts';
import { FIRST_PAGES, NEW_PAGES, type MenuPage } from './pages.ts';

/** Codes that were added once: what somebody deletes afterwards stays deleted. */
const ADDED = 'CREATE TABLE menu_page_added (enCode TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;';
/** The entry of each, so that one made by somebody under the same code is not taken for it. */
const ENTRY = "ALTER TABLE menu_page_added ADD COLUMN menuId TEXT NOT NULL DEFAULT '';";

/** Menu entries that were added after the first release, for kept data too. @reading R-476 @reading R-550 */
export const createMenuPages = (pages: readonly MenuPage[]) =>
  defineModule({
    name: 'menu-pages',
    tables: [ADDED, ENTRY],
    // The others with each start: what they show is there then.
    seed: (world) => FIRST_PAGES.forEach((page) => addPage(world, page)),

    handlers: () => ({}),
    start: ({ store, nextId, now }) => keepPages({ store, nextId, timeMs: now() }, pages),
  });

export const menuPagesModule = createMenuPages(NEW_PAGES);
