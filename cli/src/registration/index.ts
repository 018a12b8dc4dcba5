export { SHARED_FILES, withoutTraces, type Registered } from './giveBack.ts';
export { JOURNEYS_FILE, withJourney, withoutJourney, type JourneyRow } from './journeys.ts';
export { MENU_FILE, NEW_PAGES_FILE, entriesOf, foldersOf, routeOf, withEntry, withoutEntry, type MenuEntry } from './menu.ts';
export { ownedPages, type OwnedPage } from './owned.ts';
export { PAGES_FILE, withPage, withoutPage } from './pages.ts';
export { CATALOGUES, withoutWords } from './words.ts';
