import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';

const repo = path.resolve(import.meta.dirname, '../..');

/** A server of this repository as a child process. */
export interface Server {
  readonly url: string;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** Starts a script and waits for the line that says where it listens. */
export const startServer = (script: string, ...args: string[]): Promise<Server> => startServerWith({}, script, ...args);

/** The same, with settings of its own. */
export async function startServerWith(settings: Readonly<Record<string, string>>, script: string, ...args: string[]): Promise<Server> {
  const child = spawn(process.execPath, [path.join(repo, script), ...args], {
    cwd: repo,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { MILEPOST_ACCESS_LOG: 'false', ...process.env, MILEPOST_DEV_PAGES: 'true', ...settings },
  });
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (text) => {
      said += text;
      const ready = /ready at (http:\/\/\S+)/i.exec(said);
      if (ready?.[1]) resolve(ready[1]);
    });
    child.on('exit', (code) => reject(new Error(`[e2e] ${script} ended with ${code} before it was ready. It said: ${said}`)));
  });
  return { url, stop: (signal = 'SIGTERM') => stop(child, signal) };
}

const stop = (child: ChildProcess, signal: NodeJS.Signals) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill(signal);
  });

/** Header and secret that the controls of the sandbox ask for; made anew at every start. */
async function controlHeaders(apiUrl: string): Promise<Record<string, string>> {
  const { control } = await (await fetch(`${apiUrl}/__sandbox?nonce=journeys`)).json();
  return { 'milepost-sandbox': String(control) };
}

/** Does something to the whole sandbox, past the contract. @throws {Error} when the sandbox refuses */
export async function controlSandbox(apiUrl: string, command: string, body: object = {}): Promise<Readonly<Record<string, unknown>>> {
  const answer = await fetch(`${apiUrl}/__sandbox/${command}`, {
    method: 'POST',
    headers: await controlHeaders(apiUrl),
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`[e2e] The sandbox refuses ${command}: ${await answer.text()}`);
  return answer.json();
}
