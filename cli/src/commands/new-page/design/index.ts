import { CommandFailure, EXIT } from '../../../failure.ts';
import { designAt, designInFile, signIn, textOfFile } from '../../../designs/index.ts';
import type { ReadDesign } from '../../../designs/index.ts';
import type { Io } from '../../../io.ts';
import { changeFacts, countsOf, differencesOf, diskSnapshot, findProject, linesOf, real, writeRun } from '../../../workspace/index.ts';
import type { Snapshot, World } from '../../../workspace/index.ts';
import type { NewPageFlags } from '../input.ts';
import type { PlanTools } from '../plan.ts';
import { readDesignInput, readDesignWords } from './input.ts';
import type { DesignInput } from './input.ts';
import { planDesignPage } from './plan.ts';
import type { DesignPlan } from './plan.ts';

/** True for flags of a page that is made of a design. */
export const isOfDesign = ({ design, model }: NewPageFlags): boolean => design !== undefined || model !== undefined;

const designOf = async ({ from }: DesignInput, cwd: string): Promise<ReadDesign> =>
  'file' in from ? designInFile(from.file, cwd) : designAt(await signIn(from.target, process.env), from.model);

/**
 * Makes a page of a design: a file, or a model of a server.
 * @throws CommandFailure 2 unusable input or no design · 3 no project, or a server that does not answer · 4 a person has changed the page
 */
export async function newDesignPageCommand(
  name: string,
  flags: NewPageFlags,
  io: Io,
  world: World,
  toolsOf: (root: string, snapshot: Snapshot) => Promise<PlanTools>,
): Promise<number> {
  const input = readDesignInput(name, flags);
  const root = findProject(world.cwd);
  const snapshot = diskSnapshot(root);
  const design = await designOf(input, world.cwd);
  const words = input.words === null ? new Map() : readDesignWords(textOfFile(input.words, world.cwd), input.words);
  const plan = await planDesignPage(input, design, words, snapshot, await toolsOf(root, snapshot));
  if (plan.conflicts.length > 0) {
    if (input.isDiff && !input.isJson) io.out(differencesOf(plan.changes));
    throw new CommandFailure(EXIT.conflict, conflictText(input, plan), undefined, factsOf('refused', input, plan));
  }
  const done = real(plan.changes);
  if (done.length > 0 && !input.isPreview) writeRun(root, commandOf(input), done, world.files, world.nowMs());
  if (input.isJson) io.out(JSON.stringify(factsOf(done.length === 0 ? 'unchanged' : input.isPreview ? 'planned' : 'written', input, plan)));
  else {
    if (input.isDiff) io.out(differencesOf(plan.changes));
    io.out(reportOf(input, design, plan));
  }
  return EXIT.done;
}

const commandOf = ({ name, from }: DesignInput): string =>
  'file' in from ? `new page ${name} --design ${from.file}` : `new page ${name} --model ${from.model} --target ${from.target}`;

const conflictText = ({ name }: DesignInput, { conflicts }: DesignPlan): string =>
  [
    `[milepost] The page "${name}" exists and is not what would be written, and the changes would be lost. Nothing was written.`,
    ...conflicts.map((path) => `  ${path} is not what would be written`),
    'Look at the differences with --diff. Choose another name, or take the page away first with "npx milepost remove page".',
  ].join('\n');

function reportOf(
  { name, isPreview }: DesignInput,
  { from }: ReadDesign,
  { route, changes, notes, lines, declaration }: DesignPlan,
): string {
  if (real(changes).length === 0) return `The page "${name}" at /${route} is there already: nothing to change.`;
  const { fields, holes } = declaration;
  return [
    `Page "${name}" at /${route}, made of ${from}: ${fields.length} fields, ${holes.length} without code, ${countsOf(changes)}, ${lines} lines`,
    ...linesOf(changes),
    ...(notes.length > 0 ? ['To know:', ...notes.map((note) => `  ${note}`)] : []),
    ...(isPreview
      ? ['Nothing was written. Leave out --dry-run and --diff to write it.']
      : [
          'Next:',
          '  npm run dev                                            look at it, signed in as admin',
          `  npx vitest run --project jsdom console/src/pages/${name}   its test`,
          '  npx milepost undo                                      take it back',
        ]),
  ].join('\n');
}

const factsOf = (status: string, { name, isDiff }: DesignInput, { route, changes, conflicts, notes, lines, declaration }: DesignPlan) => ({
  status,
  page: name,
  route,
  lines,
  holes: declaration.holes.map(({ place, what }) => ({ place, what })),
  changes: changeFacts(changes, isDiff),
  conflicts,
  questions: [],
  notes,
});
