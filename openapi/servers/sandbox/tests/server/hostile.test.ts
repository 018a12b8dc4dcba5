import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { CHUNK_BYTES, chunkPlan, chunkRange, remainingChunks } from '../../../../src/domains/file/index.ts';
import { contentOfRecipe, uploadRows, type UploadRow, type UploadStep } from '../../../../src/testing/hostile-uploads.ts';
import sockets from '../../../../src/testing/hostile-sockets.json' with { type: 'json' };
import type { Sandbox } from '../../index.ts';
import { signIn, startForTest, type Person } from '../client.ts';
import { connect, openSocket, socketAddress } from '../socket-client.ts';
import { check, merge, send, sendAll, type Upload } from '../upload-client.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 }); // tens of megabytes travel here, beside the other tests

const SESSION_OVER = 4401;
const OK = 200;

let folder: string;
let sandbox: Sandbox;
/** The people of the rows. */
let people: Readonly<Record<string, Person>>;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'milepost-hostile-'));
  sandbox = await startForTest({ data: folder });
  people = { A: await signIn(sandbox.url, 'admin'), B: await signIn(sandbox.url, 'staff') };
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true, force: true });
});

const called = (name: string): Person => {
  const person = people[name];
  if (!person) throw new Error(`nobody is called ${name}`);
  return person;
};
/** Files that are stored; their folder comes with the first one. */
const storedFiles = (): number => (existsSync(path.join(folder, 'files')) ? readdirSync(path.join(folder, 'files')).length : 0);

/** Course of the steps of a row. */
interface Course {
  readonly uploads: Upload[];
  /** End of each whole upload. */
  readonly states: string[];
  lastCode: number;
  uploaded: boolean | null | undefined;
}

async function take(step: UploadStep, course: Course): Promise<void> {
  const upload = course.uploads.at(-1);
  const prepared = (): Upload => {
    if (!upload) throw new Error(`${step.do} comes before any file`);
    return upload;
  };
  switch (step.do) {
    case 'prepare':
      return void course.uploads.push({ name: step.name, bytes: contentOfRecipe(step.bytes) });
    case 'upload': {
      const own = { name: step.name, bytes: contentOfRecipe(step.bytes) };
      course.uploads.push(own);
      await sendAll(called(step.user), own);
      course.lastCode = (await merge(called(step.user), own)).code;
      return void course.states.push(course.lastCode === OK ? 'success' : 'error');
    }
    case 'sendChunks':
      return sendAll(called('A'), prepared(), step.numbers);
    case 'sendChunk': {
      const { bytes } = prepared();
      const { start, end } = chunkRange(chunkPlan(bytes.byteLength), step.bytesOf);
      return void (course.lastCode = (await send(called('A'), prepared(), step.number, { part: bytes.slice(start, end) })).code);
    }
    case 'merge':
      return void (course.lastCode = (await merge(called('A'), prepared())).code);
    case 'checkChunk': {
      const of = course.uploads[step.identifierOf - 1];
      if (!of) throw new Error(`no upload ${step.identifierOf}`);
      const size = String(step.totalSize);
      const answer = await check(called(step.user), of, { totalSize: size, currentChunkSize: size });
      return void (course.uploaded = answer.data?.uploaded);
    }
    case 'together':
      return void (await Promise.all(step.steps.map((one) => take(one, course))));
    default:
      throw new Error(`unknown step ${JSON.stringify(step)}`);
  }
}

/** True for a step that changes a file between two chunks: only the disk of a browser does that, the part of the upload that sends them. */
const needsAClient = (step: UploadStep): boolean => step.do === 'upload' && step.changeAfterChunk !== undefined;

const VERDICTS: Record<string, (course: Course, expected: UploadRow['expected']) => Promise<void> | void> = {
  async rejected({ lastCode, uploads: [upload] }, { resend }) {
    expect(lastCode).not.toBe(OK);
    if (!upload || resend === undefined) return;
    const { data } = await check(called('A'), upload);
    expect(remainingChunks(chunkPlan(upload.bytes.byteLength), data?.chunkNumbers)).toEqual(resend);
  },
  value: ({ states }, expected) => expect(states).toEqual(expected.states),
  separate: ({ uploaded }, expected) => expect(uploaded).toBe(expected.uploaded),
};

