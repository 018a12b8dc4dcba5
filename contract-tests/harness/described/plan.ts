import { ContractStop, EXIT } from '../stop.ts';
import { checkOf, CHECKS, FAMILIES } from './checks.ts';
import { clausesOf, isBelow, isClause } from './clauses/clauses.ts';
import { coverageLine, coverageOf } from './clauses/coverage.ts';
import { FACTS, type Facts } from './facts/facts.ts';
import type { FamilyOfChecks, Planned } from './family.ts';
import { access } from './families/access.ts';
import { chunks } from './families/chunks.ts';
import { commands } from './families/commands.ts';
import { imports } from './families/imports.ts';
import { lifecycle } from './families/lifecycle.ts';
import { misuse } from './families/misuse.ts';
import { paging } from './families/paging.ts';
import { parameters } from './families/parameters.ts';
import { raws } from './families/raws.ts';
import { reading } from './families/reading.ts';
import { socket } from './families/socket.ts';
import { strangers } from './families/strangers.ts';
import { floorsText } from './floors.ts';
import { clauseOf } from './ledger.ts';
import { STRANGERS_ONLY } from './reasons.ts';
import { isInShard, type Shard } from './shard.ts';

/** Every family, in the order in which they run: reading before anything is changed. */
export const ALL_FAMILIES: readonly FamilyOfChecks[] = [
  reading,
  raws,
  paging,
  parameters,
  access,
  misuse,
  strangers,
  lifecycle,
  commands,
  chunks,
  imports,
  socket,
];

/** Parts of a run that were asked for; nothing asked for is everything. */
export interface Filter {
  readonly families?: readonly string[] | undefined;
  readonly operations?: readonly string[] | undefined;
  readonly tags?: readonly string[] | undefined;
  /** Clauses of the specification: `ADMIN-7.12` or `shell §8`, with what is below them. */
  readonly clauses?: readonly string[] | undefined;
  /** Part of the operations, where computers share a run. */
  readonly shard?: Shard | undefined;
}

export const isWanted =
  ({ operations = [], tags = [], shard }: Filter) =>
  ({ id, domain }: Pick<Facts, 'id' | 'domain'>): boolean =>
    (operations.length === 0 || operations.includes(id)) &&
    (tags.length === 0 || tags.includes(domain)) &&
    (shard === undefined || isInShard(shard, id));

/** True for a check of an operation that was asked for by its family and its clause. */
export const isCheckWanted = ({ families = [], clauses = [] }: Filter, { check, name }: Planned, facts: Facts): boolean =>
  (families.length === 0 || families.includes(check[0] ?? '')) &&
  (clauses.length === 0 || clauses.some((wanted) => placesOf({ check, name: name ?? '' }, facts).some((place) => isBelow(place, wanted))));

/** Everything a check of an operation can be asked for by: its section, its clauses, and the reading its operation rests on. */
function placesOf(planned: Planned, facts: Facts): string[] {
  const check = checkOf(planned.check);
  const readings = check.rests === 'operation' ? [facts.operation.reading ?? []].flat() : [];
  return [clauseOf(check, facts), ...clausesOf(planned, facts), ...readings];
}

/** @throws {ContractStop} with exit code 2 when a clause that was asked for is none */
export function requireClauses({ clauses = [] }: Filter): void {
  const sources = [
    ...[...CHECKS.values()].map(({ clause }) => clause),
    ...[...FACTS.values()].flatMap(({ source, operation }) => [source, operation.reading ?? '']),
  ];
  const unknown = clauses.find((wanted) => !isClause(wanted) && !sources.some((source) => isBelow(source, wanted)));
  if (unknown !== undefined)
    throw new ContractStop(EXIT.usage, `There is no clause "${unknown}". "milepost contract list clauses" has them all.`);
}

/** Checks that would be made of each operation. */
export function planOf(filter: Filter = {}): Map<Facts, Planned[]> {
  const wants = isWanted(filter);
  return new Map(
    [...FACTS.values()].filter(wants).map((facts) => {
      const seen = new Map(
        ALL_FAMILIES.flatMap((family) => family.plan(facts)).map((planned) => [`${planned.check}:${planned.name ?? ''}`, planned]),
      );
      return [facts, [...seen.values()].filter((planned) => isCheckWanted(filter, planned, facts))];
    }),
  );
}

/** Number of checks by family, and by class beside its floor, for people. */
export function planText(filter: Filter = {}): string {
  requireClauses(filter);
  const plan = planOf(filter);
  const checks = [...plan.values()].flat();
  const whole = planOf({ operations: filter.operations, tags: filter.tags, shard: filter.shard });
  const without = [...whole].filter(([, own]) => own.length === 0).map(([{ id }]) => id);
  const asked = [...plan.values()].filter((own) => own.length > 0).length;
  const strangers = [...plan.keys()].filter(({ id }) => id in STRANGERS_ONLY);
  return [
    `${checks.length} checks of ${asked} of ${plan.size} operations; nothing was sent`,
    '',
    ...Object.entries(FAMILIES).map(
      ([family, name]) => `  ${family}  ${name.padEnd(34)} ${String(checks.filter(({ check }) => check[0] === family).length).padStart(6)}`,
    ),
    '',
    ...floorsText(plan, (id) => id in STRANGERS_ONLY),
    '',
    `  ${coverageLine(coverageOf(plan))}; "milepost contract list clauses" names them`,
    '',
    ...strangers.map(({ id }) => `  only refused  ${id}: ${STRANGERS_ONLY[id]}`),
    ...without.map((id) => `  without  ${id}: no family speaks of it`),
  ].join('\n');
}
