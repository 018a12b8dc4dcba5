import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';

/** Long enough for a build from nothing beside other tests. */
const TIMEOUT_MS = 300_000;

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'milepost-start-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Listens on a port and says which; 0 takes any free one. Rejects where the port is taken. */
function listen(port: number): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer().listen(port, '127.0.0.1');
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.once('listening', () => {
      const address = server.address();
      resolve({
        port: typeof address === 'object' && address ? address.port : 0,
        close: () => new Promise((closed) => server.close(() => closed())),
      });
    });
  });
}

async function freePorts(): Promise<[api: number, console: number]> {
  const held = [await listen(0), await listen(0)] as const;
  await Promise.all(held.map((one) => one.close()));
  return [held[0].port, held[1].port];
}

/** `npm start` in a process group of its own, as a terminal starts it. */
function start(...options: (string | number)[]) {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'start.mjs'), ...options.map(String)], { detached: true });
  let out = '';
  const grown = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      out += text.toString();
      for (const look of grown) look();
    });
  const ended = new Promise<{ code: number | null; out: string }>((resolve) => child.on('close', (code) => resolve({ code, out })));
  const killGroup = (signal: NodeJS.Signals) => child.exitCode === null && process.kill(-(child.pid ?? 0), signal);
  onTestFinished(() => void killGroup('SIGKILL'));
  const says = (...words: RegExp[]) =>
    new Promise<string>((resolve, reject) => {
      const look = () => words.every((word) => word.test(out)) && resolve(out);
      grown.add(look);
      void ended.then(() => reject(new Error(`ended before it was ready:\n${out}`)));
      look();
    });
  return { says, ended, killGroup };
}

describe('npm start', () => {
  let ports: [number, number];
  beforeAll(async () => {
    ports = await freePorts();
  });
  const on = (data: string) => ['--api-port', ports[0], '--console-port', ports[1], '--data', data];

  it('builds, serves the API and the console, and gives both ports back when its group is stopped', { timeout: TIMEOUT_MS }, async () => {
    const running = start(...on(temporaryFolder()));
    await running.says(/sandbox ready/i, /console ready/i);
    const page = await fetch(`http://127.0.0.1:${ports[1]}/login`);
    expect(await page.text()).toContain('<title>');
    const proxied = await fetch(`http://127.0.0.1:${ports[1]}/api/oauth/CurrentUser`);
    expect(await proxied.json()).toMatchObject({ code: 600 });
    running.killGroup('SIGINT');
    expect((await running.ended).code).toBe(0);
    const again = await Promise.all(ports.map(listen));
    await Promise.all(again.map((one) => one.close()));
  });

  it('says which port is taken and stops with code 3', { timeout: TIMEOUT_MS }, async () => {
    const taken = await listen(ports[0]);
    onTestFinished(taken.close);
    const { code, out } = await start(...on(temporaryFolder())).ended;
    expect(code).toBe(3);
    expect(out).toContain(String(ports[0]));
    expect(out).not.toMatch(/^\s+at /m);
  });

  it('says which folder cannot be written and stops with code 3', { timeout: TIMEOUT_MS }, async () => {
    const file = path.join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    const { code, out } = await start(...on(path.join(file, 'data'))).ended;
    expect(code).toBe(3);
    expect(out).toMatch(/data folder .*file\/data cannot be written/);
  });

  it.each([
    ['--api-port', 'eighty', /"eighty", which is not a port/],
    ['--colour', 'red', /Unknown option '--colour'.*Known options: --api-port/],
  ])('refuses %s %s in one sentence', { timeout: TIMEOUT_MS }, async (name, value, sentence) => {
    const { code, out } = await start(name, value).ended;
    expect(code).toBe(3);
    expect(out.trim()).toMatch(sentence);
    expect(out.trim().split('\n')).toHaveLength(1);
  });
});
