import { readConfig } from '../../config/readConfig.ts';
import type { Io } from '../../io.ts';
import { pageTemplates } from '../../templates/pageTemplates.ts';
import { BRING_BACK, carryOut, diskSnapshot, findProject, removalTitles, thisWorld } from '../../workspace/index.ts';
import type { CommandPlan, PlanFlags, World } from '../../workspace/index.ts';
import { planDomainRemoval } from './plan.ts';

/**
 * Takes a domain away that `new domain` made, edited or not: its folders, its page, its places in lists. `undo` brings it back.
 * @throws CommandFailure 2 no such domain, or one written by hand · 3 no project, or a disk that refuses · 4 somebody imports it
 */
export function removeDomainCommand(name: string, flags: PlanFlags, io: Io, world: World = thisWorld()): number {
  const root = findProject(world.cwd);
  const snapshot = diskSnapshot(root);
  const { changes, notes } = planDomainRemoval(name, snapshot, pageTemplates(snapshot, readConfig(root, snapshot).templates).templates);
  const plan: CommandPlan = {
    command: `remove domain ${name}`,
    changes,
    unchanged: null,
    words: {
      ...removalTitles(`the domain "${name}"`),
      notes,
      next: [['npm run generate', 'names, types and rights of the description; once more after it was brought back'], BRING_BACK],
    },
    facts: { domain: name, notes },
  };
  return carryOut(plan, flags, io, { root, world });
}
