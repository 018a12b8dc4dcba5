import { type Planned } from '../plan/planned.ts';
import type { RowResult } from '../run/written/perform.ts';
import type { Facts } from '../model/facts.ts';
import type { CheckResult } from '../run/described/ledger.ts';
import { STRANGERS_ONLY } from '../model/reasons.ts';
import { CLAUSES, clausesOf, type Clause } from '../model/clauses.ts';

/** Clause with the numbers of its proofs. */
export interface Coverage {
  readonly clause: Clause;
  /** Checks made from the description that prove it. */
  readonly checks: number;
  /** Written rows that prove it. */
  readonly rows: number;
  /** Reason where it has no proof; empty where it has one. */
  readonly reason: string;
}

/** Coverage of every clause by the checks of a plan. */
export function coverageOf(plan: ReadonlyMap<Facts, readonly Planned[]>): Coverage[] {
  const counts = new Map<string, number>();
  for (const [facts, checks] of plan)
    for (const planned of checks) for (const id of clausesOf(planned, facts)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return CLAUSES.map((clause) => {
    const checks = counts.get(clause.id) ?? 0;
    const rows = clause.checks.filter(isRow).length;
    return { clause, checks, rows, reason: checks + rows > 0 ? '' : reasonOf(clause) };
  });
}

/** True for a proof by a written row. */
export const isRow = (proof: string): boolean => proof.includes('/');

function reasonOf({ checks, without }: Clause): string {
  const never = checks.map((proof) => STRANGERS_ONLY[proof.split('@')[1] ?? '']).find((reason) => reason !== undefined);
  return without ?? never ?? 'nothing of it is asked here';
}

/** `438 clauses: 410 with a check, 12 with written rows alone, 16 without`. */
export function coverageLine(coverage: readonly Coverage[]): string {
  const withCheck = coverage.filter(({ checks }) => checks > 0).length;
  const withRow = coverage.filter(({ checks, rows }) => checks === 0 && rows > 0).length;
  const left = coverage.length - withCheck - withRow;
  return `${coverage.length} clauses: ${withCheck} with a check, ${withRow} with written rows alone, ${left} without`;
}

/** Ends of a clause in a run; `not-verified`: nothing that would prove it was asked. */
export type ClauseVerdict = 'kept' | 'broken' | 'warned' | 'not-verified';

/** Verdict of each clause: broken by one broken proof; a proof that was not run keeps nothing. */
export function verdictsOf(
  results: readonly Pick<CheckResult, 'clauses' | 'verdict'>[],
  rows: readonly Pick<RowResult, 'clauses' | 'verdict' | 'reading'>[] = [],
): Map<string, ClauseVerdict> {
  const verdicts = new Map<string, ClauseVerdict>(CLAUSES.map(({ id }) => [id, 'not-verified']));
  const weight: Readonly<Record<ClauseVerdict, number>> = { 'not-verified': 0, kept: 1, warned: 2, broken: 3 };
  const put = (ids: readonly string[], verdict: ClauseVerdict): void => {
    for (const id of ids) if (weight[verdict] > weight[verdicts.get(id) ?? 'not-verified']) verdicts.set(id, verdict);
  };
  for (const { clauses, verdict } of results)
    put(
      clauses,
      ({ pass: 'kept', fail: 'broken', warn: 'warned', 'not-verified': 'not-verified', blocked: 'not-verified' } as const)[verdict],
    );
  for (const { clauses, verdict } of rows) put(clauses, ({ passed: 'kept', failed: 'broken', skipped: 'not-verified' } as const)[verdict]);
  return verdicts;
}

const SHOWN = 12;

/** `Clauses: 400 kept, 2 broken (ADMIN-2.8, SHELL-8.1), 0 warned, 36 not verified`. */
export function verdictLine(verdicts: ReadonlyMap<string, ClauseVerdict>): string {
  const named = (wanted: ClauseVerdict): string[] => [...verdicts].filter(([, verdict]) => verdict === wanted).map(([id]) => id);
  const broken = named('broken');
  const more = broken.length > SHOWN ? ' …' : '';
  const list = broken.length > 0 ? ` (${broken.slice(0, SHOWN).join(', ')}${more})` : '';
  return `Clauses: ${named('kept').length} kept, ${broken.length} broken${list}, ${named('warned').length} warned, ${named('not-verified').length} not verified`;
}
