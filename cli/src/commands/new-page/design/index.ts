import { designAt, designInFile, signIn, textOfFile } from '../../../designs/index.ts';
import type { ReadDesign } from '../../../designs/index.ts';
import type { Io } from '../../../io.ts';
import { TAKE_BACK, carryOut, diskSnapshot, findProject, refusedAsOther } from '../../../workspace/index.ts';
import type { CommandPlan, Snapshot, World } from '../../../workspace/index.ts';
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
  return carryOut(designCommandPlan(input, design, plan), flags, io, { root, world });
}

const commandOf = ({ name, from }: DesignInput): string =>
  'file' in from ? `new page ${name} --design ${from.file}` : `new page ${name} --model ${from.model} --target ${from.target}`;

/** A planned page of a design, and how it is told. */
function designCommandPlan(input: DesignInput, { from }: ReadDesign, plan: DesignPlan): CommandPlan {
  const { name } = input;
  const { route, changes, conflicts, notes, lines, declaration } = plan;
  const { fields, holes } = declaration;
  return {
    command: commandOf(input),
    changes,
    refused: refusedAsOther('page', name, conflicts),
    unchanged: `The page "${name}" at /${route} is there already: nothing to change.`,
    words: {
      title: `Page "${name}" at /${route}, made of ${from}`,
      figures: [`${fields.length} fields`, `${holes.length} without code`, `${lines} lines`],
      notes,
      next: [
        ['npm run dev', 'look at it, signed in as admin'],
        [`npx vitest run --project jsdom console/src/pages/${name}`, 'its test'],
        TAKE_BACK,
      ],
    },
    facts: { page: name, route, lines, holes: holes.map(({ place, what }) => ({ place, what })), conflicts, questions: [], notes },
  };
}
