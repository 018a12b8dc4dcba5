import type { RowResult } from '../run/written/perform.ts';
import { curlOf } from '../run/wire/curl.ts';
import { FACTS } from '../model/facts.ts';
import type { CheckResult } from '../run/described/ledger.ts';
import type { Recorded } from '../run/described/probe.ts';
import type { DescribedRun } from '../run/described/runDescribed.ts';

/** Check of every written row; its id names the row: `R1@login:oauth/signing-in-answers-a-token`. */
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

/**
 * A run with its written rows as results, so that no report calls kept what a row has found broken; the last call of a row that failed
 * stands among those that were recorded.
 */
export const withRows = (run: DescribedRun | null, rows: readonly RowResult[], target: string): DescribedRun => {
  const { results, recorded, ...rest } = run ?? NOTHING;
  const calls = new Map(rows.filter(({ verdict }) => verdict === 'failed').map((row, index) => [row.id, callOf(row, `w${index + 1}`)]));
  const { origin } = new URL(target);
  return {
    ...rest,
    results: [...results, ...rows.map((row) => resultOf(row, calls.get(row.id) ?? null, origin))],
    recorded: [...recorded, ...[...calls.values()].filter((call) => call !== null)],
  };
};

/** Call a row failed over: its last one. It is not sent alone, because the row prepares it. */
function callOf({ exchanges }: RowResult, id: string): Recorded | null {
  const exchange = exchanges.at(-1);
  if (!exchange) return null;
  const who = exchange.authorization === 'session' ? 'admin' : exchange.authorization === 'invented' ? 'invented' : 'nobody';
  return { id, operation: exchange.operation, who, sent: {}, isLasting: false, exchange };
}

function resultOf(row: RowResult, call: Recorded | null, origin: string): CheckResult {
  const { id, operation, promise, source, clauses, verdict, problems, again = null } = row;
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
    evidence: call?.exchange ? { curl: curlOf(origin, call.exchange), replay: call.id } : null,
    again,
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
