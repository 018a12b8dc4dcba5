import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sendCalls } from '../load.ts';
import type { Figures } from '../figures.ts';
import { signIn } from '../signIn.ts';

const REPO = path.join(import.meta.dirname, '../../..');
const SANDBOX = path.join(REPO, 'openapi/servers/sandbox/main.ts');
/** A server that does nothing but answer: what HTTP itself costs on this machine. */
const FLOOR = `require('node:http').createServer((q,s)=>{s.setHeader('Content-Type','application/json');s.end('{"code":200,"msg":"","data":{"list":[]}}')}).listen(0,'127.0.0.1',function(){console.log('ready at http://127.0.0.1:'+this.address().port)})`;
const LANES = 8;
const WARM_UP = 1_000;
const CALLS = 10_000;

interface Served {
  child: ChildProcess;
  url: string;
  readyMs: number;
}

function serve(words: readonly string[]): Promise<Served> {
  const startedMs = performance.now();
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve, reject) => {
    let said = '';
    child.once('exit', (code) => reject(new Error(`${words[0]} ended with ${code}`)));
    child.stdout.on('data', (text: Buffer) => {
      said += text.toString();
      const url = /ready at (\S+)/.exec(said)?.[1];
      if (url) resolve({ child, url, readyMs: performance.now() - startedMs });
    });
  });
}

function stop({ child }: Served): Promise<void> {
  return new Promise((resolve) => {
    child.removeAllListeners('exit');
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

const memoryMb = ({ child }: Served): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** Start with and without seeding, simple reads a second beside a server that does nothing, memory after 10,000 calls. */
export async function sandboxScenario(): Promise<Figures> {
  const folder = mkdtempSync(path.join(tmpdir(), 'milepost-bench-'));
  try {
    const words = [SANDBOX, '--port', '0', '--data', folder];
    const first = await serve(words);
    await stop(first);
    const second = await serve(words);
    const headers = { Authorization: await signIn(second.url) };
    const calls = ['/api/system/DictionaryType/Selector/0', '/api/permission/Users/Current/BaseInfo', '/api/system/BillRule/Selector'].map(
      (each) => ({ path: each, headers }),
    );
    await sendCalls({ url: second.url, calls, lanes: LANES }, WARM_UP);
    const tookMs = await sendCalls({ url: second.url, calls, lanes: LANES }, CALLS);
    const memory = memoryMb(second);
    await stop(second);
    const floor = await serve(['-e', FLOOR]);
    await sendCalls({ url: floor.url, calls: [{ path: '/', headers: {} }], lanes: LANES }, WARM_UP);
    const floorMs = await sendCalls({ url: floor.url, calls: [{ path: '/', headers: {} }], lanes: LANES }, CALLS);
    await stop(floor);
    return {
      'first start with seeding, ms': Math.round(first.readyMs),
      'start, ms': Math.round(second.readyMs),
      'simple reads/s': Math.round((CALLS / tookMs) * 1000),
      'bare HTTP server, calls/s': Math.round((CALLS / floorMs) * 1000),
      'ratio to bare HTTP': Math.round((tookMs / floorMs) * 100) / 100,
      'memory after 11,000 calls, MB': Math.round(memory),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
