import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { personWith, signIn, type Person } from '../client.ts';
import { integrityOf, tokenFor } from './kill-run.ts';
import { killHard, serve, type Served } from '../served.ts';

/** So many draws are under way at once. */
export const LANES = 4;

/** A rule of the seed without date, so that no midnight falls between two draws: HT000200, HT000201, … */
const RULE = { enCode: 'contract', prefix: 'HT', start: 200 };

/** Options of a run. */
export interface NumberRun {
  /** The program that serves the folder, see `serve`. */
  program: string;
  folder: string;
  kills: number;
  draws: number;
}

/** Findings of the run. A number is told by its counter: 207 is HT000207. */
export interface NumberResult {
  acknowledged: number;
  /** Acknowledged twice. */
  repeated: number[];
  /** Acknowledged, and not among the numbers that are kept. */
  lost: number[];
  /** Between the start and the largest number that is kept, and not kept. */
  gaps: number[];
  /** Kept without having been acknowledged: the answers the kills cut off. */
  unacknowledged: number;
  /** Distance of the first number after the last restart from the largest that was kept before it. */
  nextStep: number;
  integrity: string;
}

/** Serves, draws and kills so often; then compares what was acknowledged with what is kept. */
export async function runNumberKills({ program, folder, kills, draws }: NumberRun): Promise<NumberResult> {
  const acknowledged: number[] = [];
  let token = '';
  for (let round = 1; round <= kills; round += 1) {
    const served = await serve(program, folder);
    token = await tokenFor(served.url, token);
    await drawAndKill(personWith(served.url, token), served, Math.ceil((draws * round) / kills), acknowledged);
  }
  const kept = keptCounters(folder);
  const integrity = integrityOf(folder);
  const last = await serve(program, folder);
  const next = counterOf(await drawOne(await signIn(last.url, 'admin')));
  await killHard(last.child);
  return { ...compare(acknowledged, kept), nextStep: next - Math.max(...kept), integrity };
}

/** Draws in parallel lanes until so many are acknowledged, then kills in the middle of what is under way. */
async function drawAndKill(person: Person, { child }: Served, target: number, acknowledged: number[]): Promise<void> {
  const deaths: Promise<void>[] = [];
  const lane = async (): Promise<void> => {
    while (deaths.length === 0) {
      const number = await drawOne(person).catch((error: unknown) => {
        if (deaths.length > 0) return null;
        throw error;
      });
      if (number !== null) acknowledged.push(counterOf(number));
      if (acknowledged.length >= target && deaths.length === 0) deaths.push(killHard(child));
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  await Promise.all(deaths);
}

const drawOne = (person: Person): Promise<string> => person.data('drawBillNumber', { path: { enCode: RULE.enCode } });
const counterOf = (number: string): number => Number(number.slice(RULE.prefix.length));

function compare(acknowledged: readonly number[], kept: readonly number[]): Omit<NumberResult, 'nextStep' | 'integrity'> {
  const seen = new Set<number>();
  const repeated: number[] = [];
  for (const counter of acknowledged) {
    if (seen.has(counter)) repeated.push(counter);
    seen.add(counter);
  }
  const there = new Set(kept);
  const first = Math.min(...acknowledged);
  const gaps: number[] = [];
  for (let counter = RULE.start; counter < Math.max(...kept); counter += 1) if (!there.has(counter)) gaps.push(counter);
  return {
    acknowledged: acknowledged.length,
    repeated,
    lost: [...seen].filter((counter) => !there.has(counter)),
    gaps,
    unacknowledged: kept.filter((counter) => counter >= first && !seen.has(counter)).length,
  };
}

/** Counters of the folder while nobody serves it. */
function keptCounters(folder: string): number[] {
  const database = new DatabaseSync(path.join(folder, 'sandbox.sqlite'));
  const counters = database
    .prepare('SELECT number FROM bill_number JOIN bill_rule ON bill_rule.id = ruleId WHERE enCode = ?')
    .all(RULE.enCode)
    .map((row) => counterOf(String(row.number)));
  database.close();
  return counters;
}
