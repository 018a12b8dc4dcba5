import { readConfig } from '../../config/readConfig.ts';
import type { Io } from '../../io.ts';
import { pageTemplates } from '../../templates/pageTemplates.ts';
import { diskSnapshot, findProject, thisWorld, type World } from '../../workspace/index.ts';
import { planRemoval } from './plan.ts';
import { takenAway, type RemovalFlags } from './takenAway.ts';

export type { RemovalFlags as RemovePageFlags } from './takenAway.ts';

/**
 * Takes a page away that is a declaration, whoever wrote it: its folder, its words, its places in shared files. `undo` brings
 * it back.
 * @throws CommandFailure 2 no such page, or one that is no declaration · 3 no project, or a disk that refuses · 4 somebody imports it
 */
export function removePageCommand(name: string, flags: RemovalFlags, io: Io, world: World = thisWorld()): number {
  const root = findProject(world.cwd);
  const snapshot = diskSnapshot(root);
  const plan = planRemoval(name, snapshot, pageTemplates(snapshot, readConfig(root, snapshot).templates).templates);
  return takenAway({ kind: 'page', name, plan, after: 'Bring it back with "npx milepost undo".' }, flags, io, { root, world });
}
