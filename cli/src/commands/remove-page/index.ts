import { readConfig } from '../../config/readConfig.ts';
import { EXIT } from '../../failure.ts';
import type { Io } from '../../io.ts';
import { pageTemplates } from '../../templates/pageTemplates.ts';
import {
  countsOf,
  differencesOf,
  diskSnapshot,
  changeFacts,
  findProject,
  linesOf,
  real,
  thisWorld,
  writeRun,
  type World,
} from '../../workspace/index.ts';
import { planRemoval } from './plan.ts';

/** Flags as they were typed. */
export interface RemovePageFlags {
  dryRun?: boolean;
  diff?: boolean;
  json?: boolean;
}

/**
 * Takes a page away that is a declaration, whoever wrote it: its folder, its words, its places in shared files. `undo` brings
 * it back.
 * @throws CommandFailure 2 no such page, or one that is no declaration · 3 no project, or a disk that refuses · 4 somebody imports it
 */
export function removePageCommand(
  name: string,
  { dryRun = false, diff = false, json = false }: RemovePageFlags,
  io: Io,
  world: World = thisWorld(),
): number {
  const root = findProject(world.cwd);
  const snapshot = diskSnapshot(root);
  const { changes, notes } = planRemoval(name, snapshot, pageTemplates(snapshot, readConfig(root, snapshot).templates).templates);
  const isPreview = dryRun || diff;
  if (!isPreview) writeRun(root, `remove page ${name}`, real(changes), world.files, world.nowMs());
  const status = isPreview ? 'planned' : 'written';
  if (json) io.out(JSON.stringify({ status, page: name, changes: changeFacts(changes), notes }));
  else {
    if (diff) io.out(differencesOf(changes));
    io.out(
      [
        `${isPreview ? 'Would take' : 'Took'} the page "${name}" away: ${countsOf(changes)}`,
        ...linesOf(changes),
        ...notes,
        isPreview ? 'Nothing was written. Leave out --dry-run and --diff to do it.' : 'Bring it back with "npx milepost undo".',
      ].join('\n'),
    );
  }
  return EXIT.done;
}
