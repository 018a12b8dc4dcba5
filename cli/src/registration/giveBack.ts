import type { Snapshot } from '../workspace/index.ts';
import { DECLARATIONS_FILE, withoutDeclarations } from './declarations.ts';
import { JOURNEYS_FILE, withoutJourney } from './journeys.ts';
import { IMPORT_TABLES, withoutImports } from './languageImports.ts';
import { LANGUAGES_FILE, MENU_WORDS_FOLDER, withoutLanguage } from './languages.ts';
import { NEW_PAGES_FILE, withoutEntries } from './menu.ts';
import { withoutMenuName } from './menuNames.ts';
import { PAGES_FILE, withoutPage } from './pages.ts';
import { cataloguesOf, isPageCatalogue, withoutWords } from './words.ts';

/** A page, entries of the menu, or a language, by what the shared files know of them. */
export interface Registered {
  /** Folder below `console/src/pages`; null for entries alone. */
  readonly folder: string | null;
  /** Addresses of its pages, without the slash at the start. */
  readonly paths: readonly string[];
  /** Its sources below the console, whose words go with it; a folder ends in a slash. */
  readonly sources: readonly string[];
  /** Codes of entries of the menu without a page of their own. */
  readonly codes?: readonly string[];
  /** Code of a language. */
  readonly language?: string | null;
}

/** Files a page or an entry is registered in. */
export const sharedFiles = (snapshot: Snapshot): string[] => [
  PAGES_FILE,
  JOURNEYS_FILE,
  NEW_PAGES_FILE,
  DECLARATIONS_FILE,
  ...snapshot.names(MENU_WORDS_FOLDER).map((name) => `${MENU_WORDS_FOLDER}/${name}`),
  ...cataloguesOf(snapshot),
];

/** A shared file without what belongs to a page or a language, whatever others have written into it since; null for any other file. */
export function withoutTraces(
  file: string,
  text: string,
  { folder, paths, sources, codes = [], language = null }: Registered,
): string | null {
  if (file === PAGES_FILE) return folder === null ? text : withoutPage(text, folder);
  if (file === JOURNEYS_FILE) return paths.reduce(withoutJourney, text);
  if (file === NEW_PAGES_FILE) return withoutEntries(text, [...paths, ...codes]);
  if (file.startsWith(`${MENU_WORDS_FOLDER}/`))
    return [...paths.map((path) => path.replaceAll('/', '-')), ...codes].reduce(withoutMenuName, text);
  if (file === DECLARATIONS_FILE)
    return withoutDeclarations(
      text,
      sources.map((source) => `console/${source}`),
    );
  if (file === LANGUAGES_FILE) return language === null ? text : withoutLanguage(text, language);
  if (IMPORT_TABLES.includes(file)) return language === null ? text : withoutImports(language)(text);
  return isPageCatalogue(file) ? withoutWords(text, sources) : null;
}
