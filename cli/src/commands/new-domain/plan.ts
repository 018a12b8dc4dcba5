import { CommandFailure, EXIT } from '../../failure.ts';
import { JOURNEYS_FILE } from '../../registration/index.ts';
import { camel, pascal } from '../../templates/names.ts';
import { overlaid, type FileChange, type Snapshot } from '../../workspace/index.ts';
import { inputFailure } from '../new-page/input.ts';
import { planPage, type PlanTools } from '../new-page/plan.ts';
import type { Question } from '../new-page/questions.ts';
import { callId, domainOf, memberProblems, readComment, type Domain } from './domain.ts';
import type { DomainInput } from './input.ts';
import { pageInputOf, resourceOf } from './page.ts';
import { codecFiles } from './parts/codec.ts';
import { descriptionFiles, TABLE_READING } from './parts/description.ts';
import { journeyFiles } from './parts/journey.ts';
import { SHARED_LISTS } from './parts/lists.ts';
import { sandboxFiles } from './parts/sandbox.ts';
import { refuseSource, type Table } from './source/table.ts';

/** Everything a new domain changes. */
export interface DomainPlan {
  readonly domain: Domain;
  readonly changes: readonly FileChange[];
  /** Files of the domain that are there and are not what would be written. */
  readonly conflicts: readonly string[];
  readonly questions: readonly Question[];
  readonly notes: readonly string[];
}

/** Plans a domain in memory: description, codecs, sandbox, rights, contract, page, journey. @throws CommandFailure 2, 4 */
export async function planDomain(input: DomainInput, table: Table, snapshot: Snapshot, tools: PlanTools): Promise<DomainPlan> {
  const domain = domainFor(input, table, snapshot);
  const { without } = input;
  const texts = {
    ...descriptionFiles(domain),
    ...codecFiles(domain),
    ...(without.has('sandbox') ? {} : sandboxFiles(domain)),
    ...(without.has('journey') || without.has('page') ? {} : journeyFiles(domain)),
  };
  const files = new Map<string, string>();
  for (const [path, text] of Object.entries(texts)) files.set(path, await tools.format(path, text));
  refuseForeign(domain, files, snapshot);
  const own = [...files].map(([path, after]): FileChange => ({ path, before: snapshot.read(path), after }));
  const { changes: listed, notes } = await listsWith(domain, input, snapshot, tools);
  const page = without.has('page') ? null : await pageOf(domain, input, overlaidNames(snapshot, files), tools);
  const shown = (page?.changes ?? []).filter(({ path }) => !(without.has('journey') && path === JOURNEYS_FILE));
  return {
    domain,
    changes: [...own, ...listed, ...shown],
    conflicts: [
      ...own.filter(({ before, after }) => before !== null && before !== after).map(({ path }) => path),
      ...(page?.conflicts ?? []),
    ],
    questions: page?.questions ?? [],
    notes: [...domain.notes, ...notes, ...(page?.notes ?? [])],
  };
}

const pageOf = (domain: Domain, input: DomainInput, snapshot: Snapshot, tools: PlanTools) =>
  planPage({ ...pageInputOf(domain, input, callId(domain, 'list')), path: domain.page }, resourceOf(domain), snapshot, tools);

