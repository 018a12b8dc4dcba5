import { EXIT } from '../../failure.ts';
import type { Io } from '../../io.ts';
import {
  countsOf,
  differencesOf,
  changeFacts,
  diskSnapshot,
  findProject,
  linesOf,
  real,
  thisWorld,
  writeRun,
} from '../../workspace/index.ts';
import type { World } from '../../workspace/index.ts';
import { formatOf } from '../new-page/index.ts';
import { readLocaleInput, type LocaleInput, type NewLocaleFlags } from './input.ts';
import { planLocale, type LocalePlan } from './plan.ts';

/**
 * Adds a language to the product: its catalogues, with nothing translated, and its place everywhere languages are listed.
 * @throws CommandFailure 2 unusable input, a language that is there · 3 no project, or a disk that refuses · 4 files that are not as expected
 */
export async function newLocaleCommand(code: string, flags: NewLocaleFlags, io: Io, world: World = thisWorld()): Promise<number> {
  const input = readLocaleInput(code, flags);
  const root = findProject(world.cwd);
  const snapshot = diskSnapshot(root);
  const plan = await planLocale(input, snapshot, await formatOf(snapshot));
  if (!input.isPreview) writeRun(root, `new locale ${input.code}`, real(plan.changes), world.files, world.nowMs());
  if (input.isJson) io.out(JSON.stringify(factsOf(input, plan)));
  else {
    if (input.isDiff) io.out(differencesOf(plan.changes));
    io.out(reportOf(input, plan));
  }
  return EXIT.done;
}

const reportOf = ({ code, tag, name, isPreview }: LocaleInput, { changes, holes, messages }: LocalePlan): string =>
  [
    `Language "${code}" (${tag}, ${name}): ${countsOf(changes)}, ${messages} messages to translate`,
    ...linesOf(changes),
    'To know:',
    '  What is not translated yet is shown in Chinese; "npm run check" names it.',
    '  These tables by language are English, or without the language, until somebody has filled them in:',
    ...holes.map((path) => `    ${path}`),
    isPreview ? 'Nothing was written. Leave out --dry-run and --diff to write it.' : 'Take it back with "npx milepost undo".',
  ].join('\n');

const factsOf = ({ code, tag, name, isPreview, isDiff }: LocaleInput, { changes, holes, messages }: LocalePlan) => ({
  status: isPreview ? 'planned' : 'written',
  locale: code,
  tag,
  name,
  messages,
  changes: changeFacts(changes, isDiff),
  holes,
});
