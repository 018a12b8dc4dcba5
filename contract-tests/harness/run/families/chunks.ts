import { CHUNK_STEPS, type ChunkStep } from '../../plan/families/chunks.ts';
import { familyChecks } from '../../plan/plan.ts';
import { createHash } from 'node:crypto';
import { NotRun } from '../../model/stop.ts';
import { factsOf } from '../../model/facts.ts';
import { at, textOf } from '../../model/schema.ts';
import { recordReason, type Run, type RunFamily } from '../described/family.ts';
import { goneFindings, refusedFindings } from '../judges/access.ts';
import {
  bytesFindings,
  chunkNumbersIn,
  nameFindings,
  numberFindings,
  storedFindings,
  thereFindings,
  uploadedFindings,
} from '../judges/chunks.ts';
import { finding, shown } from '../judges/values.ts';
import type { Finding } from '../described/ledger.ts';
import type { ProbeAnswer, Caller } from '../described/probe.ts';
import { fileBehind } from '../scenarios/records.ts';

/** Size of every chunk but the last. @source forms §9 */
const CHUNK_BYTES = 5_242_880;
/** A file on its way. */
interface Upload {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly identifier: string;
}

type Actions = ReturnType<typeof createActions>;

function createActions({ probe }: Run) {
  const askOf = ({ name, bytes, identifier }: Upload, chunkNumber: number, more: Readonly<Record<string, string>> = {}) => {
    const totalChunks = Math.max(1, Math.ceil(bytes.length / CHUNK_BYTES));
    const start = (chunkNumber - 1) * CHUNK_BYTES;
    const part = bytes.subarray(Math.max(0, start), Math.max(0, Math.min(bytes.length, start + CHUNK_BYTES)));
    const fields = {
      chunkNumber: String(chunkNumber),
      chunkSize: String(CHUNK_BYTES),
      currentChunkSize: String(part.length),
      totalSize: String(bytes.length),
      totalChunks: String(totalChunks),
      identifier,
      filename: name,
      relativePath: name,
      fileType: 'text/plain',
      extension: name.slice(name.lastIndexOf('.') + 1),
      ...more,
    };
    return { fields, part };
  };
  const state = (upload: Upload, who?: Caller): Promise<ProbeAnswer> => probe.ask('checkChunk', { query: askOf(upload, 1).fields }, who);
  const send = (upload: Upload, chunkNumber: number, more: Readonly<Record<string, string>> = {}, who?: Caller): Promise<ProbeAnswer> => {
    const { fields, part } = askOf(upload, chunkNumber, more);
    return probe.ask('uploadChunk', { fields, file: { name: upload.name, text: probe.tag, bytes: part } }, who);
  };
  const merge = (upload: Upload, more: Readonly<Record<string, unknown>> = {}, who?: Caller): Promise<ProbeAnswer> =>
    probe.ask(
      'mergeChunks',
      {
        body: {
          identifier: upload.identifier,
          fileName: upload.name,
          fileSize: upload.bytes.length,
          fileType: 'text/plain',
          extension: upload.name.slice(upload.name.lastIndexOf('.') + 1),
          type: 'annex',
          pathType: 'defaultPath',
          isAccount: 0,
          folder: '',
          ...more,
        },
      },
      who,
    );
  let serial = 0;
  return {
    probe,
    state,
    send,
    merge,
    /** File with new content. */
    file: (sizeBytes: number, ending = '.txt'): Upload => {
      const bytes = Buffer.alloc(sizeBytes, `0123456789abcdefghijklmnopqrstuvwxyz_`);
      bytes.write(`${probe.tag} ${(serial += 1)} 契约 `);
      return { name: `${probe.name()}${ending}`, bytes, identifier: createHash('md5').update(bytes).digest('hex') };
    },
    judge: (check: string, step: ChunkStep, findings: readonly Finding[], asked: ProbeAnswer, name?: string): void =>
      probe.ledger.judge(check, factsOf(step), findings, asked.evidence, name),
    /** Bytes behind a finished file. */
    fetched: async (asked: ProbeAnswer): Promise<Uint8Array> => {
      const link = await probe.ask('createDownloadLink', { path: { type: 'annex', fileId: textOf(at(asked.data, 'name')) } });
      return fileBehind({ probe }, link.data);
    },
  };
}

