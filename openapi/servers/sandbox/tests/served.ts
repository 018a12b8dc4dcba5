import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';

/** A sandbox in a process of its own. */
export interface Served {
  child: ChildProcess;
  url: string;
  /** From the start of the process to its first word. */
  readyMs: number;
}

/** Starts a program that takes `--port 0 --data FOLDER` and prints `ready at URL`. */
export function serve(program: string, folder: string): Promise<Served> {
  const startedMs = performance.now();
  const child = spawn(process.execPath, [program, '--port', '0', '--data', folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${path.basename(program)} ended with ${code} before it was ready`)));
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const url = /ready at (\S+)/.exec(output)?.[1];
      if (url) resolve({ child, url, readyMs: performance.now() - startedMs });
    });
  });
}

/** Ends a process as a power cut would: it gets no word in. */
export function killHard(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}
