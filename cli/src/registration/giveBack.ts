import type { Snapshot } from '../workspace/index.ts';
import { DECLARATIONS_FILE, withoutDeclarations } from './declarations.ts';
import { JOURNEYS_FILE, withoutJourney } from './journeys.ts';
import { MENU_WORDS_FOLDER } from './languages.ts';
import { NEW_PAGES_FILE, withoutEntries } from './menu.ts';
import { withoutMenuName } from './menuNames.ts';
import { PAGES_FILE, withoutPage } from './pages.ts';
import { cataloguesOf, isCatalogue, withoutWords } from './words.ts';

/** A page, or entries of the menu, by what the shared files know of them. */
export interface Registered {
  /** Folder below `console/src/pages`; null for entries alone. */
  readonly folder: string | null;
  /** Addresses of its pages, without the slash at the start. */
  readonly paths: readonly string[];
  /** Its sources below the console, whose words go with it; a folder ends in a slash. */
  readonly sources: readonly string[];
  /** Codes of entries of the menu without a page of their own. */
  readonly codes?: readonly string[];
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

/** A shared file without what belongs to a page, whatever others have written into it since; null for any other file. */
export function withoutTraces(file: string, text: string, { folder, paths, sources, codes = [] }: Registered): string | null {
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
  return isCatalogue(file) ? withoutWords(text, sources) : null;
}
