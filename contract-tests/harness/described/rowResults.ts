import type { RowResult } from '../perform.ts';
import { FACTS } from './facts/facts.ts';
import type { CheckResult } from './ledger.ts';
import type { DescribedRun } from './runDescribed.ts';

/** Check of every row that somebody wrote; its id names the row: `R1@login:oauth/signing-in-answers-a-token`. */
export const ROW_CHECK = { id: 'R1', family: 'R', promise: 'a sentence of the specification somebody wrote a row for' } as const;

const NOTHING: DescribedRun = {
  tag: 'written',
  seed: 0,
  results: [],
  calls: 0,
  operations: 0,
  verified: [],
  unverified: {},
  leftovers: [],
  recorded: [],
};

/** A run with its written rows as results, so that no report calls kept what a row has found broken. */
export const withRows = (run: DescribedRun | null, rows: readonly RowResult[]): DescribedRun => {
  const { results, ...rest } = run ?? NOTHING;
  return { ...rest, results: [...results, ...rows.map(resultOf)] };
};

function resultOf({ id, operation, promise, source, clauses, verdict, problems }: RowResult): CheckResult {
  const result = {
    id: `${ROW_CHECK.id}@${operation}:${id}`,
    check: ROW_CHECK.id,
    family: ROW_CHECK.family,
    operation,
    class: FACTS.get(operation)?.class ?? 'session',
    promise,
    clause: source,
    clauses,
    findings: [],
    reason: '',
    evidence: null,
  };
  switch (verdict) {
    case 'passed':
      return { ...result, verdict: 'pass' };
    case 'skipped':
      return { ...result, verdict: 'not-verified', reason: problems[0] ?? 'it did not run' };
    case 'failed':
      return { ...result, verdict: 'fail', findings: problems.map((got) => ({ at: operation, expected: promise, got })) };
  }
}
