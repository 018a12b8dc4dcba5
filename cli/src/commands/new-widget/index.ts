import type { Io } from '../../io.ts';
import {
  BRING_BACK,
  TAKE_BACK,
  carryOut,
  diskSnapshot,
  findProject,
  refusedAsOther,
  removalTitles,
  thisWorld,
} from '../../workspace/index.ts';
import type { CommandPlan, PlanFlags, World } from '../../workspace/index.ts';
import { formatOf } from '../new-page/format.ts';
import { planWidget, planWidgetRemoval, type WidgetPlan } from './plan.ts';

const LISTED = [
  ['npm run api', 'report of the API, manual of the hook, list of stories'],
  ['npm run sizes', 'its line in the table of sizes'],
] as const;

/**
 * Makes a widget on a headless door, with stories, tests, an example in own markup, and its places in lists.
 * @throws CommandFailure 2 unusable name · 3 no project, or a disk that refuses · 4 it is there already, and otherwise
 */
export async function newWidgetCommand(name: string, flags: PlanFlags, io: Io, world: World = thisWorld()): Promise<number> {
  const root = findProject(world.cwd);
  const snapshot = diskSnapshot(root);
  return carryOut(widgetCommandPlan(name, await planWidget(name, snapshot, await formatOf(snapshot))), flags, io, { root, world });
}

/**
 * Takes a widget away that `new widget` made and that is not released. `undo` brings it back.
 * @throws CommandFailure 2 no such widget · 3 no project, or a disk that refuses · 4 others import it
 */
export function removeWidgetCommand(name: string, flags: PlanFlags, io: Io, world: World = thisWorld()): number {
  const root = findProject(world.cwd);
  const { changes, notes } = planWidgetRemoval(name, diskSnapshot(root));
  const plan: CommandPlan = {
    command: `remove widget ${name}`,
    changes,
    unchanged: null,
    words: { ...removalTitles(`the widget "${name}"`), notes, next: [...LISTED, BRING_BACK] },
    facts: { widget: name, notes },
  };
  return carryOut(plan, flags, io, { root, world });
}

/** A planned widget, and how it is told. */
const widgetCommandPlan = (name: string, { changes, conflicts, notes }: WidgetPlan): CommandPlan => ({
  command: `new widget ${name}`,
  changes,
  refused: refusedAsOther('widget', name, conflicts),
  unchanged: `The widget "${name}" is there already: nothing to change.`,
  words: {
    title: `Widget "${name}"`,
    notes,
    next: [...LISTED, ['npm run check -- --changed', 'everything that knows it'], ['npm run stories', 'look at it'], TAKE_BACK],
  },
  facts: { widget: name, conflicts, notes },
});
