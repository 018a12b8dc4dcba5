import { gapProblems } from '../report/gaps.ts';
import { inLongRun } from '../../../scripts/testing/inLongRun.mjs';
import type { Sandbox } from '@milepost/openapi/servers/sandbox';
import { spawn } from 'node:child_process';
import type { IncomingMessage } from 'node:http';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { contractCommand } from './contractCommand.ts';
import type { ContractReport } from '../report/report.ts';
import { EXIT } from '../model/stop.ts';
import { startBent, startForTest, startServer, type Bent, type TestServer } from '../testing/servers.ts';
import { temporaryFolder } from '../testing/world.ts';

const PROGRAM = path.join(import.meta.dirname, '../main.ts');
/** A busy machine decides how long a run takes: at load 18 one of 13 s took more than a minute. */
const TIMEOUT_MS = inLongRun(600_000);

let sandbox: Sandbox;
beforeAll(async () => void (sandbox = await startForTest()));
afterAll(() => sandbox.close());

interface Ended {
  readonly code: number | null;
  readonly output: string;
  readonly folder: string;
}

/** Runs the program in a folder of its own, as a person does. */
function runProgram(...options: string[]): Promise<Ended> {
  const folder = temporaryFolder();
  const clean = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|MILEPOST_|NODE_ENV|TEST$)/.test(name)));
  const child = spawn(process.execPath, [PROGRAM, ...options], { cwd: folder, env: clean });
  onTestFinished(() => void child.kill()); // a test that failed leaves nobody behind
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output, folder })));
}

/** The same without a process of its own, which takes longer to begin than most of these runs. */
const run = (...options: string[]) => runWith({}, ...options);

async function runWith(accounts: Record<string, string>, ...options: string[]): Promise<Ended> {
  const folder = temporaryFolder();
  const before = process.cwd();
  for (const [name, value] of Object.entries(accounts)) vi.stubEnv(name, value);
  process.chdir(folder);
  let output = '';
  const say = (text: string): void => void (output += `${text}\n`);
  try {
    const code = await contractCommand(options, { out: say, err: say });
    return { code, output, folder };
  } finally {
    process.chdir(before);
    vi.unstubAllEnvs();
  }
}

async function planted(answer: (request: IncomingMessage) => Bent): Promise<TestServer> {
  const server = await startServer(answer);
  onTestFinished(() => server.close());
  return server;
}

const reportIn = (folder: string): ContractReport => JSON.parse(readFileSync(path.join(folder, 'report.json'), 'utf8'));

describe('against a sandbox', { timeout: TIMEOUT_MS }, () => {
  it('every promise holds in full mode, and nothing is left behind', async () => {
    const { code, output, folder } = await runProgram(
      '--target',
      sandbox.url,
      '--mode',
      'full',
      '--rows',
      'written',
      '--report',
      'report.json',
    );
    expect(output).toMatch(/ 0 failed, 0 skipped$/m);
    expect(code).toBe(EXIT.passed);
    const report = reportIn(folder);
    expect(report.leftovers).toEqual([]);
    expect(gapProblems(report.coverage.missing)).toEqual([]);
    expect(JSON.stringify(report)).not.toMatch(/Admin2026|bearer [\w-]{20}/);
    expect(readdirSync(path.join(folder, '.milepost/contract'))).toEqual([]);
  });

  it('read mode sends only reading calls, sign-ins and sign-outs', async () => {
    const server = await startBent(sandbox, () => undefined);
    onTestFinished(() => server.close());
    const { code, output } = await run('--target', server.url, '--rows', 'written');
    expect([code, output]).toEqual([EXIT.passed, expect.stringMatching(/– not run \(read mode\): \d+/)]);
    expect(server.calls.length).toBeGreaterThan(20);
    expect(server.calls.filter((call) => !call.startsWith('GET ') && call !== 'POST /api/oauth/Login')).toEqual([]);
  });

  it('a fault of the server ends with code 1 and names promise and clause', async () => {
    const server = await startBent(sandbox, ({ path: called }) => (called.endsWith('/CurrentUser') ? { status: 500 } : undefined));
    onTestFinished(() => server.close());
    const { code, output } = await runProgram('--target', server.url, '--only', 'no menu item comes twice');
    expect(code).toBe(EXIT.failed);
    expect(output).toMatch(
      /✗ current-user: no menu item comes twice\n {2}getCurrentUser \(SHELL-[\d.]+, shell §3\)\n {2}- HTTP status is 500/,
    );
  });

  it('what a server does not remove is reported as left behind', async () => {
    const keeping = await startBent(sandbox, () => undefined, { drops: 'DELETE' });
    onTestFinished(() => keeping.close());
    const { code, output } = await run('--target', keeping.url, '--mode', 'full', '--only', 'a new category is listed below its parent');
    expect(code).toBe(EXIT.unsafe);
    expect(output).toMatch(/Left on the server.*\n {2}dictionary category ct\w{8}\.\d+ \(\d+\)/);
  });

  it('nothing to run is no success', async () => {
    expect(await run('--target', sandbox.url, '--only', 'nothing like it')).toMatchObject({ code: EXIT.nothingRan });
  });
});

