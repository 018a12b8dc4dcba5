export { broughtBack } from './broughtBack.ts';
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
export { IMPORT_TABLES, withImports, withoutImports } from './languageImports.ts';
export { JOURNEYS_FILE, withJourney, withoutJourney } from './journeys.ts';
export {
  ENTRY_MAKERS,
  MENU_FILE,
  NEW_PAGES_FILE,
  entriesOf,
  entriesIn,
  newEntries,
  readEntries,
  foldersOf,
  routeOf,
  withEntry,
  withMenuEntry,
  withoutEntries,
  type WrittenEntry,
} from './menu.ts';
export { menuLanguagesOf, menuNameEdits, menuWordsFile, untranslatedNotes, type FileEdit, type MenuWords } from './menuNames.ts';
export { ownedPages, type OwnedPage } from './owned.ts';
export { PAGES_FILE, withPage, withoutPage } from './pages.ts';
export { TOP, placeOf, type Place } from './place.ts';
export { registerPage } from './registerPage.ts';
export { isCatalogue, isMenuWords, withoutWords } from './words.ts';
