import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Io } from '../../io.ts';
import { runCommand } from '../../runCommand.ts';

const LONG_MS = 600_000;
/** A server that lets everybody sign in, and never answers who asks for the slow address. */
let server: Server;
let url = '';
let folder = '';
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.headers.host?.startsWith('localhost')) return; // it hangs there
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ code: 200, msg: '操作成功', data: { theme: 'classic', token: 'bearer a-token-of-a-test' } }));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  url = `http://127.0.0.1:${Object(server.address()).port}`;
  folder = mkdtempSync(path.join(tmpdir(), 'milepost-exits-'));
  report('good.json', 'pass');
  report('bad.json', 'fail');
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

const report = (name: string, verdict: string): void =>
  writeFileSync(
    path.join(folder, name),
    JSON.stringify({ version: 1, results: [{ id: 'G1@listUsers', verdict, promise: 'a promise', findings: [], reason: '' }] }),
  );

/** A command line and how it ended; `FOLDER` and `URL` stand for those of the test. */
async function ended(line: string, more: Partial<Io> = {}): Promise<{ code: number; said: string }> {
  const lines: string[] = [];
  const say = (text: string): void => void lines.push(text);
  const io: Io = { out: say, err: say, stopRequested: () => new Promise(() => undefined), ...more };
  const words = line.split(' ').map((word) => word.replace('FOLDER', folder).replace('URL', url));
  const code = await runCommand(['contract', ...words], io);
  return { code, said: lines.join('\n') };
}

describe('milepost contract ends with', { timeout: LONG_MS }, () => {
  it.each<[code: number, line: string, said: RegExp]>([
    [0, 'diff FOLDER/bad.json FOLDER/good.json', /1 better/],
    [1, 'diff FOLDER/good.json FOLDER/bad.json', /1 worse/],
    [2, 'run --target URL --mode everything', /--mode is "everything"/],
    [3, 'run --target http://127.0.0.1:1', /Start it, or correct --target/],
    [4, 'run --target URL --mode full', /does not prove to be a sandbox, and full mode writes/],
    [5, 'run --target URL --rows described --operation nobody', /Nothing ran, so nothing is proved/],
  ])('%i: %s', async (code, line, said) => {
    expect(await ended(line)).toEqual({ code, said: expect.stringMatching(said) });
  });

  it('6 where something happens that nobody has thought of', async () => {
    const out = (): never => {
      throw new Error('the disk is full');
    };
    expect(await ended('plan', { out })).toEqual({
      code: 6,
      said: expect.stringMatching(/does not know how to handle[^]*the disk is full/),
    });
  });

  it('130 where it was ended from outside, and says how what it made is removed', async () => {
    const slow = url.replace('127.0.0.1', 'localhost');
    expect(await ended(`run --target ${slow}`, { stopRequested: () => Promise.resolve() })).toEqual({
      code: 130,
      said: expect.stringContaining('"milepost contract clean" removes it'),
    });
  });
});
