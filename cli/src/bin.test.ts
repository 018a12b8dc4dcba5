import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { inTurn } from '../../scripts/testing/inTestAll.mjs';
import { runCommand } from './runCommand.ts';

const BIN = path.join(import.meta.dirname, '../bin/milepost.mjs');
const OLD_NODE = "data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'20.1.0'}})";
/** A busy machine decides how long a command takes to begin. */
const TIMEOUT_MS = 600_000;

interface Running {
  /** Resolves with all of stdout so far when it contains the words, or when the command has ended. */
  says(words: string): Promise<string>;
  readonly ended: Promise<{ code: number | null; out: string; err: string }>;
  kill(signal: NodeJS.Signals): void;
}

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'milepost-cli-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts the real command in a folder of its own. */
function start(
  words: readonly string[],
  { bin = BIN, nodeOptions = [], cwd = temporaryFolder() }: { bin?: string; nodeOptions?: string[]; cwd?: string } = {},
): Running {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|MILEPOST_|NODE_ENV|TEST$)/.test(name)));
  const child = spawn(process.execPath, [...nodeOptions, bin, ...words], { cwd, env });
  onTestFinished(() => void child.kill('SIGKILL'));
  let out = '';
  let err = '';
  child.stdout.on('data', (text: Buffer) => (out += text.toString()));
  child.stderr.on('data', (text: Buffer) => (err += text.toString()));
  const ended = new Promise<{ code: number | null; out: string; err: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, out, err })),
  );
  const says = (awaited: string): Promise<string> =>
    new Promise((resolve) => {
      const look = (): void => void (out.includes(awaited) && resolve(out));
      child.stdout.on('data', look);
      void ended.then(() => resolve(out));
      look();
    });
  return { says, ended, kill: (signal) => void child.kill(signal) };
}

/** The same command in a folder of its own, without a process, which takes longer to begin than most commands to end. */
const run = (...words: string[]) => runIn(temporaryFolder(), ...words);

async function runIn(cwd: string, ...words: string[]): Promise<{ code: number; out: string; err: string }> {
  const said = { out: '', err: '' };
  const before = process.cwd();
  process.chdir(cwd);
  try {
    const code = await runCommand(words, {
      out: (text) => void (said.out += `${text}\n`),
      err: (text) => void (said.err += `${text}\n`),
      stopRequested: () => new Promise(() => undefined),
    });
    return { code, ...said };
  } finally {
    process.chdir(before);
  }
}

async function takenPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

const urlIn = (text: string): string => /http:\/\/[\d.:]+/.exec(text)?.[0] ?? '';

