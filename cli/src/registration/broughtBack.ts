import { NEW_PAGES_FILE, withRowsBack } from './menu.ts';
import { withNamesBack } from './menuNames.ts';
import { isMenuWords } from './words.ts';
import { linesBetween, withLinesBack } from '../workspace/index.ts';

/**
 * A shared file with what a run took out of it, whatever has come and gone around it since; null where its place cannot be told, or
 * where something of that name is there again.
 * @param patch the run's change of the file
 */
export function broughtBack(file: string, text: string, patch: string): string | null {
  const { removed, left } = linesBetween(patch);
  if (file === NEW_PAGES_FILE) return withRowsBack(text, removed, left);
  if (isMenuWords(file)) return withNamesBack(text, removed, left);
  return withLinesBack(text, patch);
}
