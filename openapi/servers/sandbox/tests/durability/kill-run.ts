import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { flatten, personWith, signIn, type Person } from '../client.ts';
import { killHard, serve } from '../served.ts';

/** So many writes are under way at once. */
const LANES = 4;

/** Options of a run. */
export interface KillRun {
  /** The program that serves the folder, see `serve`. */
  program: string;
  folder: string;
  kills: number;
  writes: number;
  /** Same seed, same moments of death (counted in writes). */
  seed: number;
}

/** Findings of the run. */
export interface KillResult {
  acknowledged: number;
  /** Codes that were acknowledged and are gone. */
  lost: string[];
  /** Codes that are there twice, or were never sent. */
  strange: string[];
  slowestRestartMs: number;
  integrity: string;
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Writes in parallel lanes until the goal is acknowledged, then kills in the middle of what is under way. */
async function writeAndKill(
  person: Person,
  child: ChildProcess,
  goal: number,
  sent: Set<string>,
  acknowledged: Set<string>,
): Promise<void> {
  const target = acknowledged.size + goal;
  const deaths: Promise<void>[] = [];
  const lane = async (): Promise<void> => {
    while (deaths.length === 0) {
      const enCode = `kill.${sent.size}`;
      sent.add(enCode);
      const body = { parentId: '-1', fullName: '耐久', enCode, isTree: 0, sortCode: 0 };
      const answer = await person.call('createDictionaryCategory', { body }).catch(() => null);
      if (answer?.code === 200) acknowledged.add(enCode);
      if (acknowledged.size >= target && deaths.length === 0) deaths.push(killHard(child));
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  await Promise.all(deaths);
}

/** Serves, writes and kills so often; then compares what was acknowledged with what is there. */
export async function runKills(run: KillRun): Promise<KillResult> {
  const random = chance(run.seed);
  const sent = new Set<string>();
  const acknowledged = new Set<string>();
  let token = '';
  let slowestRestartMs = 0;
  for (let round = 0; round < run.kills; round += 1) {
    const { child, url, readyMs } = await serve(run.program, run.folder);
    if (round > 0) slowestRestartMs = Math.max(slowestRestartMs, readyMs);
    token = await tokenFor(url, token);
    const left = run.writes - acknowledged.size;
    const even = left / (run.kills - round);
    const goal = round === run.kills - 1 ? left : Math.max(1, Math.round(even * (0.5 + random())));
    await writeAndKill(personWith(url, token), child, goal, sent, acknowledged);
  }
  const { child, url, readyMs } = await serve(run.program, run.folder);
  const { list } = await (await signIn(url, 'admin')).data('listDictionaryCategories');
  await killHard(child);
  const there = flatten(list)
    .map(({ enCode }) => enCode)
    .filter((code) => code.startsWith('kill.'));
  const kept = new Set(there);
  return {
    acknowledged: acknowledged.size,
    lost: [...acknowledged].filter((code) => !kept.has(code)),
    strange: there.filter((code, index) => !sent.has(code) || there.indexOf(code) !== index),
    slowestRestartMs: Math.max(slowestRestartMs, readyMs),
    integrity: integrityOf(run.folder),
  };
}

/** The token of the first round serves the later ones too, unless a faulty store has lost it. */
export async function tokenFor(url: string, token: string): Promise<string> {
  const isAlive = token !== '' && (await personWith(url, token).call('getCurrentUser')).code === 200;
  return isAlive ? token : (await signIn(url, 'admin')).token;
}

/** Verdict of SQLite on the database of a folder nobody serves. */
export function integrityOf(folder: string): string {
  const database = new DatabaseSync(path.join(folder, 'sandbox.sqlite'));
  const rows = database.prepare('PRAGMA integrity_check').all();
  database.close();
  return rows.map((row) => String(row.integrity_check)).join('; ');
}