const taken = ({ isGood, code, body }: ProbeAnswer): Finding[] =>
  isGood ? [] : [finding('code', '200', `${code} ${shown(body?.['msg'])}`)];

/** Three chunks: the first and the last, then what is missing; fetched, asked for again, merged again. */
async function whole({ file, state, send, merge, judge, fetched }: Actions): Promise<void> {
  const upload = file(2 * CHUNK_BYTES + 1);
  const before = await state(upload);
  judge('C1', 'checkChunk', [...taken(before), ...uploadedFindings(before.data, false), ...thereFindings(before.data, [])], before);
  const first = await send(upload, 1);
  judge('C6', 'uploadChunk', taken(first), first);
  const last = await send(upload, 3);
  judge('C7', 'uploadChunk', taken(last), last);
  const half = await state(upload);
  judge('C4', 'checkChunk', thereFindings(half.data, [1, 3]), half);
  judge('C3', 'checkChunk', numberFindings(half.data), half);
  const early = await merge(upload);
  const still = await state(upload);
  judge('C16', 'mergeChunks', [...refusedFindings(early), ...uploadedFindings(still.data, false)], early);
  await send(upload, 1);
  const twice = await state(upload);
  judge('C11', 'uploadChunk', thereFindings(twice.data, [1, 3]), twice);
  // A refused merge may have removed the parts, so the missing ones are sent again.
  const there = chunkNumbersIn(twice.data);
  for (const number of [3, 2, 1]) if (!there.includes(number)) await send(upload, number);
  const done = await merge(upload);
  judge('C5', 'mergeChunks', taken(done), done);
  judge('C22', 'mergeChunks', storedFindings(done.data, { name: upload.name, sizeBytes: upload.bytes.length }), done);
  const came = bytesFindings(await fetched(done), upload.bytes);
  judge('C23', 'mergeChunks', came, done);
  judge('C12', 'mergeChunks', came, done);
  const known = await state(upload);
  judge('C2', 'checkChunk', uploadedFindings(known.data, true), known);
  const again = await merge(upload);
  judge('C17', 'mergeChunks', again.isGood ? bytesFindings(await fetched(again), upload.bytes) : refusedFindings(again), again);
}

/** Files of one chunk, and of one byte more or less. */
async function single({ file, send, merge, judge, fetched }: Actions): Promise<void> {
  for (const [check, name, sizeBytes] of [
    ['C8', undefined, 200],
    ['C9', undefined, 0],
    ['C10', 'shorter', CHUNK_BYTES - 1],
    ['C10', 'longer', CHUNK_BYTES + 1],
  ] as const) {
    const upload = file(sizeBytes);
    await send(upload, 1);
    if (sizeBytes > CHUNK_BYTES) await send(upload, 2);
    const done = await merge(upload);
    judge(check, 'mergeChunks', [...taken(done), ...(done.isGood ? bytesFindings(await fetched(done), upload.bytes) : [])], done, name);
  }
}