describe('full mode against a stranger sends one GET and no write', { timeout: TIMEOUT_MS }, () => {
  it.each<[string, (request: IncomingMessage) => Bent]>([
    ['that answers like a back office', () => ({ body: { code: 200, msg: 'Success', data: {} } })],
    ['that knows another nonce', () => ({ body: { sandbox: true, product: 'milepost', nonce: 'another', data: '/data' } })],
    ['that redirects to a sandbox', (request) => ({ status: 302, body: `${sandbox.url}${request.url}` })],
    ['that answers a page', () => ({ contentType: 'text/html', body: '<html></html>' })],
  ])('%s', async (_, answer) => {
    const decoy = await planted(answer);
    const { code, output } = await run('--target', decoy.url, '--mode', 'full');
    expect(code).toBe(EXIT.unsafe);
    expect(output).toContain('does not prove to be a sandbox');
    expect(decoy.calls).toEqual(['GET /__sandbox']);
  });

  it('and none at all on another computer', async () => {
    const accounts = { MILEPOST_ADMIN_ACCOUNT: 'admin', MILEPOST_ADMIN_PASSWORD: 'Admin2026' };
    const { code, output } = await runWith(accounts, '--target', 'http://192.0.2.1', '--mode', 'full');
    expect([code, output]).toEqual([EXIT.unsafe, expect.stringContaining('is not this computer, and full mode writes. Nothing was sent.')]);
  });
});

describe('own mode', { timeout: TIMEOUT_MS }, () => {
  it('sends nothing before the owner of the server agreed, and says what is missing', async () => {
    const server = await startBent(sandbox, () => undefined);
    onTestFinished(() => server.close());
    const { code, output } = await run('--target', server.url, '--mode', 'own', '--yes', '--target-is', 'another:1');
    expect([code, output]).toEqual([
      EXIT.unsafe,
      expect.stringMatching(/Nothing was sent.* add --target-is 127\.0\.0\.1:\d+, MILEPOST_ALLOW_WRITES=127/),
    ]);
    expect(server.calls).toEqual([]);
  });

  it('writes records of its own where it may, asks for no proof, and leaves nothing', async () => {
    const server = await startBent(sandbox, () => undefined);
    onTestFinished(() => server.close());
    const { host } = new URL(server.url);
    const words = ['--mode', 'own', '--yes', '--target-is', host, '--rows', 'described', '--only', 'Group'];
    const { code, output } = await runWith({ MILEPOST_ALLOW_WRITES: host }, '--target', server.url, ...words);
    expect([code, output]).toEqual([EXIT.passed, expect.stringMatching(/\d+ kept, 0 broken, 0 warnings/)]);
    expect(server.calls).toContain('POST /api/permission/Group');
    expect(server.calls.filter((call) => call.includes('SysConfig') && !call.startsWith('GET '))).toEqual([]);
  });
});

describe('the command ends before it starts', { timeout: TIMEOUT_MS }, () => {
  it('with code 3 where nothing answers', async () => {
    const gone = await startServer(() => ({}));
    await gone.close();
    const { code, output } = await run('--target', gone.url);
    expect([code, output]).toEqual([EXIT.notStarted, expect.stringMatching(/does not answer .* Start it, or correct --target\.\n$/)]);
  });

  it('with code 3 where nobody can sign in', async () => {
    const refusing = await planted(() => ({ body: { code: 400, msg: '账户或密码错误' } }));
    const { code, output } = await run('--target', refusing.url);
    expect([code, output]).toEqual([
      EXIT.notStarted,
      expect.stringMatching(/login answered 400 "账户或密码错误".*\n {2}- account or password: .*\n {2}- the encoding: /),
    ]);
    expect(refusing.calls).toEqual(['POST /api/oauth/Login']);
  });

  it.each([
    ['without a target', [], /--target is missing/],
    ['with an unknown option', ['--tarpet', 'x'], /Unknown option '--tarpet'/],
    ['with an unknown mode', ['--target', 'http://127.0.0.1:1', '--mode', 'all'], /--mode is "all", which is no mode/],
    ['with rows of an unknown kind', ['--target', 'http://127.0.0.1:1', '--rows', 'good'], /--rows is "good"/],
  ])('with code 2 %s', async (_, options, message) => {
    expect(await run(...options)).toMatchObject({ code: EXIT.usage, output: expect.stringMatching(message) });
  });

  it('with its manual on demand', async () => {
    expect(await runProgram('--help')).toMatchObject({ code: EXIT.passed, output: expect.stringContaining('Exit: 0 all passed') });
  });
});
