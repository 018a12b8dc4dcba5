export { sharedFiles, withoutTraces, type Registered } from './giveBack.ts';
export {
  CATALOGUE_FOLDERS,
  LANGUAGES_FILE,
  MENU_WORDS_FOLDER,
  SEED_LANGUAGE,
  SENTENCES_FILE,
  SOURCE_LANGUAGE,
  languagesOf,
  sentencesOf,
  withLanguage,
  withoutLanguage,
  type KnownLanguage,
} from './languages.ts';
export { JOURNEYS_FILE, withJourney, withoutJourney } from './journeys.ts';
export {
  MENU_FILE,
  MENU_WORDS,
  NEW_PAGES_FILE,
  codesOf,
  entriesOf,
  foldersOf,
  routeOf,
  withEntry,
  withMenuEntry,
  withMenuName,
  withoutEntry,
  type WrittenEntry,
} from './menu.ts';
export { ownedPages, type OwnedPage } from './owned.ts';
export { PAGES_FILE, withPage, withoutPage } from './pages.ts';
export { withoutWords } from './words.ts';
