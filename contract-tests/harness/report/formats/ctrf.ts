import type { CheckResult, CheckVerdict } from '../../run/described/ledger.ts';
import { countsOf, wayLines } from '../checkLines.ts';
import type { DescribedRun } from '../../run/described/runDescribed.ts';

/** Moments of a run, in milliseconds since 1970. */
export interface Moments {
  readonly startMs: number;
  readonly stopMs: number;
}

/** A warning is neither passed nor failed; what was not asked is skipped. Our own word stands beside, as `rawStatus`. */
const STATUS: Readonly<Record<CheckVerdict, 'passed' | 'failed' | 'skipped' | 'other'>> = {
  pass: 'passed',
  fail: 'failed',
  warn: 'other',
  'not-verified': 'skipped',
  blocked: 'skipped',
};

/** Common Test Report Format: one test for each check. Single checks are not timed: several may rest on one answer. */
export function ctrfOf({ results, tag }: Pick<DescribedRun, 'results' | 'tag'>, { startMs, stopMs }: Moments): string {
  const counts = countsOf(results);
  const report = {
    reportFormat: 'CTRF',
    specVersion: '0.0.0',
    timestamp: new Date(stopMs).toISOString(),
    generatedBy: 'milepost contract',
    results: {
      tool: { name: 'milepost contract' },
      summary: {
        tests: results.length,
        passed: counts.pass,
        failed: counts.fail,
        skipped: counts['not-verified'] + counts.blocked,
        pending: 0,
        other: counts.warn,
        start: startMs,
        stop: stopMs,
        duration: stopMs - startMs,
        extra: { run: tag },
      },
      tests: results.map(testOf),
    },
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

function testOf({
  id,
  check,
  family,
  operation,
  promise,
  clause,
  clauses,
  verdict,
  findings,
  reason,
  evidence,
  again,
}: CheckResult): object {
  const message = findings.map(({ at, expected, got }) => `${at}: expected ${expected}, got ${got}`).join('\n') || reason;
  return {
    name: `${id} ${promise}`,
    status: STATUS[verdict],
    duration: 0,
    suite: [operation],
    rawStatus: verdict,
    type: 'contract',
    labels: { check, family, operation, clause, clauses: clauses.join(' ') },
    ...(message !== '' && { message: message }),
    ...(again !== null && { trace: wayLines({ evidence, again }).join('\n') }),
  };
}
