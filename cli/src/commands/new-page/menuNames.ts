import { menuLanguagesOf, type MenuWords } from '../../registration/index.ts';
import { nearest } from '../../templates/nearest.ts';
import type { Snapshot } from '../../workspace/index.ts';

const GIVEN = /^([a-z]+)=(.*)$/;
/** Signs a message gives a meaning to. */
const MESSAGE_SIGNS = /[{}<>\n]/;

/** Names of a menu entry by language, as `--menu-name CODE=WORDS` gives them; what is wrong goes to the problems. */
export function menuNamesIn(typed: readonly string[] = [], problems: string[]): MenuWords {
  const names: Record<string, string> = {};
  for (const one of typed) {
    const [, code, words = ''] = GIVEN.exec(one) ?? [];
    if (code === undefined || words.trim() === '' || MESSAGE_SIGNS.test(words))
      problems.push(`--menu-name is "${one}". Give the code of a language and the name of the entry in it: --menu-name en=Teams.`);
    else names[code] = words.trim();
  }
  return names;
}

/** Problems with the languages of names: those the list does not have, and the one the menu is written in. */
export function menuLanguageProblems(names: MenuWords, snapshot: Snapshot): string[] {
  const codes = menuLanguagesOf(snapshot).map(({ code }) => code);
  return Object.keys(names)
    .filter((code) => !codes.includes(code))
    .map((code) => {
      const near = nearest(code, codes);
      return `--menu-name names the language "${code}", and names of the menu are translated into ${codes.join(', ')}. ${near.length > 0 ? `Did you mean ${near.join(', ')}? ` : ''}"npx milepost new locale CODE" adds one; --zh says the name in zh.`;
    });
}
