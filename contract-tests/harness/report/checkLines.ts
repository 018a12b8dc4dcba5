import { causesOf, type Cause } from './causes.ts';
import type { CheckResult, CheckVerdict } from '../run/described/ledger.ts';
import type { DescribedRun } from '../run/described/runDescribed.ts';

/** Checks by their end. */
export type Counts = Readonly<Record<CheckVerdict, number>>;

export function countsOf(results: readonly Pick<CheckResult, 'verdict'>[]): Counts {
  const counts = { pass: 0, fail: 0, warn: 0, 'not-verified': 0, blocked: 0 };
  for (const { verdict } of results) counts[verdict] += 1;
  return counts;
}

/** Lines that reproduce a violation: the call for a shell, its number in the report, and the command that repeats it. */
export const wayLines = ({ evidence, again }: Pick<CheckResult, 'evidence' | 'again'>): string[] => [
  ...(evidence ? [evidence.curl, `# replay ${evidence.replay}`] : []),
  ...(again === null ? [] : [again]),
];

const SHOWN_OPERATIONS = 8;

/** `ADMIN-2.8, admin §2`: the clause that is broken, and where it comes from. */
export const placeOf = ({ clauses, clause }: Pick<CheckResult, 'clauses' | 'clause'>): string =>
  [clauses[0], clause].filter((each) => each !== undefined).join(', ');

/** Lines of a cause: promise, place, expected, got, operations, and how to reproduce it. */
export function causeLines({ verdict, results, consequences }: Cause): string[] {
  const [first] = results;
  if (!first) return [];
  return [
    '',
    `${verdict === 'fail' ? '✗' : '!'} ${first.id}: ${first.promise} (${placeOf(first)})`,
    ...first.findings.slice(0, 3).map(({ at, expected, got }) => `  - ${at}: expected ${expected}, got ${got}`),
    ...listLine('the same', results.slice(1)),
    ...listLine('broken with it', consequences),
    ...wayLines(first).map((each) => `  ${each}`),
  ];
}

function listLine(head: string, results: readonly CheckResult[]): string[] {
  const more = results.length - SHOWN_OPERATIONS;
  const ids = results.slice(0, SHOWN_OPERATIONS).map(({ id }) => id);
  return ids.length === 0 ? [] : [`  ${head}: ${ids.join(', ')}${more > 0 ? ` and ${more} more` : ''}`];
}

/** Lines at the end of a run. */
export function describedLines(run: DescribedRun): string[] {
  const { results, calls, operations, verified, unverified, leftovers, tag, seed } = run;
  const counts = countsOf(results);
  const byReason = new Map<string, string[]>();
  for (const { verdict, reason, id } of results.filter((result) => result.reason !== '')) {
    const key = `${verdict}, ${reason.replace(/^read mode: .*/, 'read mode')}`;
    byReason.set(key, [...(byReason.get(key) ?? []), id]);
  }
  return [
    '',
    `Rows made from the description: ${results.length} checks in ${calls} calls`,
    `Run ${tag}, order and choices from --seed ${seed}`,
    ...causesOf(run).flatMap(causeLines),
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
