import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { node24, node24Env } from '../node24.mjs';

/** A mutant that says nothing for so long makes something endless that is no source of the room. */
const SILENT_MS = 30_000;
const LOOK_MS = 2000;
/** Runs of one room: each mutant that spoils its process or does not end costs one. */
const MOST_RUNS = 60;

/** Lines of what a runner of tests tells last. */
const LINES_OF_FAILURE = 40;

const linesOf = (log) => (existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : []);

/** Mutants that were tried and have no outcome, with their tests. */
function unanswered(lines) {
  const open = new Set();
  for (const line of lines) {
    const [what, ...pair] = line.split('\t');
    if (what === 'trying') open.add(pair.join('\t'));
    if (what === 'passed' || what === 'noticed') open.delete(pair.join('\t'));
  }
  return [...open];
}

let running;
/** Ends the tests that run now, with what they have started. */
export function endTests() {
  if (running?.pid) process.kill(-running.pid, 'SIGKILL');
  running = undefined;
}

/** One run of the tests of a room; resolves with its exit code, or null where it had to be ended. */
function runTests(copy, room, log) {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'scripts/mutants/vitest.config.ts', '--reporter', 'dot'];
  const env = node24Env({ MILEPOST_MUTANTS_ROOM: room, MILEPOST_MUTANTS_LOG: log, NODE_ENV: 'test', NO_COLOR: '1' });
  const child = spawn(node24(), args, { cwd: copy, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let told = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (told += text));
  running = child;
  return new Promise((resolve) => {
    const startMs = Date.now();
    let isEnded = false;
    const look = setInterval(() => {
      const lastMs = existsSync(log) ? Math.max(statSync(log).mtimeMs, startMs) : startMs;
      if (Date.now() - lastMs < SILENT_MS) return;
      isEnded = true;
      endTests();
    }, LOOK_MS);
    child.on('exit', (code) => {
      clearInterval(look);
      running = undefined;
      resolve({ code: isEnded ? null : code, told });
    });
  });
}

/**
 * Mutants of what modules make while they are loaded, and those that tests have noticed; a text instead of it where the tests fail by themselves.
 * @param {string} copy of the repository, with the mutants in it
 * @param {string} room
 */
export async function tryMutants(copy, room) {
  const log = join(copy, '.mutants.log');
  rmSync(log, { force: true });
  let spoiled = 0;
  for (let run = 1; ; run += 1) {
    const { code, told } = await runTests(copy, room, log);
    if (code === 0) break;
    if (run === MOST_RUNS) return `The tests were started ${MOST_RUNS} times and did not come to an end.\n${told}`;
    // A process was ended in the middle of a mutant: by us, or because it left its test unusable.
    const endless = unanswered(linesOf(log));
    for (const line of endless) appendFileSync(log, `noticed\t${line}\n`);
    const before = spoiled;
    spoiled = linesOf(log).filter((line) => line.startsWith('spoiled')).length;
    if (spoiled === before && endless.length === 0) return told.split('\n').slice(-LINES_OF_FAILURE).join('\n');
  }
  const events = linesOf(log).map((line) => line.split('\t'));
  const of = (kind) => new Set(events.flatMap(([what, mutant]) => (what === kind ? [mutant] : [])));
  // What is reached while a module is loaded and by no test is a table.
  const reached = of('reached');
  return { loaded: new Set([...of('loaded')].filter((mutant) => !reached.has(mutant))), noticed: of('noticed') };
}