/** Two people with one file, an upload that is given up, names and contents. */
async function order({ file, state, send, merge, judge, fetched, probe }: Actions): Promise<void> {
  const upload = file(CHUNK_BYTES + 7);
  for (const [number, who] of [
    [1, 'admin'],
    [1, 'staff'],
    [2, 'staff'],
    [2, 'admin'],
  ] as const)
    await send(upload, number, {}, who);
  const both = [await merge(upload, {}, 'admin'), await merge(upload, {}, 'staff')];
  const wrong: Finding[] = [];
  for (const done of both) wrong.push(...taken(done), ...(done.isGood ? bytesFindings(await fetched(done), upload.bytes) : []));
  if (both[0]) judge('C18', 'mergeChunks', wrong, both[0]);

  const given = file(2 * CHUNK_BYTES);
  await send(given, 1);
  const left = await state(given);
  judge('C24', 'checkChunk', [...uploadedFindings(left.data, false), ...thereFindings(left.data, [1])], left);

  const named = { ...file(60), name: `../${probe.tag} #50% 契约.txt` };
  await send(named, 1);
  const stored = await merge(named);
  // A name that leads elsewhere is refused or cleaned.
  judge('C19', 'mergeChunks', stored.isGood ? nameFindings(stored.data, 'txt') : refusedFindings(stored), stored);
  const signs = { ...file(60), name: `${probe.tag} 50% & 契约.txt` };
  await send(signs, 1);
  const merged = await merge(signs);
  judge('C19', 'mergeChunks', [...taken(merged), ...nameFindings(merged.data, 'txt')], merged);
  const picture = { ...file(60), name: `${probe.name()}.png` };
  await send(picture, 1);
  const lied = await merge(picture, { fileType: 'image/png', type: 'annexpic' });
  judge('C20', 'mergeChunks', refusedFindings(lied), lied);
}

/** Numbers, totals and contents that do not fit each other. */
async function refusals({ file, send, merge, judge }: Actions): Promise<void> {
  const upload = file(300);
  for (const [name, chunkNumber] of [
    ['zero', '0'],
    ['negative', '-1'],
    ['beyond', '2'],
  ] as const) {
    const answer = await send(upload, 1, { chunkNumber });
    judge('C13', 'uploadChunk', refusedFindings(answer), answer, name);
  }
  const total = await send(upload, 1, { totalChunks: '9' });
  judge('C14', 'uploadChunk', refusedFindings(total), total);
  // The identifier is the MD5 of the content: with other content the two disagree.
  const other = { ...file(300), identifier: upload.identifier, name: upload.name };
  await send(other, 1);
  const merged = await merge(other);
  judge('C15', 'mergeChunks', refusedFindings(merged), merged);
}

/** Every step without a session. */
async function strangers({ file, state, send, merge, judge, probe }: Actions): Promise<void> {
  const upload = file(40);
  for (const [name, who] of [
    ['nobody', 'nobody'],
    ['invented', { actor: probe.actors.holding('bearer invented') }],
  ] as const) {
    const answers = {
      checkChunk: await state(upload, who),
      uploadChunk: await send(upload, 1, {}, who),
      mergeChunks: await merge(upload, {}, who),
    };
    for (const step of CHUNK_STEPS) judge('C21', step, goneFindings(answers[step]), answers[step], name);
  }
}

const PARTS: readonly (readonly [part: (moves: Actions) => Promise<void>, ...checks: string[]])[] = [
  [whole, 'C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'C11', 'C12', 'C16', 'C17', 'C22', 'C23'],
  [single, 'C8', 'C9', 'C10'],
  [order, 'C18', 'C19', 'C20', 'C24'],
  [refusals, 'C13', 'C14', 'C15'],
  [strangers, 'C21'],
];

/** A file in pieces, as a protocol of three steps. */
export const runChunks: RunFamily = async (run) => {
  const { probe, includes, plan } = run;
  const steps = CHUNK_STEPS.map(factsOf);
  if (!steps.some(includes)) return;
  const moves = createActions(run);
  for (const [part, ...checks] of PARTS) {
    try {
      if (probe.mode !== 'full') throw new NotRun(`${probe.mode} mode: only a sandbox is sent files`);
      await part(moves);
    } catch (error) {
      if (!(error instanceof NotRun)) throw error;
      for (const facts of steps) {
        const planned = familyChecks(plan, 'chunks', facts.id).filter((each) => checks.includes(each.check));
        recordReason(run, facts, planned, { verdict: probe.mode === 'full' ? 'blocked' : 'not-verified', reason: error.message });
      }
    }
  }
};
