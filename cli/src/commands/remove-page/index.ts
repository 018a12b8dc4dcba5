import { readConfig } from '../../config/readConfig.ts';
import type { Io } from '../../io.ts';
import { pageTemplates } from '../../templates/pageTemplates.ts';
import { BRING_BACK, carryOut, diskSnapshot, findProject, removalTitles, thisWorld } from '../../workspace/index.ts';
import type { PlanFlags, World } from '../../workspace/index.ts';
import { planRemoval } from './plan.ts';

/**
 * Takes a page away that is a declaration, whoever wrote it: its folder, its words, its places in shared files. `undo` brings
 * it back.
 * @throws CommandFailure 2 no such page, or one that is no declaration · 3 no project, or a disk that refuses · 4 somebody imports it
 */
export function removePageCommand(name: string, flags: PlanFlags, io: Io, world: World = thisWorld()): number {
  const root = findProject(world.cwd);
  const snapshot = diskSnapshot(root);
  const { changes, notes } = planRemoval(name, snapshot, pageTemplates(snapshot, readConfig(root, snapshot).templates).templates);
  const plan = {
    command: `remove page ${name}`,
    changes,
    unchanged: null,
    words: { ...removalTitles(`the page "${name}"`), notes, next: [BRING_BACK] },
    facts: { page: name, notes },
  };
  return carryOut(plan, flags, io, { root, world });
}
