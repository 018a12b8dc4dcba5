import { spawn } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openStore, type Store } from '../../core/store.ts';
import { startOver } from '../../start.ts';
import { personWith, signIn, startForTest } from '../client.ts';
import { hand } from '../upload-client.ts';
import { inLongRun } from '../../../../../scripts/testing/inLongRun.mjs';

/** Several starts of a process in one test, on a machine that may be busy. */
vi.setConfig({ testTimeout: 60_000 });

const MAIN = path.join(import.meta.dirname, '../../main.ts');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'milepost-sandbox-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('a data folder is read by nobody else of the computer: neither the database and what is beside it, nor files', async () => {
  const data = path.join(folder, 'own', 'data');
  const sandbox = await startForTest({ data });
  const admin = await signIn(sandbox.url, 'admin');
  await hand(admin, 'annex', 'content', 'notes.txt');
  const modes = readdirSync(data, { recursive: true, withFileTypes: true }).map((entry) => ({
    name: entry.name,
    open: statSync(path.join(entry.parentPath, entry.name)).mode & 0o077,
  }));
  await sandbox.close();
  expect(modes.length).toBeGreaterThan(3);
  expect(modes.filter(({ open }) => open !== 0)).toEqual([]);
  expect(statSync(data).mode & 0o077).toBe(0);
});

it('a database an older version has made is closed to others', async () => {
  const first = await startForTest({ data: folder });
  await first.close();
  chmodSync(path.join(folder, 'sandbox.sqlite'), 0o644);
  const again = await startForTest({ data: folder });
  expect(statSync(path.join(folder, 'sandbox.sqlite')).mode & 0o777).toBe(0o600);
  await again.close();
});

/** Runs the command line until it ends or prints its ready line. */
function runMain(...args: string[]) {
  const child = spawn(process.execPath, [MAIN, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const ready = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const url = /ready at (\S+)/.exec(output)?.[1];
        if (url) resolve(url);
      });
  });
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => child.on('close', (code) => resolve({ code, output })));
  return { child, ready, ended };
}

