import { checkOf, FAMILIES, type Family } from './checks.ts';
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
import { reading } from './families/reading.ts';
import { socket } from './families/socket.ts';
import { clauseOf } from './ledger.ts';
import { NEVER } from './reasons.ts';
import { isInShard, type Shard } from './shard.ts';

/** Every family, in the order in which they run: reading before anything is changed. */
export const ALL_FAMILIES: readonly FamilyOfChecks[] = [
  reading,
  paging,
  parameters,
  access,
  misuse,
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
  /** Clauses of the specification: `shell §8`, with what is below them. */
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
export const isCheckWanted = ({ families = [], clauses = [] }: Filter, check: string, facts: Facts): boolean =>
  (families.length === 0 || families.includes(check[0] ?? '')) &&
  (clauses.length === 0 || clauses.some((clause) => isBelow(clauseOf(checkOf(check), facts), clause)));

/** `shell §8` and `shell §8.1` are below `shell §8`, and all are below `shell`; `shell §80` is not. */
export function isBelow(clause: string, wanted: string): boolean {
  const [inner, outer] = [clause, wanted].map((text) => text.toLowerCase().replaceAll(/\s+/g, ' ').trim());
  return inner !== undefined && outer !== undefined && inner.startsWith(outer) && !/^\w/.test(inner.slice(outer.length));
}

/** Checks that would be made of each operation. */
export function planOf(filter: Filter = {}): Map<Facts, Planned[]> {
  const wants = isWanted(filter);
  return new Map(
    [...FACTS.values()].filter(wants).map((facts) => {
      const seen = new Map(
        ALL_FAMILIES.flatMap((family) => family.plan(facts)).map((planned) => [`${planned.check}:${planned.name ?? ''}`, planned]),
      );
      return [facts, [...seen.values()].filter(({ check }) => isCheckWanted(filter, check, facts))];
    }),
  );
}

/** Number of checks by family and by class, for people. */
export function planText(filter: Filter = {}): string {
  const plan = planOf(filter);
  const byFamily = new Map<string, number>();
  const byClass = new Map<string, { operations: number; checks: number }>();
  for (const [facts, checks] of plan) {
    for (const { check } of checks) byFamily.set(check[0] ?? '', (byFamily.get(check[0] ?? '') ?? 0) + 1);
    const before = byClass.get(facts.class) ?? { operations: 0, checks: 0 };
    byClass.set(facts.class, { operations: before.operations + 1, checks: before.checks + checks.length });
  }
  const total = [...byFamily.values()].reduce((sum, count) => sum + count, 0);
  const without = [...plan].filter(([, checks]) => checks.length === 0).map(([{ id }]) => id);
  return [
    `${total} checks of ${plan.size - without.length} of ${plan.size} operations; nothing was sent`,
    '',
    ...Object.keys(FAMILIES).map(
      (family) => `  ${family}  ${FAMILIES[family as Family].padEnd(34)} ${String(byFamily.get(family) ?? 0).padStart(6)}`,
    ), // the keys of the table
    '',
    ...[...byClass].map(
      ([name, { operations, checks }]) =>
        `  ${name.padEnd(10)} ${String(operations).padStart(4)} operations ${String(checks).padStart(6)} checks`,
    ),
    '',
    ...without.map((id) => `  without  ${id}: ${NEVER[id] ?? 'no family speaks of it'}`),
  ].join('\n');
}
