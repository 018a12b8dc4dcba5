import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { dataStateOf } from '../../data-state.ts';
import { startSandbox } from '../../index.ts';

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'milepost-data-state-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Data of a sandbox that has ended. */
async function keptData(): Promise<{ folder: string; file: string }> {
  const folder = temporaryFolder();
  const sandbox = await startSandbox({ port: 0, data: folder });
  await sandbox.close();
  return { folder, file: path.join(folder, 'sandbox.sqlite') };
}

function change(file: string, sql: string): void {
  const database = new DatabaseSync(file);
  database.exec(sql);
  database.close();
}

describe('the state of kept data', () => {
  it('is "none" where nothing is kept yet, also where the folder is missing', () => {
    expect(dataStateOf(temporaryFolder())).toEqual({ kind: 'none' });
    expect(dataStateOf(path.join(temporaryFolder(), 'missing'))).toEqual({ kind: 'none' });
  });

  it('is "sound" for data of a sandbox that has ended, and looking changes no byte and leaves no file', async () => {
    const { folder, file } = await keptData();
    const before = [readdirSync(folder), readFileSync(file)];
    expect(dataStateOf(folder)).toEqual({ kind: 'sound', version: 2, bytes: readFileSync(file).length });
    expect([readdirSync(folder), readFileSync(file)]).toEqual(before);
  });

  it('is "inUse" while a sandbox holds them, and looking does not disturb it', async () => {
    const folder = temporaryFolder();
    const sandbox = await startSandbox({ port: 0, data: folder });
    onTestFinished(() => sandbox.close());
    const before = readdirSync(folder);
    expect(dataStateOf(folder)).toEqual({ kind: 'inUse' });
    expect(readdirSync(folder)).toEqual(before);
    expect((await fetch(`${sandbox.url}/__sandbox?nonce=12345678`)).status).toBe(200);
  });

  it('counts what a sandbox that was killed has acknowledged, which is in the log beside the database', async () => {
    const { folder, file } = await keptData();
    const killed = temporaryFolder();
    const database = new DatabaseSync(file);
    database.exec('PRAGMA journal_mode = WAL; PRAGMA user_version = 99');
    for (const name of readdirSync(folder).filter((one) => /sqlite(-wal)?$/.test(one)))
      copyFileSync(path.join(folder, name), path.join(killed, name));
    database.close();
    expect(existsSync(path.join(killed, 'sandbox.sqlite-wal'))).toBe(true);
    expect(dataStateOf(killed)).toEqual({ kind: 'unusable', reason: 'A later Milepost wrote the data.' });
  });

  it.each([
    ['an empty database', (file: string) => writeFileSync(file, ''), /is empty/],
    ['a file that is no database', (file: string) => writeFileSync(file, 'no database at all '.repeat(99)), /not a database/],
    ['a damaged one', (file: string) => writeFileSync(file, readFileSync(file).fill(0xa5, 8192, 400_000)), /damaged|malformed/],
    ['one of another program', (file: string) => change(file, 'DROP TABLE session; CREATE TABLE other (a)'), /belongs to another program/],
    ['one of a later Milepost', (file: string) => change(file, 'PRAGMA user_version = 3'), /later Milepost/],
    ['one with a later module', (file: string) => change(file, 'UPDATE module_version SET version = version + 1'), /later Milepost/],
  ])('is "unusable" for %s, with the reason', async (_what, spoil, reason) => {
    const { folder, file } = await keptData();
    spoil(file);
    expect(dataStateOf(folder)).toEqual({ kind: 'unusable', reason: expect.stringMatching(reason) });
  });

  it('is "unusable" where the database is a folder', () => {
    const folder = temporaryFolder();
    mkdirSync(path.join(folder, 'sandbox.sqlite'));
    expect(dataStateOf(folder)).toMatchObject({ kind: 'unusable' });
  });
});
