// What a long run measured, as a dated file: `docs/evidence/<date>-test-all.json`.
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
};

/** Every annotation of a Playwright report, such as `bytes: login 69670`. */
function annotations(suite) {
  const own = (suite.specs ?? []).flatMap(({ tests }) => tests.flatMap((test) => test.annotations));
  return [...own, ...(suite.suites ?? []).flatMap(annotations)];
}

/** Writes down when, where and on what commit the run was, its totals, and what its tests measured. */
export function writeEvidence(root, totals) {
  const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.trim();
  const now = new Date();
  const measured = (read(join(root, 'test-results/e2e.json'))?.suites ?? []).flatMap(annotations);
  const evidence = {
    at: now.toISOString(),
    command: 'npm run test:all',
    commit: git('rev-parse', 'HEAD'),
    isClean: git('status', '--porcelain') === '',
    node: process.version,
    machine: { cores: cpus().length, model: cpus()[0]?.model },
    totals,
    ...Object.fromEntries(Object.entries(RESULTS).map(([name, file]) => [name, read(join(root, 'test-results', file))])),
    measured: [...new Set(measured.map(({ type, description }) => `${type}: ${description}`))],
  };
  const file = join(root, 'docs/evidence', `${now.toISOString().slice(0, 10)}-test-all.json`);
  mkdirSync(join(root, 'docs/evidence'), { recursive: true });
  writeFileSync(file, `${JSON.stringify(evidence, null, 2)}\n`);
  return file;
}
