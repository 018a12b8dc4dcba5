import type { Snapshot } from '../workspace/index.ts';

/** File with the one list of languages. */
export const LANGUAGES_FILE = 'kit/src/engines/language/languages.ts';
/** Language of code and messages. */
export const SOURCE_LANGUAGE = 'en';

/** A language as the list has it. */
export interface KnownLanguage {
  readonly code: string;
  /** BCP 47 tag. */
  readonly tag: string;
  readonly name: string;
  /** True where a missing text is an error. */
  readonly isComplete: boolean;
  /** Code of the language that stands in; null for the first of the list. */
  readonly fallback: string | null;
}

const LIST = /export const LANGUAGES = \[\n([^\]]*)\] as const/;
const ROW = /\{ code: '(\w+)', tag: '([\w-]+)', name: '([^']+)'(.*?) \}/g;

/** Languages of the list, in its order; none where it is not as expected. */
export const languagesIn = (text: string): readonly KnownLanguage[] =>
  [...(LIST.exec(text)?.[1] ?? '').matchAll(ROW)].map(([, code = '', tag = '', name = '', rest = '']) => ({
    code,
    tag,
    name,
    isComplete: rest.includes('isComplete: true'),
    fallback: /fallback: '(\w+)'/.exec(rest)?.[1] ?? null,
  }));

/** Languages of a project. */
export const languagesOf = (snapshot: Snapshot): readonly KnownLanguage[] => languagesIn(snapshot.read(LANGUAGES_FILE) ?? '');

/** The list with one language more, not declared complete; null when it is not as expected. */
export function withLanguage(text: string, { code, tag, name, fallback }: Omit<KnownLanguage, 'isComplete'>): string | null {
  if (!LIST.test(text)) return null;
  const row = `  { code: '${code}', tag: '${tag}', name: '${name}'${fallback === null ? '' : `, fallback: '${fallback}'`} },\n`;
  return text.replace(LIST, (whole: string, rows: string) => whole.replace(rows, () => rows + row));
}

/** The list without a language. */
export const withoutLanguage = (text: string, code: string): string => text.replace(new RegExp(`  \\{ code: '${code}', .*\\},\\n`), '');

/** Folders with a catalogue for each language, by the workspace they belong to. */
export const CATALOGUE_FOLDERS = [
  { workspace: 'kit', folder: 'kit/src/locales' },
  { workspace: 'console', folder: 'console/src/locales' },
  { workspace: 'console', folder: 'console/src/locales/pages' },
  { workspace: 'console', folder: 'console/src/login/locales' },
  { workspace: 'console', folder: 'console/src/lock/locales' },
] as const;

/** Folder with the names of the menu, one file for each language but that of the seed. */
export const MENU_WORDS_FOLDER = 'console/src/i18n/menu';
/** Sentences of the sandbox in the languages it came with. */
export const SENTENCES_FILE = 'openapi/servers/sandbox/sentences/catalogue.json';
/** Sentences of the sandbox in a language that was added: translations by sentence. There is none before the first of them. */
export const sentencesOf = (code: string): string => `openapi/servers/sandbox/sentences/added/${code}.json`;
/** Language the menu is seeded in and sentences of the sandbox are written in. */
export const SEED_LANGUAGE = 'zh';