describe('data in a folder', () => {
  it('outlives the process: tokens, entries, changes', async () => {
    const first = await startForTest({ data: path.join(folder, 'made/on/demand') });
    const admin = await signIn(first.url, 'admin');
    await admin.call('createDictionaryCategory', { body: { parentId: '-1', fullName: '重启之后', enCode: 'after.restart', isTree: 0 } });
    await first.close();
    const second = await startForTest({ data: path.join(folder, 'made/on/demand') });
    const { list } = await personWith(second.url, admin.token).data('listDictionaryCategories');
    expect(list.some(({ enCode }) => enCode === 'after.restart')).toBe(true);
    await second.close();
  });

  it('is held by one sandbox: a second is refused while the first lives, and welcome afterwards', async () => {
    const first = await startForTest({ data: folder });
    await expect(startForTest({ data: folder })).rejects.toMatchObject({ reason: 'folder-busy', message: expect.stringContaining(folder) });
    const other = runMain('--port', '0', '--data', folder);
    expect(await other.ended).toMatchObject({ code: 3, output: expect.stringContaining('in use by another sandbox') });
    await first.close();
    await (await startForTest({ data: folder })).close();
  });

  it('is not touched when it is damaged', async () => {
    writeFileSync(path.join(folder, 'sandbox.sqlite'), 'this is no database, and it is long enough to be read as a header '.repeat(20));
    await expect(startForTest({ data: folder })).rejects.toMatchObject({ reason: 'data-damaged' });
    expect(readdirSync(folder)).toEqual(['sandbox.sqlite']);
  });

  it('is checked for damage in the middle of the file', async () => {
    await (await startForTest({ data: folder })).close();
    const file = path.join(folder, 'sandbox.sqlite');
    const database = new DatabaseSync(file);
    const { rootpage, size } =
      database
        .prepare("SELECT rootpage, (SELECT page_size FROM pragma_page_size) AS size FROM sqlite_schema WHERE name = 'dictionary_entry'")
        .get() ?? {};
    database.close();
    const descriptor = openSync(file, 'r+');
    writeSync(descriptor, new Uint8Array(Number(size)).fill(0x5a), 0, Number(size), (Number(rootpage) - 1) * Number(size));
    closeSync(descriptor);
    await expect(startForTest({ data: folder })).rejects.toMatchObject({ reason: 'data-damaged' });
  });

  it('of a newer program is refused', async () => {
    await (await startForTest({ data: folder })).close();
    const database = new DatabaseSync(path.join(folder, 'sandbox.sqlite'));
    database.exec('PRAGMA user_version = 99');
    database.close();
    await expect(startForTest({ data: folder })).rejects.toMatchObject({ reason: 'data-newer' });
  });

  it('of another program is not written into', async () => {
    const file = path.join(folder, 'sandbox.sqlite');
    const database = new DatabaseSync(file);
    database.exec('CREATE TABLE user (id INTEGER PRIMARY KEY, name TEXT); PRAGMA user_version = 1;');
    database.close();
    const before = readFileSync(file);
    await expect(startForTest({ data: folder })).rejects.toMatchObject({ reason: 'data-foreign', message: expect.stringContaining(file) });
    expect(await runMain('--port', '0', '--data', folder).ended).toEqual({ code: 3, output: expect.stringMatching(/^\[sandbox\] .*\n$/) });
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(readdirSync(folder)).toEqual(['sandbox.sqlite']);
  });

  it.each([
    ['is emptied', (file: string) => writeFileSync(file, '')],
    ['is deleted', (file: string) => rmSync(file)],
  ])('whose database %s keeps its files', async (_, spoil) => {
    const first = await startForTest({ data: folder });
    const form = new FormData();
    form.set('file', new File(['K98+500'], 'patrol.txt'));
    await (await signIn(first.url, 'admin')).data('uploadFile', { path: { type: 'annex' }, form });
    await first.close();
    const files = readdirSync(path.join(folder, 'files'));
    spoil(path.join(folder, 'sandbox.sqlite'));
    await expect(startForTest({ data: folder })).rejects.toMatchObject({
      reason: 'data-emptied',
      message: expect.stringContaining('files'),
    });
    expect(await runMain('--port', '0', '--data', folder).ended).toEqual({ code: 3, output: expect.stringMatching(/^\[sandbox\] .*\n$/) });
    expect(readdirSync(path.join(folder, 'files'))).toEqual(files);
    expect(files.length).toBeGreaterThan(0);
  });

  it('whose database is empty is not taken for a new one, though nothing stands beside it', async () => {
    const file = path.join(folder, 'sandbox.sqlite');
    writeFileSync(file, '');
    await expect(startForTest({ data: folder })).rejects.toMatchObject({ reason: 'data-emptied', message: expect.stringContaining(file) });
    rmSync(file);
    await (await startForTest({ data: folder })).close();
  });

  it('that does not fit on its disk ends in a sentence', async () => {
    const small = (data: string): Store => {
      const store = openStore(data);
      store.script('PRAGMA max_page_count = 100');
      return store;
    };
    await expect(startOver(small, { port: 0, data: folder })).rejects.toMatchObject({
      reason: 'folder-unwritable',
      message: expect.stringMatching(/full.*free space/),
    });
    await (await startForTest({ data: folder })).close();
  });

  it('is never replaced by memory when it cannot be written', async () => {
    const file = path.join(folder, 'a-file');
    writeFileSync(file, '');
    await expect(startForTest({ data: file })).rejects.toMatchObject({
      reason: 'folder-unwritable',
      message: expect.stringContaining('is a file'),
    });
    await expect(startForTest({ data: '/proc/milepost' })).rejects.toMatchObject({ reason: 'folder-unwritable' });
  });
});

describe('the command', () => {
  it('prints one ready line, and ends cleanly within a second on SIGTERM and SIGINT', async () => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      const { child, ready, ended } = runMain('--port', '0', '--data', folder);
      const url = await ready;
      expect((await fetch(`${url}/__sandbox?nonce=12345678`)).status).toBe(200);
      const askedMs = performance.now();
      child.kill(signal);
      const { code, output } = await ended;
      expect(performance.now() - askedMs).toBeLessThan(inLongRun(1000));
      expect([code, output.trim().split('\n').length]).toEqual([0, 1]);
    }
    expect(readdirSync(folder)).toEqual(['sandbox.sqlite']);
  });

  it('ends with code 3 and one sentence when the port is taken', async () => {
    const taken = await startForTest();
    const { ended } = runMain('--port', String(taken.port), '--data', folder);
    const { code, output } = await ended;
    expect(code).toBe(3);
    expect(output.trim().split('\n')).toEqual([expect.stringContaining(`Port ${taken.port} is already in use`)]);
    await taken.close();
  });

  it('ends with code 2 and the manual for arguments it does not know', async () => {
    expect(await runMain('--port', 'many').ended).toMatchObject({ code: 2, output: expect.stringContaining('--port') });
    expect(await runMain('--reset').ended).toMatchObject({ code: 2, output: expect.stringContaining('Usage') });
  });
});
