import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prepareNginx } from './prepareNginx.ts';

const repo = path.resolve(import.meta.dirname, '../../..');
const MILEPOST = path.join(repo, 'cli/bin/milepost.mjs');

/** One console alone, as `milepost console start` runs it. */
export interface Instance {
  readonly port: number;
  readonly url: string;
  /** Its access log so far. */
  readonly lines: () => readonly string[];
  /** Resolves with the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Runs milepost, with nothing of the tests' own settings. */
function milepost(words: readonly string[], settings: Readonly<Record<string, string>> = {}) {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('MILEPOST_')));
  return spawn(process.execPath, [MILEPOST, ...words], {
    cwd: tmpdir(),
    env: { ...env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

export async function startInstance(apiUrl: string, port = 0, settings: Readonly<Record<string, string>> = {}): Promise<Instance> {
  const child = milepost(['console', 'start', '--port', String(port)], { ...settings, MILEPOST_API_URL: apiUrl });
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      said += text.toString();
      const ready = /ready at (http:\/\/\S+)/.exec(said)?.[1];
      if (ready) resolve(ready);
    });
    child.once('exit', (code) => reject(new Error(`[e2e] milepost console start ended with ${code}. It said: ${said}`)));
  });
  return {
    port: Number(new URL(url).port),
    url,
    lines: () => said.split('\n').filter((line) => /^\d{4}-/.test(line)),
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const ended = once(child, 'exit');
      child.kill(signal);
      return (await ended)[0] as number | null;
    },
  };
}

/** Output of a command that ends by itself. */
export async function outputOf(words: readonly string[], settings: Readonly<Record<string, string>> = {}): Promise<string> {
  const child = milepost(words, settings);
  let said = '';
  child.stdout.on('data', (text: Buffer) => (said += text.toString()));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`[e2e] milepost ${words.join(' ')} ended with ${code}.`);
  return said;
}

/** The block of nginx that docs/deploy.md has for several instances, over these. */
export function balancerOf(instances: readonly Instance[], listen: number): string {
  const text = readFileSync(path.join(repo, 'docs/deploy.md'), 'utf8');
  const block = /```nginx\n(upstream [\s\S]+?)```/.exec(text)?.[1];
  if (!block) throw new Error('[e2e] docs/deploy.md has no block of nginx for several instances.');
  const ports = instances.map(({ port }) => port);
  let at = 0;
  return block
    .replaceAll(/10\.0\.0\.\d+:3000/g, () => `127.0.0.1:${ports[at++]}`)
    .replace('listen 80;', `listen 127.0.0.1:${listen};`)
    .replace('console.example.com', '127.0.0.1');
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

export interface Nginx {
  readonly url: string;
  /** All it has written to its logs. */
  readonly logged: () => string;
  stop(): Promise<void>;
}

/** Runs nginx over a configuration of its `http` block until it is stopped; logs of `/var/log/nginx` lie in a folder of its own. */
export async function startNginx(configuration: string, listen: number): Promise<Nginx> {
  const folder = mkdtempSync(path.join(tmpdir(), 'milepost-nginx-'));
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`);
  const types =
    'types { text/html html; text/css css; text/javascript js; application/json json; image/svg+xml svg; font/woff2 woff2; application/wasm wasm; }';
  const isRoot = process.getuid?.() === 0;
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    [
      `${isRoot ? 'user root;' : ''} daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;`,
      'events { worker_connections 256; }',
      `http { access_log off; ${places.join(' ')} ${types}`,
      configuration.replaceAll('/var/log/nginx/', `${folder}/`),
      '}',
    ].join('\n'),
  );
  const child = spawn(prepareNginx(), ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', path.join(folder, 'error.log')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const url = `http://127.0.0.1:${listen}`;
  const isThere = () =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isThere())) if (child.exitCode !== null) throw new Error(`[e2e] nginx ended with ${child.exitCode}.`);
  return {
    url,
    logged: () =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.log'))
        .map((name) => readFileSync(path.join(folder, name), 'utf8'))
        .join('\n'),
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
