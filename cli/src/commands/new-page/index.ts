import { readConfig } from '../../config/readConfig.ts';
import type { Io } from '../../io.ts';
import { pageTemplates } from '../../templates/pageTemplates.ts';
import { carryOut, diskSnapshot, findProject, thisWorld, type Snapshot, type World } from '../../workspace/index.ts';
import { lingui } from './catalogues.ts';
import { isOfDesign, newDesignPageCommand } from './design/index.ts';
import { newEntryCommand } from './entry/index.ts';
import { ENTRY_KINDS } from './entry/kinds.ts';
import type { OpenTargets } from './entry/knownTargets.ts';
import { formatOf } from './format.ts';
import { inputFailure, readNewPageInput, type NewPageFlags, type PageInput } from './input.ts';
import { planPage, type PagePlan, type PlanTools } from './plan.ts';
import { pageCommandPlan } from './report.ts';
import { readCalls, type Call } from './resource/description.ts';
import { readDomain } from './resource/domain.ts';
import { findCall, readResource } from './resource/readResource.ts';
import type { Resource } from './resource/resource.ts';
import { settled } from './settled.ts';

/**
 * Makes a page of a resource: input, pre-flight, plan, questions, then write or show.
 * @throws CommandFailure 2 unusable input · 3 no project, or a disk that refuses · 4 a person has changed the page
 */
export async function newPageCommand(
  name: string,
  flags: NewPageFlags,
  io: Io,
  world: World = thisWorld(),
  open?: OpenTargets,
): Promise<number> {
  if (isOfDesign(flags)) return newDesignPageCommand(name, flags, io, world, toolsOf);
  if (flags.type !== undefined && Object.hasOwn(ENTRY_KINDS, flags.type))
    return newEntryCommand(name, flags, io, world, { formatOf, ...(open && { open }) });
  const typed = readNewPageInput(name, flags);
  if ('problems' in typed) throw inputFailure(typed.problems);
  const root = findProject(world.cwd);
  const snapshot = diskSnapshot(root);
  const tools = await toolsOf(root, snapshot);
  const { input, plan } = await settled(
    { kind: 'page', io },
    flags,
    (given) => readNewPageInput(name, given),
    (read) => resourcePlan(read, snapshot, tools),
  );
  return carryOut(pageCommandPlan(input, plan), flags, io, { root, world });
}

const resourcePlan = async (input: PageInput, snapshot: Snapshot, tools: PlanTools): Promise<PagePlan> =>
  planPage(input, await resourceOf(input), snapshot, tools);

/** The calls of the description, read once. */
let described: Promise<Call[]> | null = null;
async function readDescription(): Promise<Call[]> {
  const { default: document } = await import('@milepost/openapi/openapi.json', { with: { type: 'json' } });
  return readCalls(document);
}

/** Every call of the description. */
export const describedCalls = (): Promise<Call[]> => (described ??= readDescription());

/** The resource as the description and its domain know it. @throws CommandFailure 2 when it cannot be a list page */
export async function resourceOf({ resource }: Pick<PageInput, 'resource'>): Promise<Resource> {
  const calls = await describedCalls();
  const list = findCall(resource, calls);
  return readResource(list, calls, readDomain(await exportsOf(list.domain), list.id));
}

/** Exports of a domain; none where the domain has only been described. */
async function exportsOf(domain: string): Promise<Readonly<Record<string, unknown>>> {
  const door = `@milepost/openapi/domains/${domain}`;
  try {
    return await import(door);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ERR_MODULE_NOT_FOUND' && message.includes(`${domain}/index.ts`)) return {};
    throw error;
  }
}

/** The formatter with the project's own settings, its catalogues, and the templates of its team. @throws CommandFailure 2 settings that cannot be used */
export const toolsOf = async (root: string, snapshot: Snapshot): Promise<PlanTools> => ({
  catalogues: await lingui(root),
  format: await formatOf(snapshot),
  templates: pageTemplates(snapshot, readConfig(root, snapshot).templates),
});
