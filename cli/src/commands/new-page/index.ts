import { CommandFailure, EXIT } from '../../failure.ts';
import type { Io } from '../../io.ts';
import {
  differenceOf,
  differencesOf,
  diskSnapshot,
  findProject,
  real,
  thisWorld,
  writeRun,
  type Snapshot,
  type World,
} from '../../workspace/index.ts';
import { lingui } from './catalogues.ts';
import { inputFailure, readNewPageInput, type NewPageFlags, type PageInput } from './input.ts';
import { planPage, type PlanTools } from './plan.ts';
import { conflictReport, pageJson, pageReport } from './report.ts';
import { readCalls, type Call } from './resource/description.ts';
import { readDomain } from './resource/domain.ts';
import { findCall, readResource } from './resource/readResource.ts';
import type { Resource } from './resource/resource.ts';
import { readTemplate } from './template.ts';

/**
 * Makes a page of a resource: input, pre-flight, plan, then write or show.
 * @throws CommandFailure 2 unusable input · 3 no project, or a disk that refuses · 4 a person has changed the page
 */
export async function newPageCommand(name: string, flags: NewPageFlags, io: Io, world: World = thisWorld()): Promise<number> {
  const read = readNewPageInput(name, flags);
  if ('problems' in read) {
    if (flags.json) io.out(JSON.stringify({ status: 'inputRequired', problems: read.problems }));
    throw inputFailure(read.problems);
  }
  const { input } = read;
  const root = findProject(world.cwd);
  const snapshot = diskSnapshot(root);
  const resource = await resourceOf(input, snapshot);
  const plan = await planPage(input, resource, readTemplate(), snapshot, await toolsOf(root, snapshot));
  if (plan.conflicts.length > 0) {
    if (input.isJson) io.out(pageJson('refused', input, plan, null));
    throw new CommandFailure(EXIT.conflict, conflictReport(input.name, plan));
  }
  const isNew = real(plan.changes).length > 0;
  if (isNew && !input.isPreview) writeRun(root, commandOf(input), real(plan.changes), world.files, world.nowMs());
  if (input.isJson)
    io.out(pageJson(isNew ? (input.isPreview ? 'planned' : 'written') : 'unchanged', input, plan, input.isDiff ? differenceOf : null));
  else {
    if (input.isDiff) io.out(differencesOf(plan.changes));
    io.out(pageReport(input, plan));
  }
  return EXIT.done;
}

const commandOf = ({ name, resource }: PageInput): string => `new page ${name} --type 2 --resource ${resource}`;

/** The calls of the description, read once. */
let described: Promise<Call[]> | null = null;
async function readDescription(): Promise<Call[]> {
  const { default: document } = await import('@milepost/openapi/openapi.json', { with: { type: 'json' } });
  return readCalls(document);
}

/** The resource as the description and its domain know it. @throws CommandFailure 2 when it cannot be a list page */
export async function resourceOf({ resource }: Pick<PageInput, 'resource'>, snapshot: Snapshot): Promise<Resource> {
  const calls = await (described ??= readDescription());
  const list = findCall(resource, calls);
  const exports: Readonly<Record<string, unknown>> = await import(`@milepost/openapi/domains/${list.domain}`);
  return readResource(list, calls, readDomain(list.domain, exports, snapshot));
}

/** The formatter with the project's own settings, and the project's catalogues. */
export async function toolsOf(root: string, snapshot: Snapshot): Promise<PlanTools> {
  const { format } = await import('oxfmt');
  const { ignorePatterns: _, ...settings } = JSON.parse(snapshot.read('.oxfmtrc.json') ?? '{}');
  return {
    catalogues: await lingui(root),
    async format(file, text) {
      const { code, errors } = await format(file, text, settings);
      const [error] = errors;
      if (error) throw new Error(`[milepost] ${file} cannot be formatted: ${error.message}`);
      return code;
    },
  };
}
