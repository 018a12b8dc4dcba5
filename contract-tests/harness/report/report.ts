import { plannedOperations, type Plan } from '../plan/plan.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { coverageOf, type Coverage } from './operationCoverage.ts';
import { verdictsOf, type ClauseVerdict } from './clauseCoverage.ts';
import { countsOf, type Counts } from './checkLines.ts';
import type { DescribedRun } from '../run/described/runDescribed.ts';
import type { Mode } from '../run/safety/guard.ts';
import type { RowResult } from '../run/written/perform.ts';
import { ContractStop, EXIT, type ExitCode } from '../model/stop.ts';

/** Numbers of rows by their end. */
export interface Totals {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** One run, as `--report` writes it. */
export interface ContractReport {
  readonly version: 1;
  readonly target: string;
  readonly mode: Mode;
  readonly startedAt: string;
  readonly durationMs: number;
  readonly exitCode: ExitCode;
  readonly totals: Totals;
  /** The part of the totals that rests on readings instead of the specification. */
  readonly assumed: Totals;
  readonly coverage: Coverage;
  /** End of each clause of the specification. */
  readonly clauses: Readonly<Record<string, ClauseVerdict>>;
  /** Checks made from the description; null where only the written rows ran. */
  readonly checks: Counts | null;
  readonly described: DescribedRun | null;
  /** Records of this run that could not be removed. */
  readonly leftovers: readonly string[];
  readonly rows: readonly RowResult[];
}

/** Parts a report is made of. */
export interface Run {
  readonly target: string;
  readonly mode: Mode;
  readonly startedAt: Date;
  readonly durationMs: number;
  readonly rows: readonly RowResult[];
  readonly leftovers: readonly string[];
  readonly described?: DescribedRun | null;
  /** Plan of the run. */
  readonly plan: Plan;
}

/** Report of a run with its exit code: danger first, then nothing done, then failures. */
export function createReport({
  target,
  mode,
  startedAt,
  durationMs,
  rows,
  leftovers: rowLeftovers,
  described = null,
  plan,
}: Run): ContractReport {
  const totals = count(rows);
  const checks = described && countsOf(described.results);
  const leftovers = [...rowLeftovers, ...(described?.leftovers ?? [])];
  const isUnsafe = leftovers.length > 0 || rows.some((row) => row.isUnsafe);
  const hasRun = totals.passed + totals.failed + (checks ? checks.pass + checks.fail + checks.warn : 0) > 0;
  const verdict = totals.failed + (checks?.fail ?? 0) > 0 ? EXIT.failed : EXIT.passed;
  return {
    version: 1,
    target,
    mode,
    startedAt: startedAt.toISOString(),
    durationMs,
    exitCode: isUnsafe ? EXIT.unsafe : hasRun ? verdict : EXIT.nothingRan,
    totals,
    assumed: count(rows.filter(({ reading }) => reading !== null)),
    coverage: coverageOf(rows, plannedOperations(plan)),
    clauses: Object.fromEntries(verdictsOf(described?.results ?? [], rows)),
    checks,
    described,
    leftovers,
    rows,
  };
}

const count = (rows: readonly RowResult[]): Totals => ({
  passed: rows.filter(({ verdict }) => verdict === 'passed').length,
  failed: rows.filter(({ verdict }) => verdict === 'failed').length,
  skipped: rows.filter(({ verdict }) => verdict === 'skipped').length,
});

/** Writes a report as JSON, making its folder. @throws ContractStop with exit code 3 when the file cannot be written */
export function writeReport(file: string, report: ContractReport): void {
  try {
    mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
    writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new ContractStop(
      EXIT.notStarted,
      `The report could not be written to ${file} (${why}). Choose another file with --report.`,
      error,
    );
  }
}
