// `npm test`: check, unit, browser (stories among them), contract and journey tests, and one line that counts them all.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeEvidence } from './evidence.mjs';
import { playwrightFailures, vitestFailures } from './failures.mjs';
import { writeMatrixEvidence } from './matrixEvidence.mjs';
import { node24, node24Env } from './node24.mjs';
import { prepareBrowser } from './prepareBrowser.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const isAll = process.argv.includes('--all');
const results = join(root, 'test-results');
const node = node24();
// Processes of tests start the same programs over and over: each is compiled once.
const NODE_COMPILE_CACHE = join(root, 'node_modules/.cache/compiled');
const env = node24Env({ CI: 'true', NODE_COMPILE_CACHE, ...(isAll && { MILEPOST_TEST_ALL: '1' }) });
/** Time each step took, in seconds, for `test-results/timing.json`. */
const timing = {};
const startedMs = Date.now();

/** Runs a step; resolves to its success. What one says that runs `beside` another is shown when it has ended. */
function run(name, file, args, isBeside = false) {
  const beganMs = Date.now();
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd: root, env, stdio: ['inherit', isBeside ? 'pipe' : 'inherit', isBeside ? 'pipe' : 'inherit'] });
    let out = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (out += text));
    child.on('error', (error) => (out += `${error}\n`));
    child.on('close', (code) => {
      process.stdout.write(out);
      timing[name] = Math.round((Date.now() - beganMs) / 100) / 10;
      resolve(code === 0);
    });
  });
}
const tool = (name, path, args, isBeside) => run(name, node, [join(root, 'node_modules', path), ...args], isBeside);

const read = (name) => (existsSync(join(results, name)) ? JSON.parse(readFileSync(join(results, name), 'utf8')) : null);
const vitestCount = (name) => {
  const report = read(name);
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + (report.success || report.numFailedTests ? 0 : 1),
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  };
};
const playwrightCount = () => {
  const stats = read('e2e.json')?.stats;
  return stats
    ? { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }
    : { passed: 0, failed: 1, skipped: 0 };
};
const step = (isGood) => ({ passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0 });

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
prepareBrowser();
const counts = [];
const failures = [];

/** Tests of some projects of Vitest, as one step. */
async function unitTests(name, projects, isBeside) {
  const report = `vitest-${name}.json`;
  const args = [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=test-results/${report}`,
    '--passWithNoTests',
  ];
  const isGood = await tool(name, 'vitest/vitest.mjs', args, isBeside);
  counts.push(existsSync(join(results, report)) ? vitestCount(report) : step(isGood));
  failures.push(...vitestFailures(name, read(report), root));
}

/** A step that is good or is not, and says itself why. */
async function plainStep(name, what, args, isBeside) {
  const isGood = await run(name, node, args, isBeside);
  counts.push(step(isGood));
  if (!isGood) failures.push(`${what}: told where it ran`);
}

// Two lanes of about the same length, for two cores: pages wait a tenth of their time, and what runs beside them takes it.
await Promise.all([
  unitTests('browser', ['browser']).then(() => unitTests('jsdom', ['jsdom'])),
  plainStep('check', 'check', ['scripts/check.mjs'], true)
    .then(() => plainStep('build', 'build', ['scripts/build.mjs'], true))
    .then(() => unitTests('alone', ['alone'], true))
    .then(() =>
      plainStep(
        'contract',
        'contract run over the sandbox',
        ['contract-tests/harness/selfRun.ts', '--report', 'test-results/contract.json'],
        true,
      ),
    )
    .then(() => unitTests('node', ['node'], true)),
]);
counts.push({ passed: 0, failed: 0, skipped: 0, ...read('contract.json')?.totals });

await tool('journeys', '@playwright/test/cli.js', ['test']);
counts.push(playwrightCount());
failures.push(...playwrightFailures(read('e2e.json')));

// Wrong expectations for every hostile row: what passes with one is looked at by no test.
if (isAll) {
  const isNoticed = await run('hostile', node, ['scripts/hostile.ts', '--falsified', '--journeys']);
  counts.push(step(isNoticed));
  if (!isNoticed) failures.push('hostile rows with wrong expectations: told where they ran');
}
// The same faults on purpose under other tools, which come from the registry of npm; without it there is nothing to compare with.
if (isAll) {
  const peers = join(results, 'contract-peers.json');
  const isAhead = await run('peers', node, ['contract-tests/harness/peers/run.ts', '--out', peers]);
  const isThere = existsSync(peers);
  counts.push(isThere ? step(isAhead) : { passed: 0, failed: 0, skipped: 1 });
  if (isThere && !isAhead) failures.push('faults under other tools: told where they ran');
}
// Each operator and condition of the pure rooms changed in turn: what no test notices is promised by none.
if (isAll) await plainStep('mutants', 'mutants of the pure rooms', ['scripts/mutants/run.mjs']);
if (isAll) await run('bench', node, ['scripts/bench/run.ts', '--scenario', 'sandbox', '--out', 'test-results/bench-sandbox.json']);

if (isAll) console.log(`matrix: ${writeMatrixEvidence(root)}`);
const totalSeconds = Math.round((Date.now() - startedMs) / 1000);
writeFileSync(join(results, 'timing.json'), `${JSON.stringify({ ...timing, total: totalSeconds }, null, 2)}\n`);
console.log(
  Object.entries(timing)
    .map(([name, seconds]) => `${name} ${seconds} s`)
    .join(' · '),
);

if (failures.length > 0) console.log(`\nFailed:\n\n${failures.join('\n\n')}`);
const total = (key) => counts.reduce((sum, count) => sum + count[key], 0);
if (isAll) console.log(`evidence: ${writeEvidence(root, { passed: total('passed'), failed: total('failed'), skipped: total('skipped') })}`);
console.log(`\n${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped`);
process.exit(total('failed') ? 1 : 0);
