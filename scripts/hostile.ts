// `npm run hostile [-- FILE]`: runs every hostile row through the tests of its shape and says what came of it. Without FILE the
// rows kept beside the tests, with it the rows of another file of the same closed format.
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { spawnSync } from 'node:child_process';
import { isLater, nameOfRow, readRows, shapeOf, type HostileRow } from './hostile-rows.ts';
import { prepareBrowser } from './prepareBrowser.mjs';

const root = join(import.meta.dirname, '..');
const results = join(root, 'test-results');

/** Areas that journeys run as a whole over the built console: `MILEPOST_HOSTILE_FILE=FILE npx playwright test hostile-`. */
const IN_JOURNEYS = new Set(['session', 'redirect', 'link']);
const keptFiles = globSync('{openapi,kit,console}/src/**/{hostile,hostile[-A-Z]*}.json', { cwd: root });
function keptRows(): HostileRow[] {
  const rows = keptFiles.flatMap((file) => readRows(join(root, file)));
  return [...new Map(rows.map((row) => [JSON.stringify([shapeOf(row), row.input]), row])).values()];
}

const testFiles = globSync('{openapi,kit,console}/**/*.test.{ts,tsx}', { cwd: root, exclude: ['**/node_modules/**'] }).filter((file) =>
  /from '[^']*hostile[^']*'/i.test(readFileSync(join(root, file), 'utf8')),
);

interface Report {
  readonly testResults: readonly { readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[] }[];
}

function runTests(file: string): Report['testResults'][number]['assertionResults'] {
  const report = join(results, 'hostile.json');
  rmSync(report, { force: true });
  prepareBrowser();
  const projects = ['node', 'jsdom', 'browser'].flatMap((name) => ['--project', name]);
  const args = ['run', ...projects, '--reporter=json', `--outputFile=${report}`, ...testFiles];
  spawnSync(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, CI: 'true', MILEPOST_HOSTILE_FILE: file },
  });
  const { testResults }: Report = JSON.parse(readFileSync(report, 'utf8'));
  return testResults.flatMap(({ assertionResults }) => assertionResults);
}

mkdirSync(results, { recursive: true });
const given = process.argv[2];
const rows = given ? readRows(resolve(given)) : keptRows();
const file = join(results, 'hostile-rows.json');
writeFileSync(file, JSON.stringify(rows));
const tests = runTests(file);

const counts = { passed: 0, failed: 0, later: 0 };
for (const [at, row] of rows.entries()) {
  const own = tests.filter(({ fullName }) => fullName.includes(nameOfRow(at)));
  const wrong = own.find(({ status }) => status !== 'passed');
  if (own.length === 0 && IN_JOURNEYS.has(row.area)) {
    console.log(`not counted: ${row.area} ${row.id}: only journeys run it`);
    continue;
  }
  const outcome = wrong ? 'failed' : own.length > 0 ? 'passed' : isLater(row) ? 'later' : 'failed';
  counts[outcome] += 1;
  const why = wrong
    ? wrong.fullName
    : own.length > 0
      ? ''
      : outcome === 'later'
        ? 'not built yet'
        : `no test runs the shape "${shapeOf(row)}"`;
  if (outcome !== 'passed') console.log(`${outcome}: ${row.area} ${row.id}: ${why}`);
}
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.later} later`);
process.exitCode = counts.failed > 0 ? 1 : 0;
