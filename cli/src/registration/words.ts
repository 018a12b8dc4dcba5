import type { Snapshot } from '../workspace/index.ts';
import { CATALOGUE_FOLDERS, MENU_WORDS_FOLDER } from './languages.ts';

const FOLDER = 'console/src/locales/pages';

/** True for a catalogue of any workspace, in whatever language. */
export const isCatalogue = (file: string): boolean =>
  CATALOGUE_FOLDERS.some(({ folder }) => file.startsWith(`${folder}/`)) && file.endsWith('.po');

/** True for names of the menu, in whatever language. */
export const isMenuWords = (file: string): boolean => file.startsWith(`${MENU_WORDS_FOLDER}/`) && file.endsWith('.ts');

/** True for a catalogue of the console's pages, in whatever language. */
export const isPageCatalogue = (file: string): boolean => file.startsWith(`${FOLDER}/`) && file.endsWith('.po');

/** Catalogues of the console's pages, one for each language. */
export const cataloguesOf = (snapshot: Snapshot): string[] =>
  snapshot
    .names(FOLDER)
    .map((name) => `${FOLDER}/${name}`)
    .filter(isPageCatalogue);

/**
 * A catalogue without the messages of some sources: a message others use too only loses its line, and how anybody has
 * translated it since does not matter.
 * @param sources paths below the console, such as `src/pages/group/`; one that ends in a slash is a folder
 */
export function withoutWords(catalogue: string, sources: readonly string[]): string {
  const isOwn = (line: string): boolean =>
    line.startsWith('#: ') && sources.some((source) => (source.endsWith('/') ? line.startsWith(`#: ${source}`) : line === `#: ${source}`));
  return catalogue
    .split('\n\n')
    .flatMap((block) => {
      const lines = block.split('\n');
      if (!lines.some(isOwn)) return [block];
      const left = lines.filter((line) => !isOwn(line));
      return left.some((line) => line.startsWith('#: ')) ? [left.join('\n')] : [];
    })
    .join('\n\n')
    .replace(/\n*$/, '\n');
}
