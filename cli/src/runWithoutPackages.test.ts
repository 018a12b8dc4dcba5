import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { findProject } from './workspace/index.ts';

const REPO = findProject(import.meta.dirname);
/** A busy machine decides how long a command takes to begin. */
const TIMEOUT_MS = 600_000;
const COPIED = [
  'package.json',
  'package-lock.json',
  'scripts',
  ...['cli', 'console', 'contract-tests', 'kit', 'openapi'].map((workspace) => `${workspace}/package.json`),
  'cli/bin',
  'cli/src',
];

/** Runs a command in a project as it was cloned: no package is installed. */
function run(...words: string[]) {
  const root = mkdtempSync(path.join(tmpdir(), 'milepost-cloned-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const each of COPIED) cpSync(path.join(REPO, each), path.join(root, each), { recursive: true });
  const { status, stdout, stderr } = spawnSync(process.execPath, ['cli/bin/milepost.mjs', ...words], { cwd: root, encoding: 'utf8' });
  return { status, stdout, stderr };
}

describe('a project in which nothing is installed', { timeout: TIMEOUT_MS }, () => {
  test('is looked at by doctor, which says to run npm ci', () => {
    const { status, stdout, stderr } = run('doctor', '--json');
    expect([status, stderr]).toEqual([1, '']);
    const { checks }: { checks: { check: string; state: string; todo: string | null }[] } = JSON.parse(stdout);
    expect(checks.find(({ check }) => check === 'packages')).toMatchObject({ state: 'problem', todo: 'Run "npm ci".' });
    expect(checks.find(({ check }) => check === 'kept data')).toMatchObject({ state: 'warning', todo: 'Run "npm ci".' });
  });

  test.each([
    [['list', 'pages'], 3, /^\[milepost\] The packages of the project are not installed, so .* Run "npm ci" in the project/],
    [['doctor', '--dat'], 2, /Unknown option '--dat'\. "doctor" has --data FOLDER and --json/],
    [['doctor', '--data', ''], 2, /names no folder/],
  ])('%j is refused in one sentence', (words, exitCode, sentence) => {
    const { status, stderr } = run(...words);
    expect(status).toBe(exitCode);
    expect(stderr).toMatch(sentence);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});
