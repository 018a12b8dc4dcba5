import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from './factors.ts';

const repo = path.resolve(import.meta.dirname, '../../..');
/** Catalogues of the console and the kit; what the application says comes first. */
const FOLDERS = [
  'console/src/locales',
  'console/src/locales/pages',
  'console/src/lock/locales',
  'console/src/login/locales',
  'kit/src/locales',
];
const ENTRY = /(?:msgctxt "(?<context>.*)"\n)?msgid "(?<id>.+)"\nmsgstr "(?<text>.*)"/g;

/** English text to what is said on screen; a context is asked for behind it. */
export type Say = (english: string, context?: string) => string;

function read(locale: Locale): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  for (const folder of FOLDERS.toReversed())
    for (const { groups } of readFileSync(path.join(repo, folder, `${locale}.po`), 'utf8').matchAll(ENTRY))
      words.set(`${groups?.['context'] ?? ''}|${groups?.['id']}`, groups?.['text'] || (groups?.['id'] ?? ''));
  return words;
}

const known = new Map<Locale, ReadonlyMap<string, string>>();

/** The words of a language, from the catalogues that the console is built with. */
export function wordsOf(locale: Locale): Say {
  const words = known.get(locale) ?? read(locale);
  known.set(locale, words);
  return (english, context = '') => {
    const said = words.get(`${context}|${english}`);
    if (said === undefined) throw new Error(`[e2e] No catalogue has “${english}” in ${locale}. Was the message changed?`);
    return said;
  };
}

const MENU_NAME = /'menu (?<key>.+)': '(?<text>.*)'/g;

/** Name of a menu entry in a language, out of the names the console knows; the server's own where it knows none. */
export function menuNameOf(locale: Locale, enCode: string, fullName: string): string {
  const names = readFileSync(path.join(repo, 'console/src/i18n/menu', `${locale}.ts`), 'utf8').matchAll(MENU_NAME);
  return [...names].find(({ groups }) => groups?.['key'] === `${enCode} ${fullName}`)?.groups?.['text'] ?? fullName;
}
