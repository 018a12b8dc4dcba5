import type { Snapshot } from '../workspace/index.ts';
import { MENU_WORDS_FOLDER, SEED_LANGUAGE, languagesOf } from './languages.ts';
import { quoted } from './menu.ts';

/** Edit of one file; null where the file is not as expected. */
export type FileEdit = readonly [path: string, change: (text: string) => string | null];
/** Words by the code of a language; none where nobody has said them. */
export type MenuWords = Readonly<Record<string, string | undefined>>;

/** Languages that names of the menu are translated into: all but the one the menu is seeded in. */
export const menuLanguagesOf = (snapshot: Snapshot) => languagesOf(snapshot).filter(({ code }) => code !== SEED_LANGUAGE);

/** File with the names of the menu in a language. */
export const menuWordsFile = (language: string): string => `${MENU_WORDS_FOLDER}/${language}.ts`;

/**
 * Edits that name an entry in every language of the list that has words for it. Without them the fallback is shown, and
 * `milepost i18n` counts the name as missing.
 * @param code of the entry; the address of a page counts as its code
 */
export const menuNameEdits = (snapshot: Snapshot, code: string, zh: string, words: MenuWords): readonly FileEdit[] =>
  menuLanguagesOf(snapshot).flatMap(({ code: language }): readonly FileEdit[] => {
    const said = words[language];
    return said === undefined || said === ''
      ? []
      : [[menuWordsFile(language), (text) => withMenuName(text, code.replaceAll('/', '-'), zh, said)]];
  });

/** Note on languages in which an entry has no name yet; none where it has one in each. @param names those of the entries, in zh */
export function untranslatedNotes(snapshot: Snapshot, names: readonly string[], words: MenuWords): string[] {
  const languages = languagesOf(snapshot);
  return languages
    .filter(({ code }) => code !== SEED_LANGUAGE && !words[code])
    .map(({ code, name, fallback }) => {
      const shown = languages.find((language) => language.code === (fallback ?? SEED_LANGUAGE))?.name ?? SEED_LANGUAGE;
      return `${name} (${code}) has no words for ${names.map((one) => `"${one}"`).join(', ')} yet, and the menu shows them in ${shown}. "npx milepost i18n missing --locale ${code}" counts them.`;
    });
}

/** Names of the menu with one more; one that is there keeps its words. Null when the file is not as expected. */
export function withMenuName(text: string, code: string, zh: string, words: string): string | null {
  if (!text.endsWith('};\n')) return null;
  const key = quoted(`menu ${code} ${zh}`);
  if (text.includes(`\n  ${key}:`)) return text;
  return `${text.slice(0, -'};\n'.length).replace(/\{$/, '{\n')}  ${key}: ${quoted(words)},\n};\n`;
}

/** Names of the menu without those of an entry. */
export const withoutMenuName = (text: string, code: string): string => {
  const left = text.replaceAll(new RegExp(`^  ["']menu ${code} .*\\n(?:    .*\\n)*`, 'gm'), '');
  return left.replace(/\{\n\};\n$/, '{};\n');
};

const NAME_LINES = /^ {2}["']menu .*\n(?: {4}.*\n)*/gm;

/** Names of the menu with those again that stand in a text and not in another; null when the file is not as expected. */
export function withNamesBack(text: string, removed: string, left: string): string | null {
  if (!text.endsWith('};\n')) return null;
  const named = (within: string): string[] => [...`${within}\n`.matchAll(NAME_LINES)].map(([lines]) => lines);
  const keyOf = (lines: string): string => lines.slice(0, lines.indexOf(':'));
  const there = named(text).map(keyOf);
  const gone = named(removed).filter((lines) => !named(left).includes(lines) && !there.includes(keyOf(lines)));
  return `${text.slice(0, -'};\n'.length).replace(/\{$/, '{\n')}${gone.join('')}};\n`;
}
