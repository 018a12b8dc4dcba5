import { verdictLine } from './clauseCoverage.ts';
import { curlOf } from '../run/wire/curl.ts';
import { describedLines } from './checkLines.ts';
import type { RowResult } from '../run/written/perform.ts';
import type { ContractReport, Totals } from './report.ts';

/** Text a person reads at the end of a run: failures with their reasons, what did not run and why, counts last. */
export function summaryOf(report: ContractReport): string {
  const { target, mode, rows, coverage, leftovers, totals, assumed, durationMs } = report;
  const lines = [
    `Contract of ${target} · ${mode} mode · ${rows.length} rows in ${(durationMs / 1000).toFixed(1)} s`,
    ...rows.filter(({ verdict }) => verdict === 'failed').flatMap((row) => failureLines(row, target)),
    ...skippedLines(rows.filter(({ verdict }) => verdict === 'skipped')),
    ...(leftovers.length > 0 ? ['', 'Left on the server, because it could not be removed:', ...leftovers.map((name) => `  ${name}`)] : []),
    '',
    `Operations with a row: ${coverage.withRow} of ${coverage.operations}`,
    `Resting on readings, not on the specification: ${countsOf(assumed)}`,
    ...(report.described ? describedLines(report.described) : []),
    verdictLine(new Map(Object.entries(report.clauses))),
    ...(report.exitCode === 5 ? ['Nothing ran, so nothing is proved. Look at --only and --mode.'] : []),
    countsOf(totals),
  ];
  return lines.map(plain).join('\n');
}

const countsOf = ({ passed, failed, skipped }: Totals): string => `${passed} passed, ${failed} failed, ${skipped} skipped`;

const failureLines = ({ domain, promise, operation, source, clauses, problems, exchanges, again }: RowResult, target: string): string[] => [
  '',
  `✗ ${domain}: ${promise}`,
  `  ${operation} (${[clauses[0], source].filter(Boolean).join(', ')})`,
  ...problems.map((problem) => `  - ${problem}`),
  ...exchanges.slice(-1).map((exchange) => `  ${curlOf(target, exchange)}`),
  ...(again === undefined ? [] : [`  ${again}`]),
];

/** Rows that did not run, by reason; read mode says the same of many. */
function skippedLines(rows: readonly RowResult[]): string[] {
  const byReason = new Map<string, RowResult[]>();
  for (const row of rows) {
    const reason = (row.problems[0] ?? '').replace(/^read mode: .*/, 'read mode');
    byReason.set(reason, [...(byReason.get(reason) ?? []), row]);
  }
  return [...byReason].flatMap(([reason, group]) => [
    '',
    `– not run (${reason}): ${group.length}`,
    ...group.map(({ domain, promise }) => `  ${domain}: ${promise}`),
  ]);
}

/** Without control characters: servers' texts stand in here, and a terminal obeys some of them. */
const plain = (line: string): string => line.replaceAll(/\p{Cc}/gu, '\u{FFFD}');
