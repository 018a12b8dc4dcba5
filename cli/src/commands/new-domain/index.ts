import type { Io } from '../../io.ts';
import { carryOut, diskSnapshot, findProject, thisWorld, type World } from '../../workspace/index.ts';
import { toolsOf } from '../new-page/index.ts';
import { settled } from '../new-page/settled.ts';
import { readNewDomainInput, type NewDomainFlags } from './input.ts';
import { planDomain } from './plan.ts';
import { domainCommandPlan } from './report.ts';
import { readTable } from './source/read.ts';

export type { NewDomainFlags } from './input.ts';

/**
 * Makes a whole domain of a table or of calls of a foreign description: input, plan, questions, then write or show.
 * @throws CommandFailure 2 unusable input · 3 no project, or a disk that refuses · 4 a person has changed the domain
 */
export async function newDomainCommand(name: string, flags: NewDomainFlags, io: Io, world: World = thisWorld()): Promise<number> {
  const root = findProject(world.cwd);
  const snapshot = diskSnapshot(root);
  const tools = await toolsOf(root, snapshot);
  const { input, plan } = await settled(
    { kind: 'domain', io },
    flags,
    (given) => readNewDomainInput(name, given),
    (read) => planDomain(read, readTable(read.source, world.cwd, read.name), snapshot, tools),
  );
  return carryOut(domainCommandPlan(input, plan), flags, io, { root, world });
}
