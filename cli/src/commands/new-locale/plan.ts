import { CommandFailure, EXIT } from '../../failure.ts';
import {
  CATALOGUE_FOLDERS,
  IMPORT_TABLES,
  LANGUAGES_FILE,
  MENU_WORDS_FOLDER,
  SEED_LANGUAGE,
  languagesOf,
  withImports,
  withLanguage,
  type FileEdit,
  type KnownLanguage,
} from '../../registration/index.ts';
import type { FileChange, Snapshot } from '../../workspace/index.ts';
import { inputFailure } from '../new-page/input.ts';
import { EMPTY_MENU, emptyCatalogue } from './edits.ts';
import type { LocaleInput } from './input.ts';

/** Folders whose tables of words by language are named. */
const SOURCES = ['kit/src', 'console/src', 'console/build', 'openapi/src', 'openapi/servers'];
const BY_LANGUAGE = /\bByLanguage<|\bCompleteLanguageCode\b/;
const NOT_SHIPPED = /\.(test|stories|e2e)\.tsx?$|\/(testing|examples|generated|language)\//;

export interface LocalePlan {
  readonly changes: readonly FileChange[];
  /** Files with texts by language that stand in code: those of the fallback are shown there until somebody adds a row. */
  readonly tables: readonly string[];
}

type Format = (file: string, text: string) => Promise<string>;

/**
 * Everything a new language changes; of one that is there, what is still missing.
 * @throws CommandFailure 2 a language that is there otherwise, a fallback nobody knows · 4 files that are not as expected
 */
export async function planLocale(input: LocaleInput, snapshot: Snapshot, format: Format): Promise<LocalePlan> {
  const { code } = input;
  const languages = languagesOf(snapshot);
  const known = languages.find((language) => language.code === code);
  const problems = problemsOf(input, languages, known);
  if (problems.length > 0) throw inputFailure(problems);
  const edits: readonly FileEdit[] = [
    ...(known ? [] : [[LANGUAGES_FILE, (text: string) => withLanguage(text, input)] as const]),
    ...IMPORT_TABLES.map((path) => [path, withImports(code, menuFallbacks(input.fallback, languages))] as const),
  ];
  const edited = await edit(edits, snapshot, format, 'added');
  const catalogues = CATALOGUE_FOLDERS.map(({ folder }): FileChange => {
    const path = `${folder}/${code}.po`;
    const before = snapshot.read(path);
    return { path, before, after: before ?? emptyCatalogue(snapshot.read(`${folder}/en.po`) ?? '', code) };
  });
  const menu = `${MENU_WORDS_FOLDER}/${code}.ts`;
  const names = known && known.code === languages[0]?.code ? [] : [await newFile(menu, EMPTY_MENU, snapshot, format)];
  return {
    changes: [...edited, ...catalogues, ...names],
    tables: SOURCES.flatMap((folder) => tablesIn(folder, snapshot)),
  };
}

/** Languages that stand in for one and have names of the menu, the nearest first: that of the menu itself needs none. */
function menuFallbacks(fallback: string | null, languages: readonly KnownLanguage[]): string[] {
  const found: string[] = [];
  for (let next = fallback; next !== null && next !== SEED_LANGUAGE && !found.includes(next);) {
    const code = next;
    found.push(code);
    next = languages.find((language) => language.code === code)?.fallback ?? null;
  }
  return found;
}

/** Files after their edits, formatted. @throws CommandFailure 4 where one is not as expected */
export function edit(edits: readonly FileEdit[], snapshot: Snapshot, format: Format, done: string): Promise<FileChange[]> {
  return Promise.all(
    edits.map(async ([path, change]): Promise<FileChange> => {
      const before = snapshot.read(path);
      const after = before === null ? null : change(before);
      if (after === null)
        throw new CommandFailure(
          EXIT.conflict,
          `[milepost] ${path} is not as expected, so the language cannot be ${done}. Nothing was written.`,
        );
      return { path, before, after: after === before ? before : await format(path, after) };
    }),
  );
}

async function newFile(path: string, text: string, snapshot: Snapshot, format: Format): Promise<FileChange> {
  const before = snapshot.read(path);
  return { path, before, after: before ?? (await format(path, text)) };
}

function problemsOf({ code, tag, name, fallback }: LocaleInput, languages: readonly KnownLanguage[], known: KnownLanguage | undefined) {
  const codes = languages.map((language) => language.code);
  const problems: string[] = [];
  if (fallback !== null && (fallback === code || !codes.includes(fallback)))
    problems.push(`--fallback is "${fallback}", which is no other language of the product. Give one of ${codes.join(', ')}.`);
  const same = languages.find((language) => language.code !== code && whole(language.tag) === whole(tag));
  if (same && !known)
    problems.push(
      `${tag} is a language of the product already, with the code "${same.code}" (${same.tag}, ${same.name}). Nothing was written.`,
    );
  const isOther = known && !known.isComplete && (known.tag !== tag || known.name !== name || known.fallback !== fallback);
  if (isOther)
    problems.push(
      `"${code}" is a language of the product already (${known.tag}, ${known.name}, fallback ${known.fallback ?? codes[0]}). To change that, edit its row in ${LANGUAGES_FILE}. Nothing was written.`,
    );
  return problems;
}

/** A tag with the script and the region it means: `ja` and `ja-JP` are one. */
const whole = (tag: string): string => new Intl.Locale(tag).maximize().toString();

/** Files of the program with words by language in them. */
export function tablesIn(folder: string, snapshot: Snapshot): string[] {
  return snapshot.names(folder).flatMap((name) => {
    const path = `${folder}/${name}`;
    if (!/\.\w+$/.test(name)) return tablesIn(path, snapshot);
    return /\.tsx?$/.test(name) && !NOT_SHIPPED.test(path) && BY_LANGUAGE.test(snapshot.read(path) ?? '') ? [path] : [];
  });
}