describe('milepost', { timeout: TIMEOUT_MS }, () => {
  it.each([
    [['--help'], 'milepost contract run --target http://127.0.0.1:30000'],
    [['sandbox', 'start', '--help'], 'milepost sandbox start --port 0 --data :memory:'],
    [['mock', 'start', '--help'], 'milepost mock start --port 30001'],
    [['contract', 'run', '--help'], 'milepost contract run --target http://127.0.0.1:30000 --mode full'],
    [['new', 'page', '--help'], 'milepost new page team --type 2 --resource listGroups --path permission/team --dry-run'],
    [['undo', '--help'], 'milepost undo --dry-run'],
    [['doctor', '--help'], 'milepost doctor --data /srv/milepost-data --json'],
    [['completion', '--help'], 'milepost completion bash > '],
    [['remove', 'page', '--help'], 'milepost remove page team --dry-run'],
    [['help'], 'milepost contract run --target http://127.0.0.1:30000'],
    [['help', 'undo'], 'milepost undo --dry-run'],
    [['help', 'remove', 'page'], 'milepost remove page team --dry-run'],
    [['sandbox', 'help', 'start'], 'milepost sandbox start --port 0 --data :memory:'],
  ])('%j shows an example that runs', async (words, example) => {
    const { code, out, err } = await run(...words);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(example);
  });

  it.each([
    [['--help'], { code: 0, out: expect.stringContaining('Usage: milepost'), err: '' }],
    [['sandbx'], { code: 2, out: '', err: expect.stringContaining('unknown command') }],
    [['new', 'page', 'con', '--type', '2', '--json'], { code: 2, out: expect.stringContaining('inputRequired') }],
    [['console', 'headers', '--nginx', '--api', 'https://b.example.test'], { code: 0, out: expect.stringContaining('proxy_pass') }],
    [['list', 'pages', '--json'], { code: 3, out: expect.stringContaining('lies in no Milepost project') }],
  ])('%j ends as a process as it does here, with what it says on the same streams', async (words, ended) => {
    expect(await start(words).ended).toMatchObject(ended);
  });

  it.each([
    [['sandbx'], /unknown command 'sandbx'\n\(Did you mean sandbox\?\)/],
    [['help', 'sandbx'], /unknown command 'sandbx'\n\(Did you mean sandbox\?\)/],
    [['sandbox', 'help', 'nonsense'], /unknown command 'nonsense'/],
    [['nonsense', '--help'], /unknown command 'nonsense'/],
    [['sandbox', 'strat'], /unknown command 'strat'\n\(Did you mean start\?\)/],
    [['sandbox', 'start', '--prot', '1'], /unknown option '--prot'\n\(Did you mean --port\?\)/],
    [['mock', 'start', 'now'], /too many arguments/],
    [['contract', 'run'], /required option '--target <url>' not specified/],
    [['contract', 'run', '--target', 'nowhere'], /--target is "nowhere", which is no web address/],
    [['sandbox', 'start', '--port', 'many'], /--port is "many", which is no port\. Give a number/],
    [['mock', 'start', '--port', '65536'], /--port is "65536"/],
    [['sandbox', 'start', '--port', '-1'], /--port is "-1", which is no port/],
    [['sandbox', 'start', '--data', ''], /--data is empty/],
    [['new', 'pgae', 'area'], /unknown command 'pgae'\n\(Did you mean page\?\)/],
    [['new', 'page'], /missing required argument 'name'/],
    [['new', 'page', 'area', '--resorce', 'listAreas'], /unknown option '--resorce'\n\(Did you mean --resource\?\)/],
    [['new', 'page', 'Area', '--type', '3'], /"Area" is no name[^]*--target is missing\. Give the code or the id of a released design/],
    [[], /Usage: milepost/],
  ])('%j ends with code 2 and says what is wrong', async (words, message) => {
    const { code, out, err } = await run(...words);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(message);
    expect(err).not.toMatch(/\n\s+at /);
  });
});

describe('--json', { timeout: TIMEOUT_MS }, () => {
  it.each([
    [
      ['new', 'page', 'con', '--type', '2', '--json'],
      2,
      { status: 'inputRequired', problems: [expect.stringContaining('"con"'), expect.anything()] },
    ],
    [
      ['new', 'page', 'team', '--tpye', '2', '--json'],
      2,
      { status: 'inputRequired', message: expect.stringContaining("unknown option '--tpye'") },
    ],
    [['list', 'pages', '--json'], 3, { status: 'failed', message: expect.stringContaining('lies in no Milepost project') }],
  ])('%j tells a program how it ended, exit %i', async (words, exitCode, facts) => {
    const { code, out } = await run(...words);
    expect([code, JSON.parse(out)]).toEqual([exitCode, expect.objectContaining({ exitCode, ...facts })]);
  });
});

