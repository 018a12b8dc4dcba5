import type { Actors } from '../wire/actors.ts';
import { clausesOfRow } from '../../model/clauses.ts';
import { operationOf } from '../../model/description.ts';
import { readEnvelope, type Answer } from '../wire/envelope.ts';
import { leaksIn } from '../wire/leaks.ts';
import { mismatches } from './matcher.ts';
import type { ReadyStep, Row } from './row.ts';
import { NotRun, SafetyStop } from '../../model/stop.ts';
import type { Exchange } from '../wire/exchange.ts';

/** `skipped` says nothing about the target and has a reason. */
export type Verdict = 'passed' | 'failed' | 'skipped';

/** Outcome of a row. */
export interface RowResult {
  readonly id: string;
  readonly domain: string;
  readonly promise: string;
  readonly operation: string;
  readonly operations: readonly string[];
  readonly source: string;
  /** Clauses it proves: `ADMIN-4.1`. */
  readonly clauses: readonly string[];
  /** The reading behind the promise; null where the specification itself says it. */
  readonly reading: string | null;
  readonly verdict: Verdict;
  /** Reasons it failed, or did not run; empty when it passed. */
  readonly problems: readonly string[];
  /** True where the guard refused a call: the run ends with exit code 4. */
  readonly isUnsafe: boolean;
  readonly exchanges: readonly Exchange[];
  /** Command that runs it once more, where it failed. */
  readonly again?: string;
}

/** Surroundings of a row. */
export interface World {
  readonly actors: Actors;
  /** Takes the exchanges made since the last call. */
  readonly takeExchanges: () => Exchange[];
}

/** `oauth/signing-in-answers-a-token`: what clauses call a row by. */
export const rowId = (domain: string, promise: string): string => `${domain}/${promise.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`;

/** Result of one row; an error of any kind is a verdict, never thrown. */
export async function performRow(domain: string, row: Row, { actors, takeExchanges }: World): Promise<RowResult> {
  takeExchanges();
  const outcome = await attempt(row, actors);
  const { promise, operation, operations, source, reading } = row;
  const id = rowId(domain, promise);
  const clauses = clausesOfRow(id);
  return { id, domain, promise, operation, operations, source, clauses, reading, ...outcome, exchanges: takeExchanges() };
}

async function attempt(row: Row, actors: Actors): Promise<Pick<RowResult, 'verdict' | 'problems' | 'isUnsafe'>> {
  try {
    const steps = await row.prepare(actors);
    for (const [index, step] of steps.entries()) {
      const problems = await performStep(await step());
      const named = index === 0 ? problems : problems.map((problem) => `after it, ${row.operations[index]}: ${problem}`);
      if (named.length > 0) return { verdict: 'failed', problems: named, isUnsafe: false };
    }
    return { verdict: 'passed', problems: [], isUnsafe: false };
  } catch (error) {
    if (error instanceof NotRun) return { verdict: 'skipped', problems: [error.message], isUnsafe: false };
    return { verdict: 'failed', problems: [error instanceof Error ? error.message : String(error)], isUnsafe: error instanceof SafetyStop };
  }
}

async function performStep({ operation, actor, sent, expect }: ReadyStep): Promise<string[]> {
  const answer = await actor.call(operation, sent);
  if ('file' in expect) return fileProblems(answer, expect.file);
  const read = readEnvelope(answer);
  if (!read.ok) return read.problems;
  const { envelope } = read;
  const codes = [expect.code].flat();
  const problems = [...read.problems];
  if (!codes.includes(envelope.code))
    problems.push(`code is ${envelope.code} (${JSON.stringify(envelope.msg)}), expected ${codes.join(' or ')}`);
  for (const problem of operationOf(operation).problems(envelope)) problems.push(`the description does not allow it: ${problem}`);
  if (expect.msg !== undefined) problems.push(...mismatches(expect.msg, envelope.msg, 'msg'));
  if (expect.data !== undefined) problems.push(...mismatches(expect.data, envelope.data, 'data'));
  if (problems.length === 0 && expect.holds && !expect.holds(envelope))
    problems.push(`data does not keep the promise: ${excerpt(envelope.data)}`);
  return problems;
}

function fileProblems({ status, contentType, text }: Answer, expected: Parameters<typeof mismatches>[0]): string[] {
  const problems = status === 200 ? [] : [`HTTP status is ${status}, expected 200`];
  if (/^application\/json\b/i.test(contentType))
    problems.push(`an envelope came instead of a file: ${excerpt(text)}`, ...leaksIn(text).map((leak) => `it shows ${leak}`));
  return [...problems, ...mismatches(expected, text, 'file')];
}

const EXCERPT_CHARS = 200;
const excerpt = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing')).slice(0, EXCERPT_CHARS);
