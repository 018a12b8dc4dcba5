import { readdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CHUNK_BYTES, chunkPlan } from '../../../../src/domains/file/index.ts';
import { personWith, type Person } from '../client.ts';
import { chance, integrityOf, tokenFor, type KillRun } from './kill-run.ts';
import { killHard, serve } from '../served.ts';
import { bytesAt, check, contentOf, hand, md5, merge, send, type Upload } from '../upload-client.ts';

/** So many uploads are under way at once. */
const LANES = 3;
const SMALL_BYTES = 200_000;

/** Options of a run; `steps` counts acknowledged chunks, merges and whole files. */
export interface UploadKillRun extends Omit<KillRun, 'writes'> {
  steps: number;
}

/** Findings of the run. */
export interface UploadKillResult {
  acknowledgedChunks: number;
  acknowledgedFiles: number;
  /** Chunks that were acknowledged and are neither there nor part of a finished file. */
  lostChunks: string[];
  /** Files that were acknowledged and do not come back byte for byte. */
  lostFiles: string[];
  /** Files on the disk no row names, and rows without a file, once the program has started again. */
  strays: string[];
  slowestRestartMs: number;
  integrity: string;
}

/** An upload on its way, with what the server has acknowledged of it. */
interface Job extends Upload {
  isWhole: boolean;
  chunks: Set<number>;
  url: string | null;
}

interface Counts {
  chunks: number;
  files: number;
}

/** Serves, uploads and kills so often; after every start compares what was acknowledged with what is there. */
export async function runUploadKills(run: UploadKillRun): Promise<UploadKillResult> {
  const random = chance(run.seed);
  const jobs: Job[] = [];
  const counts: Counts = { chunks: 0, files: 0 };
  const lostChunks = new Set<string>();
  const lostFiles = new Set<string>();
  let token = '';
  let slowestRestartMs = 0;

  for (let round = 0; round <= run.kills; round += 1) {
    const { child, url, readyMs } = await serve(run.program, run.folder);
    if (round > 0) slowestRestartMs = Math.max(slowestRestartMs, readyMs);
    token = await tokenFor(url, token);
    const person = personWith(url, token);
    for (const job of jobs) await verify(person, url, job, { lostChunks, lostFiles });
    if (round === run.kills) await killHard(child);
    else {
      const even = run.steps / run.kills;
      const goal = counts.chunks + counts.files + Math.max(1, Math.round(even * (0.5 + random())));
      const deaths: Promise<void>[] = [];
      const isOver = (): boolean => deaths.length > 0;
      const count = (what: keyof Counts): void => {
        counts[what] += 1;
        if (counts.chunks + counts.files >= goal && deaths.length === 0) deaths.push(killHard(child));
      };
      const unfinished = jobs.filter((job) => job.url === null);
      const next = (): Job => unfinished.shift() ?? begin(jobs, random);
      await Promise.all(Array.from({ length: LANES }, () => lane(person, next, count, isOver)));
      await Promise.all(deaths);
    }
  }
  return {
    acknowledgedChunks: counts.chunks,
    acknowledgedFiles: counts.files,
    lostChunks: [...lostChunks],
    lostFiles: [...lostFiles],
    strays: straysOf(run.folder),
    slowestRestartMs,
    integrity: integrityOf(run.folder),
  };
}

/** One in three is handed in whole, the others in one or two chunks. */
function begin(jobs: Job[], random: () => number): Job {
  const isWhole = random() < 0.33;
  const sizeBytes = Math.round(random() * SMALL_BYTES) + (isWhole || random() < 0.7 ? 0 : CHUNK_BYTES);
  const job: Job = { name: `耐久${jobs.length}.bin`, bytes: contentOf(sizeBytes, jobs.length), isWhole, chunks: new Set(), url: null };
  jobs.push(job);
  return job;
}

async function lane(person: Person, next: () => Job, count: (what: keyof Counts) => void, isOver: () => boolean): Promise<void> {
  while (!isOver()) await upload(person, next(), count, isOver).catch(() => null); // the server died in the middle
}

async function upload(person: Person, job: Job, count: (what: keyof Counts) => void, isOver: () => boolean): Promise<void> {
  const { totalChunks } = chunkPlan(job.bytes.byteLength);
  for (let number = 1; number <= totalChunks && !job.isWhole; number += 1) {
    if (isOver() || job.chunks.has(number)) continue;
    if ((await send(person, job, number)).code !== 200) return;
    job.chunks.add(number);
    count('chunks');
  }
  if (isOver()) return;
  const { code, data } = job.isWhole ? await hand(person, 'annex', job.bytes, job.name) : await merge(person, job);
  if (code !== 200 || !data) return;
  job.url = data.url;
  count('files');
}

/** Checks that what was acknowledged is there: the file byte for byte, or every chunk of a file that is not finished. */
async function verify(
  person: Person,
  url: string,
  job: Job,
  { lostChunks, lostFiles }: { lostChunks: Set<string>; lostFiles: Set<string> },
): Promise<void> {
  if (job.url !== null) {
    if (md5(await bytesAt(job.url, url)) !== md5(job.bytes)) lostFiles.add(job.name);
  } else if (!job.isWhole) {
    const { data } = await check(person, job);
    const there = new Set(data?.chunkNumbers);
    for (const number of job.chunks) if (!there.has(number) && data?.uploaded !== true) lostChunks.add(`${job.name} ${number}`);
  }
}

function straysOf(folder: string): string[] {
  const database = new DatabaseSync(path.join(folder, 'sandbox.sqlite'));
  const strays = [
    { area: 'files', table: 'stored_file' },
    { area: 'chunks', table: 'file_chunk' },
  ].flatMap(({ area, table }) => {
    const rows = new Set(
      database
        .prepare(`SELECT id FROM ${table}`)
        .all()
        .map(({ id }) => String(id)),
    );
    const names = new Set(readdirSync(path.join(folder, area)));
    return [...rows]
      .filter((id) => !names.has(id))
      .concat([...names].filter((name) => !rows.has(name)))
      .map((name) => `${area}/${name}`);
  });
  database.close();
  return strays;
}
