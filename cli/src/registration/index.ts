export { DECLARATIONS_FILE, withDeclaration } from './declarations.ts';
export { SHARED_FILES, withoutTraces, type Registered } from './giveBack.ts';
export { JOURNEYS_FILE, withJourney, withoutJourney } from './journeys.ts';
export {
  ENTRY_MAKERS,
  MENU_FILE,
  MENU_WORDS,
  NEW_PAGES_FILE,
  entriesOf,
  entriesIn,
  newEntries,
  readEntries,
  foldersOf,
  routeOf,
  withEntry,
  withMenuEntry,
  withMenuName,
  withoutEntries,
  type WrittenEntry,
} from './menu.ts';
export { ownedPages, type OwnedPage } from './owned.ts';
export { PAGES_FILE, withPage, withoutPage } from './pages.ts';
export { withoutWords } from './words.ts';
