import type { CheckResult, CheckVerdict } from './ledger.ts';
import type { DescribedRun } from './runDescribed.ts';

/** Checks by their end. */
export type Counts = Readonly<Record<CheckVerdict, number>>;

export function countsOf(results: readonly Pick<CheckResult, 'verdict'>[]): Counts {
  const counts = { pass: 0, fail: 0, warn: 0, 'not-verified': 0, blocked: 0 };
  for (const { verdict } of results) counts[verdict] += 1;
  return counts;
}

/** One cause and everything it breaks. */
export interface Cause {
  readonly results: readonly CheckResult[];
  readonly verdict: 'fail' | 'warn';
}

/** Broken checks, those of one cause together: the same promise broken in the same way. */
export function causesOf(results: readonly CheckResult[]): Cause[] {
  const causes = new Map<string, CheckResult[]>();
  for (const result of results.filter(({ verdict }) => verdict === 'fail' || verdict === 'warn')) {
    const [first] = result.findings;
    const key = [result.check, result.verdict, first?.at.replaceAll(/\[\d+\]| \(id [^)]*\)/g, ''), first?.expected].join('|');
    causes.set(key, [...(causes.get(key) ?? []), result]);
  }
  return [...causes.values()]
    .map((group) => ({ results: group, verdict: group[0]?.verdict === 'fail' ? ('fail' as const) : ('warn' as const) }))
    .toSorted((a, b) => (a.verdict === b.verdict ? b.results.length - a.results.length : a.verdict === 'fail' ? -1 : 1));
}

/** The ways to see a broken promise oneself: the call for a shell, its number in the report, and the command that asks once more. */
export const wayLines = ({ evidence, again }: Pick<CheckResult, 'evidence' | 'again'>): string[] => [
  ...(evidence ? [evidence.curl, `# replay ${evidence.replay}`] : []),
  ...(again === null ? [] : [again]),
];

const SHOWN_OPERATIONS = 8;

/** `ADMIN-2.8, admin §2`: the clause that is broken, and where it comes from. */
export const placeOf = ({ clauses, clause }: Pick<CheckResult, 'clauses' | 'clause'>): string =>
  [clauses[0], clause].filter((each) => each !== undefined).join(', ');

/** A cause as people read it: promise, place, expected, got, the operations, and how to see it again. */
export function causeLines({ verdict, results }: Cause): string[] {
  const [first] = results;
  if (!first) return [];
  const others = results.slice(1, SHOWN_OPERATIONS).map(({ id }) => id);
  const more = results.length - 1 - others.length;
  return [
    '',
    `${verdict === 'fail' ? '✗' : '!'} ${first.id}: ${first.promise} (${placeOf(first)})`,
    ...first.findings.slice(0, 3).map(({ at, expected, got }) => `  - ${at}: expected ${expected}, got ${got}`),
    ...(others.length > 0 ? [`  the same: ${others.join(', ')}${more > 0 ? ` and ${more} more` : ''}`] : []),
    ...wayLines(first).map((each) => `  ${each}`),
  ];
}

/** Lines at the end of a run. */
export function describedLines({ results, calls, operations, verified, unverified, leftovers, tag, seed }: DescribedRun): string[] {
  const counts = countsOf(results);
  const byReason = new Map<string, string[]>();
  for (const { verdict, reason, id } of results.filter((result) => result.reason !== '')) {
    const told = `${verdict}, ${reason.replace(/^read mode: .*/, 'read mode')}`;
    byReason.set(told, [...(byReason.get(told) ?? []), id]);
  }
  return [
    '',
    `Rows made from the description: ${results.length} checks in ${calls} calls`,
    `Run ${tag}, order and choices from --seed ${seed}`,
    ...causesOf(results).flatMap(causeLines),
    ...(byReason.size > 0
      ? [
          '',
          ...[...byReason].map(
            ([reason, ids]) => `– ${reason}: ${ids.length} (${ids.slice(0, 3).join(', ')}${ids.length > 3 ? ' …' : ''})`,
          ),
        ]
      : []),
    ...(leftovers.length > 0 ? ['', 'Left on the server, because it could not be removed:', ...leftovers.map((name) => `  ${name}`)] : []),
    '',
    `Operations verified: ${verified.length} of ${operations}; the others have their reasons in the report (${Object.keys(unverified).length})`,
    `${counts.pass} kept, ${counts.fail} broken, ${counts.warn} warnings, ${counts['not-verified']} not verified, ${counts.blocked} blocked`,
  ];
}
