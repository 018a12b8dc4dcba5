import { EXIT } from '../../failure.ts';
import type { Io } from '../../io.ts';
import { LANGUAGES_FILE, languagesOf } from '../../registration/index.ts';
import {
  countsOf,
  differencesOf,
  changeFacts,
  diskSnapshot,
  findProject,
  linesOf,
  overlaid,
  real,
  thisWorld,
  writeRun,
} from '../../workspace/index.ts';
import type { World } from '../../workspace/index.ts';
import { missingOf, textsIn } from '../i18n/texts.ts';
import { lingui } from '../new-page/catalogues.ts';
import { formatOf } from '../new-page/format.ts';
import { readLocaleInput, type LocaleInput, type NewLocaleFlags } from './input.ts';
import { planLocale, type LocalePlan } from './plan.ts';

/**
 * Adds a language to the product: its catalogues, with nothing translated, and its place everywhere languages are listed.
 * A second run changes nothing.
 * @throws CommandFailure 2 unusable input, a language that is there with another tag, name or fallback · 3 no project, or a disk that refuses · 4 files that are not as expected
 */
export async function newLocaleCommand(code: string, flags: NewLocaleFlags, io: Io, world: World = thisWorld()): Promise<number> {
  const root = findProject(world.cwd);
  const snapshot = diskSnapshot(root);
  const input = readLocaleInput(code, flags, languagesOf(snapshot));
  const plan = await planLocale(input, snapshot, await formatOf(snapshot));
  const after = overlaid(snapshot, new Map(plan.changes.map((change) => [change.path, change.after])));
  const missing = missingOf(await textsIn(input.code, after, await lingui(root))).length;
  if (!input.isPreview && isNew(plan)) writeRun(root, `new locale ${input.code}`, real(plan.changes), world.files, world.nowMs());
  if (input.isJson) io.out(JSON.stringify(factsOf(input, plan, missing)));
  else {
    if (input.isDiff) io.out(differencesOf(plan.changes));
    io.out(reportOf(input, plan, missing));
  }
  return EXIT.done;
}

const isNew = ({ changes }: LocalePlan): boolean => real(changes).length > 0;

const reportOf = ({ code, tag, name, fallback, isPreview }: LocaleInput, plan: LocalePlan, missing: number): string => {
  const { changes, tables } = plan;
  if (!isNew(plan)) return `Language "${code}" (${tag}, ${name}) is there: nothing to change. ${missing} texts are to be translated.`;
  return [
    `Language "${code}" (${tag}, ${name}): ${countsOf(changes)}, ${missing} texts to translate`,
    ...linesOf(changes),
    'To know:',
    `  What is not translated yet is shown in ${fallback ?? 'Chinese'}; "npm run check" counts it, "npx milepost i18n missing --locale ${code}" names it.`,
    `  With "isComplete: true" in ${LANGUAGES_FILE} a missing text becomes an error; then these files need its words too:`,
    ...tables.map((path) => `    ${path}`),
    isPreview ? 'Nothing was written. Leave out --dry-run and --diff to write it.' : 'Take it back with "npx milepost undo".',
  ].join('\n');
};

const factsOf = ({ code, tag, name, fallback, isPreview, isDiff }: LocaleInput, plan: LocalePlan, missing: number) => ({
  status: !isNew(plan) ? 'unchanged' : isPreview ? 'planned' : 'written',
  locale: code,
  tag,
  name,
  fallback,
  missing,
  changes: changeFacts(plan.changes, isDiff),
  tables: plan.tables,
});
