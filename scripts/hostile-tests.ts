import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import type { RowOutcome } from './hostile-journeys.ts';
import { prepareBrowser } from './prepareBrowser.mjs';

const root = join(import.meta.dirname, '..');

const testFiles = globSync('{openapi,kit,console}/**/*.test.{ts,tsx}', { cwd: root, exclude: ['**/node_modules/**'] }).filter((file) =>
  /from '[^']*hostile[^']*'/i.test(readFileSync(join(root, file), 'utf8')),
);

interface Report {
  readonly testResults: readonly { readonly assertionResults: readonly RowOutcome[] }[];
}

/** Runs every test that reads hostile rows with those of a file, and says what came of each. */
export function runTests(file: string, results: string): readonly RowOutcome[] {
  const report = join(results, 'hostile.json');
  rmSync(report, { force: true });
  prepareBrowser();
  const projects = ['node', 'jsdom', 'browser'].flatMap((name) => ['--project', name]);
  const args = ['run', ...projects, '--reporter=json', `--outputFile=${report}`, ...testFiles];
  spawnSync(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    // With the bounds of time that rows name.
    env: { ...process.env, CI: 'true', MILEPOST_TEST_ALL: '1', MILEPOST_HOSTILE_FILE: file },
  });
  const { testResults }: Report = JSON.parse(readFileSync(report, 'utf8'));
  return testResults.flatMap(({ assertionResults }) => assertionResults);
}