describe('milepost sandbox start', { timeout: TIMEOUT_MS }, () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('serves until %s, keeps its data and closes cleanly', async (signal) => {
    const folder = temporaryFolder();
    const sandbox = start(['sandbox', 'start', '--port', '0', '--data', folder]);
    const out = await sandbox.says('Ctrl-C');
    expect(out).toContain(`data      ${folder}`);
    expect(await (await fetch(`${urlIn(out)}/__sandbox?nonce=12345678`)).json()).toMatchObject({
      sandbox: true,
      nonce: '12345678',
      data: folder,
    });
    sandbox.kill(signal);
    expect(await sandbox.ended).toMatchObject({ code: 0, err: '' });
    expect(readdirSync(folder)).toEqual(['sandbox.sqlite']);
  });

  it('closes cleanly when one Ctrl-C arrives twice', async () => {
    const sandbox = start(['sandbox', 'start', '--port', '0', '--data', ':memory:']);
    await sandbox.says('Ctrl-C');
    sandbox.kill('SIGINT');
    sandbox.kill('SIGINT');
    expect(await sandbox.ended).toMatchObject({ code: 0, err: '' });
  });

  it('tells a program one line of JSON', async () => {
    const sandbox = start(['sandbox', 'start', '--port', '0', '--data', ':memory:', '--json']);
    const line: unknown = JSON.parse(await sandbox.says('\n'));
    expect(line).toEqual({
      status: 'ready',
      url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
      port: expect.any(Number),
      data: ':memory:',
    });
    sandbox.kill('SIGTERM');
    expect((await sandbox.ended).out.trim().split('\n')).toHaveLength(1);
  });

  it('keeps its data below the folder it was started in', async () => {
    const cwd = temporaryFolder();
    const sandbox = start(['sandbox', 'start', '--port', '0'], { cwd });
    await sandbox.says('Ctrl-C');
    sandbox.kill('SIGINT');
    await sandbox.ended;
    expect(readdirSync(path.join(cwd, '.milepost/sandbox'))).toEqual(['sandbox.sqlite']);
  });

  it('ends with code 3 and one sentence when the port is taken', async () => {
    const port = String(await takenPort());
    const { code, out, err } = await run('sandbox', 'start', '--port', port, '--data', ':memory:');
    expect([code, out]).toEqual([3, '']);
    expect(err.trim().split('\n')).toEqual([expect.stringMatching(new RegExp(`Port ${port} is already in use .* use --port`))]);
  });

  it('ends with code 3 and one sentence when the folder is a file', async () => {
    const file = path.join(temporaryFolder(), 'a-file');
    writeFileSync(file, '');
    const { code, err } = await run('sandbox', 'start', '--port', '0', '--data', file);
    expect(code).toBe(3);
    expect(err.trim().split('\n')).toEqual([expect.stringContaining(`${file} is a file, and nothing can be kept in it`)]);
  });
});

describe('milepost mock start', { timeout: TIMEOUT_MS }, () => {
  it('answers examples until Ctrl-C', async () => {
    const mock = start(['mock', 'start', '--port', '0']);
    const url = urlIn(await mock.says('Ctrl-C'));
    const answer = await fetch(`${url}/api/oauth/Login`, {
      method: 'POST',
      body: new URLSearchParams({ account: 'admin', password: 'x' }),
    });
    expect(await answer.json()).toMatchObject({ code: 200, data: { token: expect.any(String) } });
    mock.kill('SIGINT');
    expect(await mock.ended).toMatchObject({ code: 0, err: '' });
  });

  it('ends with code 3 and one sentence when the port is taken', async () => {
    const port = String(await takenPort());
    const { code, err } = await run('mock', 'start', '--port', port);
    expect(code).toBe(3);
    expect(err.trim().split('\n')).toEqual([expect.stringMatching(new RegExp(`Port ${port} is already in use .* use --port`))]);
  });
});

describe('milepost contract run', { timeout: TIMEOUT_MS }, () => {
  it('runs the promises against a sandbox, writes the report, and passes on the code of a run that proved nothing', async () => {
    const cwd = temporaryFolder();
    const sandbox = start(['sandbox', 'start', '--port', '0', '--data', ':memory:']);
    const url = urlIn(await sandbox.says('Ctrl-C'));
    const words = ['contract', 'run', '--target', url, '--mode', 'full', '--only', 'oauth', '--report', 'out/contract.json'];
    const { code, out } = await runIn(cwd, ...words);
    expect(code).toBe(0);
    expect(out).toMatch(/\d+ passed, 0 failed, 0 skipped\nEvery request and answer: out\/contract\.json\n$/);
    expect(JSON.parse(readFileSync(path.join(cwd, 'out/contract.json'), 'utf8'))).toMatchObject({ exitCode: 0, target: url });
    expect(await run('contract', 'run', '--target', url, '--only', 'nothing like it')).toMatchObject({ code: 5 });
    sandbox.kill('SIGTERM');
    await sandbox.ended;
  });

  it('ends with code 3 where nothing answers', async () => {
    const { code, err } = await run('contract', 'run', '--target', 'http://127.0.0.1:1');
    expect([code, err]).toEqual([3, expect.stringMatching(/^\[contract\] http:\/\/127\.0\.0\.1:1 does not answer .*\.\n$/)]);
  });
});

