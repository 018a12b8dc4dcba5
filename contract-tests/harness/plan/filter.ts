import { checkOf, CHECKS, clauseOf } from '../model/checks.ts';
import { clausesOf, isBelow, isClause } from '../model/clauses.ts';
import { FACTS } from '../model/facts.ts';
import { ContractStop, EXIT } from '../model/stop.ts';
import type { Facts } from '../model/types.ts';
import type { Planned } from './planned.ts';
import { isInShard, type Shard } from './shard.ts';

/** Part of a plan to select; an empty filter selects everything. Members are joined by "and", the items of one by "or". */
export interface Filter {
  /** Letters of families: `G`. */
  readonly families?: readonly string[] | undefined;
  /** Ids of operations. */
  readonly operations?: readonly string[] | undefined;
  /** Domains. */
  readonly tags?: readonly string[] | undefined;
  /** Clauses of the specification: `ADMIN-7.12` or `shell §8`, with what is below them. */
  readonly clauses?: readonly string[] | undefined;
  /** Part of the operations, where several computers share a run. */
  readonly shard?: Shard | undefined;
}

/** Predicate for operations: true where operation, domain and shard match. */
export const matchesOperation =
  ({ operations = [], tags = [], shard }: Filter) =>
  ({ id, domain }: Pick<Facts, 'id' | 'domain'>): boolean =>
    (operations.length === 0 || operations.includes(id)) &&
    (tags.length === 0 || tags.includes(domain)) &&
    (shard === undefined || isInShard(shard, id));

/** True where family and clause of a check of an operation match. */
export const matchesCheck = ({ families = [], clauses = [] }: Filter, { check, name }: Planned, facts: Facts): boolean =>
  (families.length === 0 || families.includes(check[0] ?? '')) &&
  (clauses.length === 0 || clauses.some((clause) => placesOf({ check, name: name ?? '' }, facts).some((place) => isBelow(place, clause))));

/** Section, clauses and reading a check of an operation can be selected by. */
function placesOf(planned: Planned, facts: Facts): string[] {
  const check = checkOf(planned.check);
  const readings = check.rests === 'operation' ? [facts.operation.reading ?? []].flat() : [];
  return [clauseOf(check, facts), ...clausesOf(planned, facts), ...readings];
}

/** @throws {ContractStop} with exit code 2 for an unknown clause */
export function requireClauses({ clauses = [] }: Filter): void {
  const sources = [
    ...[...CHECKS.values()].map(({ clause }) => clause),
    ...[...FACTS.values()].flatMap(({ source, operation }) => [source, operation.reading ?? '']),
  ];
  const unknown = clauses.find((clause) => !isClause(clause) && !sources.some((source) => isBelow(source, clause)));
  if (unknown !== undefined)
    throw new ContractStop(EXIT.usage, `There is no clause "${unknown}". "milepost contract list clauses" has them all.`);
}
