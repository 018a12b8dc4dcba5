// What a long run measured, as a dated file: `docs/evidence/<date>-test-all.json`. `node scripts/evidence.mjs NAME COMMAND` writes what
// one long test has left as `test-results/NAME.json`, with the command that repeats it.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/** Files tests and benchmarks leave behind, by the name it gets in the evidence. */
const RESULTS = {
  durability: 'durability.json',
  uploadDurability: 'upload-durability.json',
  numberDurability: 'number-durability.json',
  chatLoad: 'chat-load.json',
  chatFlood: 'chat-flood.json',
  sandbox: 'bench-sandbox.json',
  contractAlarms: 'contract-alarms.json',
  contractFaults: 'contract-faults.json',
  contractPeers: 'contract-peers.json',
};

/** Every annotation of a Playwright report, such as `bytes: login 69670`. */
function annotations(suite) {
  const own = (suite.specs ?? []).flatMap(({ tests }) => tests.flatMap((test) => test.annotations));
  return [...own, ...(suite.suites ?? []).flatMap(annotations)];
}

/** Writes a dated file: when, by which command, on what commit and machine, and what came of it. */
function write(root, name, command, result) {
  const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.trim();
  const now = new Date();
  const evidence = {
    at: now.toISOString(),
    command,
    commit: git('rev-parse', 'HEAD'),
    isClean: git('status', '--porcelain') === '',
    node: process.version,
    machine: { cores: cpus().length, model: cpus()[0]?.model },
    ...result,
  };
  const file = join(root, 'docs/evidence', `${now.toISOString().slice(0, 10)}-${name}.json`);
  mkdirSync(join(root, 'docs/evidence'), { recursive: true });
  writeFileSync(file, `${JSON.stringify(evidence, null, 2)}\n`);
  return file;
}

/** Writes down the totals of a run of everything, and what its tests measured. */
export function writeEvidence(root, totals) {
  const measured = (read(join(root, 'test-results/e2e.json'))?.suites ?? []).flatMap(annotations);
  return write(root, 'test-all', 'npm run test:all', {
    totals,
    ...Object.fromEntries(Object.entries(RESULTS).map(([name, file]) => [name, read(join(root, 'test-results', file))])),
    measured: [...new Set(measured.map(({ type, description }) => `${type}: ${description}`))],
  });
}

if (process.argv[1] === import.meta.filename) {
  const root = join(import.meta.dirname, '..');
  const [, , name, command] = process.argv;
  const result = read(join(root, 'test-results', `${name}.json`));
  if (result === null || command === undefined)
    throw new Error(
      `[scripts] test-results/${name}.json or the command is missing, so there is nothing to write down. Run the long test first, and say how.`,
    );
  console.log(write(root, name, command, result));
}