describe('uploads in chunks', () => {
  it.each(
    uploadRows('steps')
      .filter(({ input }) => !input.steps.some(needsAClient))
      .map((row) => [row.id, row.expected.verdict, row] as const),
  )('%s is %s', async (_, verdict, { input, expected }) => {
    const before = storedFiles();
    const course: Course = { uploads: [], states: [], lastCode: 0, uploaded: undefined };
    // oxlint-disable-next-line no-await-in-loop -- one step after the other
    for (const step of input.steps) await take(step, course);
    const judge = VERDICTS[verdict];
    expect(judge, `verdict ${verdict}`).toBeDefined();
    await judge?.(course, expected);
    const stored = storedFiles() - before;
    expect(stored).toBe(expected.files ?? stored);
  });

  it.each(uploadRows('chunk').map((row) => [row.id, row.expected.verdict, row] as const))(
    '%s: an identifier is %s',
    async (_, verdict, { input }) => {
      expect(verdict).toBe('rejected');
      const upload = { name: 'a.bin', bytes: new Uint8Array(CHUNK_BYTES + 1) };
      const changes = { identifier: input.identifier };
      expect((await check(called('A'), upload, changes)).code).not.toBe(OK);
      expect((await send(called('A'), upload, 1, { changes })).code).not.toBe(OK);
      expect((await merge(called('A'), upload, changes)).code).not.toBe(OK);
    },
  );
});

describe('files of dictionaries', () => {
  const dictionaries = async () => [await called('A').data('listDictionaryCategories'), await called('A').data('listAllDictionaries')];

  it.each(uploadRows('bdd').map((row) => [row.id, row.expected.verdict, row] as const))('%s is %s', async (_, verdict, { input }) => {
    expect(verdict).toBe('rejected');
    const before = await dictionaries();
    const form = new FormData();
    form.append('file', new Blob([input.bytes]), 'a.bdd');
    expect((await called('A').call('importDictionary', { form })).code).not.toBe(OK);
    expect(await dictionaries()).toEqual(before);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});

describe('sockets', () => {
  /** The status an upgrade is answered with; 101 where a socket opens. */
  const statusOf = (address: string, headers: Record<string, string>): Promise<number> =>
    new Promise((resolve, reject) => {
      const socket = new WebSocket(address, { headers });
      socket.once('unexpected-response', (_, response) => resolve(response.statusCode ?? 0));
      socket.once('open', () => {
        socket.terminate();
        resolve(101);
      });
      socket.once('error', reject);
    });
  const tokenIn = async (text: string): Promise<string> => {
    if (text.includes('$TOKEN')) return called('A').token;
    const person = await signIn(sandbox.url, 'double');
    await person.call('logout');
    return person.token;
  };

  type Row = (typeof sockets)[number];
  const SOCKET_VERDICTS: Record<string, (row: Row) => Promise<void>> = {
    async closed({ input, expected }) {
      const [frame] = input.frames ?? [];
      if (frame?.gen !== 'repeat') throw new Error(`unknown recipe ${frame?.gen}`);
      const { socket } = await connect(sandbox.url, called('A'));
      socket.sendRaw(frame.text.repeat(frame.times));
      expect(await socket.closed).toBe(expected.code);
    },
    async rejected({ input, expected }) {
      const address = socketAddress(sandbox.url, await tokenIn(input.path ?? ''));
      expect(await statusOf(address, { Origin: '', ...input.headers })).toBe(expected.status);
    },
    /** The code after which no client opens a socket again. */
    async login({ input }) {
      const token = await tokenIn(input.path ?? '');
      const socket = await openSocket(socketAddress(sandbox.url, token), token);
      expect(await socket.closed).toBe(SESSION_OVER);
    },
  };

  it.each(sockets.map((row) => [row.id, row.expected.verdict, row] as const))('%s is %s', async (_, verdict, row) => {
    const judge = SOCKET_VERDICTS[verdict];
    expect(judge, `verdict ${verdict}`).toBeDefined();
    await judge?.(row);
  });
});
