import type { Snapshot } from '../workspace/index.ts';
import { JOURNEYS_FILE, withoutJourney } from './journeys.ts';
import { NEW_PAGES_FILE, withoutEntry } from './menu.ts';
import { PAGES_FILE, withoutPage } from './pages.ts';
import { cataloguesOf, isCatalogue, withoutWords } from './words.ts';

/** A page by what the shared files know of it. */
export interface Registered {
  /** Folder below `console/src/pages`. */
  readonly folder: string;
  /** Addresses of its pages, without the slash at the start. */
  readonly paths: readonly string[];
  /** Its sources below the console, whose words go with it; a folder ends in a slash. */
  readonly sources: readonly string[];
}

/** Files every page is registered in. */
export const sharedFiles = (snapshot: Snapshot): string[] => [PAGES_FILE, JOURNEYS_FILE, NEW_PAGES_FILE, ...cataloguesOf(snapshot)];

/** A shared file without what belongs to a page, whatever others have written into it since; null for any other file. */
export function withoutTraces(file: string, text: string, { folder, paths, sources }: Registered): string | null {
  if (file === PAGES_FILE) return withoutPage(text, folder);
  if (file === JOURNEYS_FILE) return paths.reduce(withoutJourney, text);
  if (file === NEW_PAGES_FILE) return paths.reduce(withoutEntry, text);
  return isCatalogue(file) ? withoutWords(text, sources) : null;
}