describe('on an old Node', { timeout: TIMEOUT_MS }, () => {
  const nodeOptions = ['--import', OLD_NODE];

  it('milepost goes on with the bundled one, and Ctrl-C reaches it', async () => {
    const sandbox = start(['sandbox', 'start', '--port', '0', '--data', ':memory:'], { nodeOptions });
    const url = urlIn(await sandbox.says('Ctrl-C'));
    expect((await fetch(`${url}/__sandbox?nonce=12345678`)).status).toBe(200);
    sandbox.kill('SIGINT');
    expect(await sandbox.ended).toMatchObject({ code: 0, err: '' });
    expect((await start(['sandbx'], { nodeOptions }).ended).code).toBe(2);
  });

  it('milepost says what it needs where none is bundled', async () => {
    const folder = temporaryFolder();
    mkdirSync(path.join(folder, 'bin'));
    const bin = path.join(folder, 'bin/milepost.mjs');
    cpSync(BIN, bin);
    const { code, err } = await start(['--help'], { bin, nodeOptions }).ended;
    expect([code, err]).toEqual([
      3,
      expect.stringMatching(/^\[milepost\] This is Node 20\.1\.0, and milepost needs Node 24 or newer .*\n$/),
    ]);
  });
});

describe('milepost console', () => {
  it.each([
    [['start'], /no API.*--api/],
    [['start', '--api', 'backend:30000'], /--api is "backend:30000"/],
    [['start', '--api', 'http://127.0.0.1:1', '--port', 'eighty'], /--port is "eighty", which is no port/],
    [['start', '--api', 'http://127.0.0.1:1', '--config', 'no-such.env'], /settings file no-such\.env cannot be read/],
    [['headers', '--nginx', '--api', 'x'], /--api is "x"/],
  ])('%j is refused in one sentence, exit 2', async (words, sentence) => {
    const { code, err } = await run('console', ...words);
    expect(code).toBe(2);
    expect(err.trim()).toMatch(sentence);
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  it('prints the headers of every answer, with the hosts of the settings file', async () => {
    const folder = temporaryFolder();
    writeFileSync(path.join(folder, 'console.env'), 'MILEPOST_FRAME_HOSTS=maps.example.test\n');
    const { code, out } = await runIn(folder, 'console', 'headers', '--config', 'console.env');
    expect(code).toBe(0);
    expect(out).toMatch(/^Content-Security-Policy: .*frame-src 'self' https:\/\/maps\.example\.test;/m);
    expect(out).toMatch(/^X-Frame-Options: DENY$/m);
  });

  it('prints what nginx needs: headers, caching, calls, sockets', async () => {
    const { code, out } = await run('console', 'headers', '--nginx', '--api', 'https://backend.example.test', '--root', '/srv/milepost');
    expect(code).toBe(0);
    for (const part of [
      'root "/srv/milepost";',
      'proxy_pass https://backend.example.test;',
      'location /assets/ {',
      'max-age=31536000, immutable',
      'location ^~ /websocket/ {',
      'proxy_set_header Upgrade $milepost_upgrade;',
      "add_header Content-Security-Policy \"default-src 'none'",
    ])
      expect(out).toContain(part);
  });
});

describe('npx, which hands no signal on', () => {
  it.each(
    inTurn(
      [
        ['its Node', ''],
        ['an older Node, which starts another', `--import "${OLD_NODE}"`],
      ],
      2,
      1,
    ),
  )('a server on %s ends when the shell of npx is gone, and gives its port back', { timeout: TIMEOUT_MS }, async (_node, options) => {
    const command = `"${process.execPath}" ${options} "${BIN}" mock start --port 0 & echo started; wait`;
    const shell = spawn('sh', ['-c', command], { cwd: temporaryFolder(), env: { PATH: process.env['PATH'], npm_command: 'exec' } });
    let out = '';
    shell.stdout.on('data', (text: Buffer) => (out += text.toString()));
    await vi.waitFor(() => expect(out).toContain('Mock ready'), { timeout: TIMEOUT_MS });
    const url = urlIn(out);
    expect((await fetch(`${url}/`)).status).toBeGreaterThan(0);
    shell.kill('SIGTERM');
    // Its output is open as long as the command lives.
    await once(shell, 'close');
    await expect(fetch(`${url}/`)).rejects.toThrow('fetch failed');
  });
});
