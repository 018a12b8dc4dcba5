import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { startMock } from '@milepost/openapi/servers/mock';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runCommand } from '../../runCommand.ts';
import type { PortUser } from './facts.ts';
import { portFacts } from './ports.ts';
import { doctorCommand } from './index.ts';

/** A busy machine decides how long a browser takes to say its version. */
const TIMEOUT_MS = 600_000;

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'milepost-doctor-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Port of a server that answers each address with what it is given for it, else with 404. */
async function served(answer: (url: URL) => unknown): Promise<number> {
  const server = createServer((request, response) => {
    const body = answer(new URL(request.url ?? '', 'http://127.0.0.1'));
    response.writeHead(body === undefined ? 404 : 200).end(typeof body === 'string' ? body : JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function doctor(...words: string[]): Promise<{ code: number; out: string; err: string }> {
  const said = { out: '', err: '' };
  const code = await runCommand(['doctor', ...words], {
    out: (text) => void (said.out += text),
    err: (text) => void (said.err += text),
    stopRequested: () => new Promise(() => undefined),
  });
  return { code, ...said };
}

describe('milepost doctor', { timeout: TIMEOUT_MS }, () => {
  it('checks this repository: what these tests run with is well', async () => {
    const { code, out } = await doctor('--json', '--data', temporaryFolder());
    const { checks, ...rest }: { checks: { check: string; state: string }[] } = JSON.parse(out);
    expect([code, rest]).toEqual([0, { status: 'done', exitCode: 0 }]);
    expect(
      checks.map(({ check, state }) => (/^port|^bundled|^browser|^fonts|^built|^disk/.test(check) ? check : `${check} ${state}`)),
    ).toEqual([
      'node ok',
      'bundled node',
      'packages ok',
      'browser',
      'fonts',
      'built console',
      'versions ok',
      'port 30000',
      'port 3000',
      'port 30001',
      'port 6006',
      'kept data ok',
      'write access ok',
      'disk',
    ]);
  });

  it('ends with 1 where data are damaged, and says what to do', async () => {
    const folder = temporaryFolder();
    writeFileSync(path.join(folder, 'sandbox.sqlite'), 'no database at all '.repeat(99));
    const { code, out } = await doctor('--data', folder);
    expect(code).toBe(1);
    expect(out).toMatch(/^kept data +problem +.*not a database/m);
    expect(out).toMatch(/^What to do:\n(?: {2}.*\n)* {2}kept data: Put back a copy/m);
    expect(out).toMatch(/\d+ ok, \d+ warnings, 1 problems$/);
  });

  it('ends with 3 where there is no project, and with 2 for a folder that is none', async () => {
    const io = { out: () => undefined, err: () => undefined, stopRequested: () => new Promise<void>(() => undefined) };
    await expect(doctorCommand({}, io, { cwd: temporaryFolder() })).rejects.toMatchObject({ exitCode: 3 });
    expect(await doctor('--data', ':memory:')).toMatchObject({ code: 2, err: expect.stringContaining('names no folder') });
  });
});

describe('who has a port', () => {
  it.each<[string, (url: URL) => unknown, PortUser]>([
    [
      'a sandbox, which repeats the nonce',
      ({ pathname, searchParams }) =>
        pathname === '/__sandbox' ? { product: 'milepost', nonce: searchParams.get('nonce'), data: '/d' } : undefined,
      { kind: 'sandbox', data: '/d' },
    ],
    ['a server that claims to be one', () => ({ product: 'milepost', nonce: '12345678' }), { kind: 'other' }],
    ['a console', ({ pathname }) => (pathname === '/healthz' ? { status: 'ok' } : '<!doctype html>'), { kind: 'console' }],
    ['stories', ({ pathname }) => (pathname === '/index.json' ? { v: 5, entries: {} } : undefined), { kind: 'stories' }],
    ['a server of something else', () => '<!doctype html>', { kind: 'other' }],
  ])('is known for %s', async (_what, answer, user) => {
    const port = await served(answer);
    expect(await portFacts('console', port)).toEqual({ program: 'console', port, user });
  });

  it('is known for the mock', async () => {
    const mock = await startMock({ port: 0 });
    onTestFinished(() => mock.close());
    const port = Number(new URL(mock.url).port);
    expect((await portFacts('mock', port)).user).toEqual({ kind: 'mock' });
  });

  it('is nobody where it can be listened on', async () => {
    expect((await portFacts('mock', 0)).user).toEqual({ kind: 'nobody' });
  });
});
