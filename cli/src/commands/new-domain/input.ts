import type { GivenWords } from '../new-page/input.ts';
import { nameProblems, readLabels, readPairs, recordNameProblems } from '../new-page/input.ts';
import { nearest } from '../../templates/nearest.ts';
import { OPTIONAL_PARTS, type OptionalPart } from './parts/lists.ts';
import type { PlanFlags } from '../../workspace/index.ts';

/** Flags as they were typed. */
export interface NewDomainFlags extends PlanFlags {
  table?: string;
  from?: string;
  path?: string;
  api?: string;
  page?: string;
  without?: string;
  zh?: string;
  zhtw?: string;
  control?: readonly string[];
  label?: readonly string[];
  hide?: string;
}

/** Place a domain's members come from. */
export type DomainSource =
  | { readonly kind: 'table'; readonly given: string }
  | { readonly kind: 'openapi'; readonly given: string; readonly path: string };

export interface DomainInput {
  readonly name: string;
  readonly source: DomainSource;
  /** Address of its calls; null for the usual one. */
  readonly api: string | null;
  /** Address of its page. */
  readonly page: string | null;
  readonly without: ReadonlySet<OptionalPart>;
  /** Name of one record; null where the table says it. */
  readonly zh: string | null;
  readonly zhtw: string | null;
  readonly controls: ReadonlyMap<string, string>;
  readonly labels: ReadonlyMap<string, GivenWords>;
  /** Members its page does not show. */
  readonly hide: readonly string[];
}

/** Leaves of the wire, which a constant of the same name would hide. */
const WIRE_WORDS: ReadonlySet<string> = new Set([
  'choice',
  'flag',
  'from',
  'id',
  'members',
  'moment',
  'number',
  'optional',
  'paged',
  'record',
  'text',
]);
const ADDRESS = /^[a-z][A-Za-z0-9]*(\/[a-z][A-Za-z0-9]*)+$/;
const API = /^\/api(\/[A-Za-z][A-Za-z0-9]*)+$/;

/** The input of `new domain`, or everything that is wrong with it. */
export function readNewDomainInput(
  name: string,
  flags: NewDomainFlags,
): { readonly input: DomainInput } | { readonly problems: readonly string[] } {
  const problems = nameProblems(name);
  const { table, from, path, api, page, zh, zhtw } = flags;
  if (WIRE_WORDS.has(name)) problems.push(`"${name}" is a word that codecs are made of. Take another name, such as road-${name}.`);
  if (/^\d/.test(name)) problems.push(`"${name}" begins with a digit, and its name becomes one of types. Begin with a letter.`);
  if ((table === undefined) === (from === undefined))
    problems.push('A domain is made of one thing: --table FILE (CREATE TABLE, or JSON of columns) or --from openapi.json --path /api/x/Y.');
  if (from !== undefined && path === undefined)
    problems.push('--path is missing: the path of the list in the document of --from, such as --path /api/x/Y.');
  if (from === undefined && path !== undefined)
    problems.push('--path belongs to --from. The address of the page is --page, that of the calls --api.');
  const address = api ?? (from !== undefined && path !== undefined && API.test(path) ? path : undefined);
  if (api !== undefined && !API.test(api))
    problems.push(`--api is "${api}", which is no address of calls. Give one such as /api/system/RoadInspection.`);
  if (page !== undefined && !ADDRESS.test(page))
    problems.push(
      `--page is "${page}", which is no address of a page. Give two or more parts without a slash at the start, such as system/roadInspection.`,
    );
  problems.push(...recordNameProblems({ zh, zhtw }));
  const left = (flags.without ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  for (const part of left.filter((each) => !OPTIONAL_PARTS.some((known) => known === each))) {
    const meant = nearest(part, OPTIONAL_PARTS);
    problems.push(
      `--without names "${part}", which is no part. ${meant.length > 0 ? `Did you mean ${meant.join(', ')}? ` : ''}There are ${OPTIONAL_PARTS.join(', ')}.`,
    );
  }
  const controls = readPairs('--control', flags.control, 'inspectorId=user', problems);
  const labels = readLabels(flags.label, problems);
  const source: DomainSource | null =
    from !== undefined && path !== undefined
      ? { kind: 'openapi', given: from, path }
      : table !== undefined
        ? { kind: 'table', given: table }
        : null;
  if (problems.length > 0 || source === null) return { problems };
  return {
    input: {
      name,
      source,
      api: address ?? null,
      page: page ?? null,
      without: new Set(OPTIONAL_PARTS.filter((part) => left.includes(part))),
      zh: zh?.trim() ?? null,
      zhtw: zhtw?.trim() ?? null,
      controls,
      labels,
      hide: (flags.hide ?? '')
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean),
    },
  };
}
