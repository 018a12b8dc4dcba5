import { readConfig } from '../../config/readConfig.ts';
import type { Io } from '../../io.ts';
import { pageTemplates } from '../../templates/pageTemplates.ts';
import { diskSnapshot, findProject, thisWorld, type World } from '../../workspace/index.ts';
import { takenAway, type RemovalFlags } from '../remove-page/takenAway.ts';
import { planDomainRemoval } from './plan.ts';

export type { RemovalFlags as RemoveDomainFlags } from '../remove-page/takenAway.ts';

/**
 * Takes a domain away that `new domain` made, edited or not: its folders, its page, its places in lists. `undo` brings it back.
 * @throws CommandFailure 2 no such domain, or one written by hand · 3 no project, or a disk that refuses · 4 somebody imports it
 */
export function removeDomainCommand(name: string, flags: RemovalFlags, io: Io, world: World = thisWorld()): number {
  const root = findProject(world.cwd);
  const snapshot = diskSnapshot(root);
  const plan = planDomainRemoval(name, snapshot, pageTemplates(snapshot, readConfig(root, snapshot).templates).templates);
  const after = 'Run "npm run generate" next. Bring it back with "npx milepost undo" and another "npm run generate".';
  return takenAway({ kind: 'domain', name, plan, after }, flags, io, { root, world });
}
