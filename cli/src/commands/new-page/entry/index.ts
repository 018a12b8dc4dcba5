import type { Io } from '../../../io.ts';
import { carryOut, diskSnapshot, findProject } from '../../../workspace/index.ts';
import type { Snapshot, World } from '../../../workspace/index.ts';
import type { Format } from '../format.ts';
import type { NewPageFlags } from '../input.ts';
import { readEntryInput } from './input.ts';
import { openTargets, type OpenTargets } from './knownTargets.ts';
import { planEntries } from './plan.ts';
import { entryCommandPlan } from './report.ts';

/**
 * Adds entries to the menu whose pages are drawn from a configuration, or that have none: to the data of every sandbox, and their names
 * in the other languages.
 * @throws CommandFailure 2 unusable input, a directory or a target that is not there, a code that is taken · 3 no project, or a server that
 * does not answer · 4 files that are not as expected
 */
export async function newEntryCommand(
  name: string,
  flags: NewPageFlags,
  io: Io,
  world: World,
  { formatOf, open = openTargets }: { readonly formatOf: (snapshot: Snapshot) => Promise<Format>; readonly open?: OpenTargets },
): Promise<number> {
  const input = readEntryInput(name, flags);
  const root = findProject(world.cwd);
  const snapshot = diskSnapshot(root);
  const plan = await planEntries(input, snapshot, await formatOf(snapshot), () => open(input.server, root));
  return carryOut(entryCommandPlan(input, plan), flags, io, { root, world });
}
