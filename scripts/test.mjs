// `npm test`: check, unit, browser (stories among them), contract and journey tests, and one line that counts them all.
import { spawnSync } from 'node:child_process';
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
const env = node24Env({ CI: 'true', ...(isAll && { MILEPOST_TEST_ALL: '1' }) });
/** Time each step took, in seconds, for `test-results/timing.json`. */
const timing = {};
function run(name, file, args) {
  const startedMs = Date.now();
  const isGood = spawnSync(file, args, { cwd: root, stdio: 'inherit', env }).status === 0;
  timing[name] = Math.round((Date.now() - startedMs) / 100) / 10;
  return isGood;
}
const tool = (name, path, ...args) => run(name, node, [join(root, 'node_modules', path), ...args]);

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
const isChecked = run('check', node, ['scripts/check.mjs']);
const counts = [step(isChecked)];
const failures = isChecked ? [] : ['check: told where it ran'];
for (const project of ['node', 'jsdom', 'browser']) {
  const report = `vitest-${project}.json`;
  const isGood = tool(
    project,
    'vitest/vitest.mjs',
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=test-results/${report}`,
    '--passWithNoTests',
  );
  counts.push(existsSync(join(results, report)) ? vitestCount(report) : step(isGood));
  failures.push(...vitestFailures(project, read(report), root));
}
const isBuilt = run('build', node, ['scripts/build.mjs']);
const isContractKept = run('contract', node, ['contract-tests/harness/selfRun.ts', '--report', 'test-results/contract.json']);
if (!isBuilt) failures.push('build: told where it ran');
if (!isContractKept) failures.push('contract run over the sandbox: told where it ran');
counts.push(step(isBuilt), step(isContractKept), {
  passed: 0,
  failed: 0,
  skipped: 0,
  ...read('contract.json')?.totals,
});
tool('journeys', '@playwright/test/cli.js', 'test');
counts.push(playwrightCount());
failures.push(...playwrightFailures(read('e2e.json')));

if (isAll) run('bench', node, ['scripts/bench/run.ts', '--scenario', 'sandbox', '--out', 'test-results/bench-sandbox.json']);

if (isAll) console.log(`matrix: ${writeMatrixEvidence(root)}`);
const totalSeconds = Math.round(Object.values(timing).reduce((sum, seconds) => sum + seconds, 0));
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
