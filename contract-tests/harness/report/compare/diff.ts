import { EXIT, type ExitCode } from '../../model/stop.ts';
import type { CheckVerdict } from '../../run/described/ledger.ts';
import { outcomesIn, type Outcome } from './read.ts';

/** A check whose outcome is another than before. */
export interface Change {
  readonly id: string;
  readonly promise: string;
  /** Null where only one of the reports has it. */
  readonly before: CheckVerdict | null;
  readonly after: CheckVerdict | null;
  readonly why: string;
}

/** Differences of two reports. `lost` was known before and is not any more. */
export interface Comparison {
  readonly worse: readonly Change[];
  readonly better: readonly Change[];
  readonly lost: readonly Change[];
  readonly added: readonly Change[];
  readonly same: number;
}

/** The higher, the worse; what is not known is judged apart. */
const RANK: Readonly<Partial<Record<CheckVerdict, number>>> = { pass: 0, warn: 1, fail: 2 };

export function compare(before: ReadonlyMap<string, Outcome>, after: ReadonlyMap<string, Outcome>): Comparison {
  const worse: Change[] = [];
  const better: Change[] = [];
  const lost: Change[] = [];
  const added: Change[] = [];
  let same = 0;
  for (const id of new Set([...before.keys(), ...after.keys()])) {
    const [old, now] = [before.get(id), after.get(id)];
    const shown = now ?? old;
    if (!shown) continue;
    const change = { id, promise: shown.promise, before: old?.verdict ?? null, after: now?.verdict ?? null, why: now?.why ?? '' };
    const [was, is] = [rank(old), rank(now)];
    if (!old) (is === 0 || is === null ? added : worse).push(change);
    else if (old.verdict === now?.verdict) same += 1;
    else if (is === null) (was === null ? added : lost).push(change);
    else if (was === null) (is === 0 ? better : worse).push(change);
    else (is > was ? worse : better).push(change);
  }
  return { worse, better, lost, added, same };
}

const rank = (outcome: Outcome | undefined): number | null => (outcome ? (RANK[outcome.verdict] ?? null) : null);

/**
 * Two reports against each other.
 * @returns exit code 1 when something got worse, or is not known any more
 * @throws ContractStop with exit code 2 when one of them is no report
 */
export function diffReports(base: string, head: string): { comparison: Comparison; text: string; exitCode: ExitCode } {
  const comparison = compare(outcomesIn(base), outcomesIn(head));
  const isWorse = comparison.worse.length + comparison.lost.length > 0;
  return { comparison, text: diffText(comparison), exitCode: isWorse ? EXIT.failed : EXIT.passed };
}

export function diffText({ worse, better, lost, added, same }: Comparison): string {
  return [
    ...section('Worse', worse),
    ...section('Not known any more', lost),
    ...section('Better', better),
    ...section('New', added),
    `${worse.length} worse, ${lost.length} not known any more, ${better.length} better, ${added.length} new, ${same} the same`,
  ].join('\n');
}

const section = (title: string, changes: readonly Change[]): string[] =>
  changes.length === 0
    ? []
    : [
        `${title}:`,
        ...changes.map(
          ({ id, promise, before, after, why }) =>
            `  ${id}: ${before ?? 'none'} → ${after ?? 'none'} · ${promise}${why === '' ? '' : ` (${plain(why)})`}`,
        ),
        '',
      ];

/** Texts of servers stand in here, and a terminal obeys control characters. */
const plain = (text: string): string => text.replaceAll(/\p{Cc}/gu, '\u{FFFD}');
