import { CommandFailure, EXIT } from '../../failure.ts';
import type { Io } from '../../io.ts';
import {
  CATALOGUE_FOLDERS,
  IMPORT_TABLES,
  LANGUAGES_FILE,
  SOURCE_LANGUAGE,
  MENU_WORDS_FOLDER,
  languagesOf,
  sentencesOf,
  withoutImports,
  withoutLanguage,
} from '../../registration/index.ts';
import {
  BRING_BACK,
  carryOut,
  diskSnapshot,
  findProject,
  removalTitles,
  thisWorld,
  type FileChange,
  type PlanFlags,
  type Snapshot,
  type World,
} from '../../workspace/index.ts';
import { edit, tablesIn } from '../new-locale/plan.ts';
import { formatOf } from '../new-page/format.ts';

/**
 * Takes a language away with everything `new locale` made: the tree is as before it. `undo` brings it back, with its translations.
 * @throws CommandFailure 2 no such language, a complete one, one that stands in for another · 3 no project · 4 files that are not as expected
 */
export async function removeLocaleCommand(code: string, flags: PlanFlags, io: Io, world: World = thisWorld()): Promise<number> {
  const root = findProject(world.cwd);
  const snapshot = diskSnapshot(root);
  refuseRemoval(code, snapshot);
  const gone = filesOf(code, snapshot);
  const changes = [
    ...(await edit(
      [[LANGUAGES_FILE, (text) => withoutLanguage(text, code)], ...IMPORT_TABLES.map((path) => [path, withoutImports(code)] as const)],
      snapshot,
      await formatOf(snapshot),
      'removed',
    )),
    ...gone,
  ];
  const translated = gone.reduce((sum, { before }) => sum + (before?.match(/^msgstr "[^"]/gm)?.length ?? 0), 0);
  const rows = ['kit/src', 'console/src', 'console/build', 'openapi/src', 'openapi/servers']
    .flatMap((folder) => tablesIn(folder, snapshot))
    .filter((path) => new RegExp(`^\\s+${code}: `, 'm').test(snapshot.read(path) ?? ''))
    .filter((path) => !IMPORT_TABLES.some((table) => table === path));
  const plan = {
    command: `remove locale ${code}`,
    changes,
    unchanged: null,
    words: {
      ...removalTitles(`the language "${code}"`),
      figures: [`${translated} translated messages with it`],
      kept: rows.map((path) => ({ path, why: 'somebody has written a row of it: take it out by hand' })),
      notes: [],
      next: [BRING_BACK],
    },
    facts: { locale: code, translated, rows },
  };
  return carryOut(plan, flags, io, { root, world });
}

/** Stops where a language cannot go. @throws CommandFailure 2 none, one that is complete or stays, one that stands in for another */
export function refuseRemoval(code: string, snapshot: Snapshot): void {
  const languages = languagesOf(snapshot);
  const known = languages.find((language) => language.code === code);
  const codes = languages.map((language) => language.code).join(', ');
  const leaning = languages.filter(({ fallback }) => fallback === code).map((language) => language.code);
  const problem = !known
    ? `There is no language "${code}". The languages are ${codes}.`
    : code === languages[0]?.code || code === SOURCE_LANGUAGE
      ? `"${code}" is what the product is written in or falls back to, and stays.`
      : known.isComplete
        ? `"${code}" is declared complete, and code and tests count on its words. Take "isComplete" out of ${LANGUAGES_FILE} first.`
        : leaning.length > 0
          ? `"${code}" stands in for ${leaning.join(', ')}. Give those another fallback in ${LANGUAGES_FILE} first.`
          : null;
  if (problem !== null) throw new CommandFailure(EXIT.usage, `[milepost] ${problem} Nothing was written.`);
}

/** Files that hold nothing but words of the language. */
const filesOf = (code: string, snapshot: Snapshot): FileChange[] =>
  [...CATALOGUE_FOLDERS.map(({ folder }) => `${folder}/${code}.po`), `${MENU_WORDS_FOLDER}/${code}.ts`, sentencesOf(code)].flatMap(
    (path) => {
      const before = snapshot.read(path);
      return before === null ? [] : [{ path, before, after: null }];
    },
  );
