import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import type { RowOutcome } from './journeys.ts';
import { prepareBrowser } from '../prepareBrowser.mjs';

const root = join(import.meta.dirname, '../..');

const testFiles = globSync('{cli,openapi,kit,console}/**/*.test.{ts,tsx}', { cwd: root, exclude: ['**/node_modules/**'] }).filter((file) =>
  /from '[^']*hostile[^']*'/i.test(readFileSync(join(root, file), 'utf8')),
);

interface FileOutcome {
  /** Path of the test file. */
  readonly name: string;
  /** Reason nothing of it was run. */
  readonly message?: string;
  readonly assertionResults: readonly RowOutcome[];
}

/** Texts of a file of which no row was given. */
const HAS_NO_ROWS = /^No test (suite )?found/;

/**
 * Test files that were asked for and did not run: without an outcome, or broken before their first test. Their rows would look as if
 * they were fine where another file runs them, too.
 */
export function notRun(files: readonly string[], outcomes: readonly FileOutcome[]): string[] {
  const ran = outcomes.filter(({ assertionResults, message = '' }) => assertionResults.length > 0 || HAS_NO_ROWS.test(message));
  return files.filter((file) => !ran.some(({ name }) => name === file || name.endsWith(`/${file}`)));
}

/** One run of test files with the rows of a file. */
function runOnce(files: readonly string[], rows: string, report: string): readonly FileOutcome[] {
  rmSync(report, { force: true });
  const projects = ['node', 'alone', 'jsdom', 'browser'].flatMap((name) => ['--project', name]);
  const args = ['run', ...projects, '--reporter=json', `--outputFile=${report}`, ...files];
  spawnSync(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    // With the bounds of time that rows name.
    env: { ...process.env, CI: 'true', MILEPOST_TEST_ALL: '1', MILEPOST_HOSTILE_FILE: rows },
  });
  const { testResults }: { readonly testResults: readonly FileOutcome[] } = JSON.parse(readFileSync(report, 'utf8'));
  return testResults;
}

/**
 * Runs every test that reads hostile rows with those of a file, and says what came of each. A browser of a busy machine may not come:
 * files that did not run are run once more, and then named.
 */
export function runTests(file: string, results: string): { readonly outcomes: readonly RowOutcome[]; readonly unrun: readonly string[] } {
  prepareBrowser();
  const report = join(results, 'hostile.json');
  const first = runOnce(testFiles, file, report);
  const late = notRun(testFiles, first);
  const second = late.length > 0 ? runOnce(late, file, report) : [];
  return {
    outcomes: [...first, ...second].flatMap(({ assertionResults }) => assertionResults),
    unrun: notRun(late, second),
  };
}
