import { readConfig } from '../../config/readConfig.ts';
import { EXIT } from '../../failure.ts';
import type { Io } from '../../io.ts';
import { pageTemplates } from '../../templates/pageTemplates.ts';
import {
  changeFacts,
  countsOf,
  differencesOf,
  diskSnapshot,
  findProject,
  linesOf,
  real,
  thisWorld,
  writeRun,
  type World,
} from '../../workspace/index.ts';
import { planDomainRemoval } from './plan.ts';

/** Flags as they were typed. */
export interface RemoveDomainFlags {
  dryRun?: boolean;
  diff?: boolean;
  json?: boolean;
}

/**
 * Takes a domain away that `new domain` made, edited or not: its folders, its page, its places in lists. `undo` brings it back.
 * @throws CommandFailure 2 no such domain, or one written by hand · 3 no project, or a disk that refuses · 4 somebody imports it
 */
export function removeDomainCommand(
  name: string,
  { dryRun = false, diff = false, json = false }: RemoveDomainFlags,
  io: Io,
  world: World = thisWorld(),
): number {
  const root = findProject(world.cwd);
  const snapshot = diskSnapshot(root);
  const { changes, notes } = planDomainRemoval(name, snapshot, pageTemplates(snapshot, readConfig(root, snapshot).templates).templates);
  const isPreview = dryRun || diff;
  if (!isPreview) writeRun(root, `remove domain ${name}`, real(changes), world.files, world.nowMs());
  const status = isPreview ? 'planned' : 'written';
  if (json) io.out(JSON.stringify({ status, domain: name, changes: changeFacts(changes), notes }));
  else {
    if (diff) io.out(differencesOf(changes));
    io.out(
      [
        `${isPreview ? 'Would take' : 'Took'} the domain "${name}" away: ${countsOf(changes)}`,
        ...linesOf(changes),
        ...notes,
        isPreview
          ? 'Nothing was written. Leave out --dry-run and --diff to do it.'
          : 'Run "npm run generate" next. Bring it back with "npx milepost undo" and another "npm run generate".',
      ].join('\n'),
    );
  }
  return EXIT.done;
}