/** The facts of a domain. @throws CommandFailure 2 without words, or where records have no name */
function domainFor(input: DomainInput, table: Table, snapshot: Snapshot): Domain {
  const said = readComment(table.comment).own;
  const [zh, zhtw] = [input.zh ?? said?.zh, input.zhtw ?? said?.zhtw];
  if (zh === undefined || zhtw === undefined)
    throw inputFailure(
      [`Nobody says what one record is called. Give --zh and --zhtw, or a comment on the table such as 'ZH|ZHTW|Road inspection'.`],
      [
        ...(zh === undefined
          ? [{ flag: '--zh ', says: 'What is one record called in Simplified Chinese?', offers: [], isNeeded: true }]
          : []),
        ...(zhtw === undefined
          ? [{ flag: '--zhtw ', says: 'What is one record called in Traditional Chinese?', offers: [], isNeeded: true }]
          : []),
      ],
    );
  const page = input.without.has('page') ? null : (input.page ?? `system/${camel(input.name)}`);
  const folder = page?.split('/')[0] ?? 'system';
  const words = { zh, zhtw, en: said?.en?.toLowerCase() ?? null };
  const domain = domainOf({ name: input.name, table, api: input.api, page, folder, words });
  if (domain === null)
    return refuseSource(
      input.source.given,
      'its records have no text to be called by',
      'Add a column of text, such as a name or a number.',
    );
  const problems = memberProblems(domain.members, !input.without.has('sandbox'));
  if (problems.length > 0) throw inputFailure(problems);
  const taken = new RegExp(`operationId: (list${pascal(input.name)}s?|get${domain.noun})$`, 'm');
  const other = snapshot
    .names('openapi/spec/domains')
    .find(
      (each) =>
        each !== domain.name &&
        snapshot
          .names(`openapi/spec/domains/${each}`)
          .some((file) => file.endsWith('paths.yaml') && taken.test(snapshot.read(`openapi/spec/domains/${each}/${file}`) ?? '')),
    );
  if (other !== undefined)
    throw inputFailure([`Calls of "${domain.name}" are there already, in the domain "${other}". Give this one another name.`]);
  return domain;
}

/** A domain that somebody has written by hand is left alone. @throws CommandFailure 4 */
function refuseForeign({ name }: Domain, files: ReadonlyMap<string, string>, snapshot: Snapshot): void {
  for (const folder of new Set(
    [...files.keys()].map((path) => path.slice(0, path.lastIndexOf('/'))).filter((folder) => folder.split('/').includes(name)),
  )) {
    const there = snapshot.names(folder).filter((file) => /\.\w+$/.test(file));
    const isOwn = there.some((file) => files.has(`${folder}/${file}`)) && isMade(name, snapshot);
    if (there.length > 0 && !isOwn)
      throw new CommandFailure(
        EXIT.conflict,
        `[milepost] ${folder} is there already and was not made by this command (${there.length} files), so nothing was written into it. Give the domain another name.`,
      );
  }
}

/** True for a domain that `new domain` has made. */
export const isMade = (name: string, snapshot: Snapshot): boolean =>
  (snapshot.read(`openapi/spec/domains/${name}/paths.yaml`) ?? '').includes(`x-reading: ${TABLE_READING}`);

/** Names of the domains that `new domain` has made. */
export const madeDomains = (snapshot: Snapshot): string[] =>
  snapshot.names('openapi/spec/domains').filter((name) => isMade(name, snapshot));

/** The files in which domains are listed, with this one. */
async function listsWith(domain: Domain, { without }: DomainInput, snapshot: Snapshot, tools: PlanTools) {
  const changes: FileChange[] = [];
  const notes: string[] = [];
  for (const { path, part, withDomain } of SHARED_LISTS) {
    if (part !== null && without.has(part)) continue;
    const before = snapshot.read(path);
    const after = before === null ? null : withDomain(before, domain);
    if (before === null || after === null) notes.push(`${path} is not as expected: list the domain "${domain.name}" there by hand.`);
    else changes.push({ path, before, after: after === before || !path.endsWith('.ts') ? after : await tools.format(path, after) });
  }
  return { changes, notes };
}

/** The project with files that are only planned, found by their folders too. */
function overlaidNames(snapshot: Snapshot, files: ReadonlyMap<string, string>): Snapshot {
  const { read } = overlaid(snapshot, files);
  return {
    read,
    names(folder) {
      const planned = [...files.keys()].flatMap((path) =>
        path.startsWith(`${folder}/`) ? [path.slice(folder.length + 1).split('/')[0] ?? ''] : [],
      );
      return [...new Set([...snapshot.names(folder), ...planned])].toSorted((a, b) => (a < b ? -1 : 1));
    },
  };
}
