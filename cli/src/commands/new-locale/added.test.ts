import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENTRY_COMMANDS } from '../../testing/entryJourney.ts';
import { LANGUAGE_JOURNEY } from '../../testing/languageJourney.ts';
import { findProject } from '../../workspace/index.ts';

const REPO = findProject(import.meta.dirname);
/** Types of all workspaces, a build and a browser. */
const LONG_MS = 3_600_000;
const WORKSPACES = ['openapi', 'kit', 'console', 'cli', 'contract-tests'];
const JOURNEY = 'console/e2e/languages/added-language.e2e.ts';
const TEAM = ['--type', '2', '--resource', 'listGroups', '--path', 'permission/team', '--zh', '班组', '--zhtw', '班組'];
/** A directory at the top with an entry of every other type in it; the first of them has a name in one of the languages. */
const ENTRIES = ENTRY_COMMANDS.map((command, at) => (at === 0 ? [...command, '--menu-name', 'ja=道路の試験'] : command));
/** Entries of the menu that are removed: the directory first, the others in no order they were made in. */
const REMOVED = ['roads', 'board', 'kinds', 'works', 'link', 'ledger', 'screen', 'daily'].map((name) => `trial-${name}`);
/** Folder of the pictures the journey takes. */
const PICTURES = 'test-results/added';

let root: string;

/** A copy of the tree as it is, its own workspaces among the installed packages, and a first commit. */
function copyTree(): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'milepost-added-')));
  const git = (cwd: string, ...args: string[]): string => execFileSync('git', args, { cwd, encoding: 'utf8' });
  for (const file of git(REPO, 'ls-files', '--cached', '--others', '--exclude-standard').trim().split('\n'))
    if (existsSync(path.join(REPO, file))) cpSync(path.join(REPO, file), path.join(folder, file));
  mkdirSync(path.join(folder, 'node_modules/@milepost'), { recursive: true });
  const link = (from: string, to: string): void => symlinkSync(from, path.join(folder, to));
  for (const name of readdirSync(path.join(REPO, 'node_modules')))
    if (name !== '@milepost') link(path.join(REPO, 'node_modules', name), `node_modules/${name}`);
  for (const name of WORKSPACES) {
    link(path.join(folder, name), `node_modules/@milepost/${name}`);
    if (existsSync(path.join(REPO, name, 'node_modules'))) link(path.join(REPO, name, 'node_modules'), `${name}/node_modules`);
  }
  git(folder, 'init', '--quiet');
  git(folder, 'add', '--all');
  git(folder, '-c', 'user.name=test', '-c', 'user.email=test@example.com', 'commit', '--quiet', '--message', 'As it was');
  return folder;
}

/** Runs a program in the copy; answers its exit code and what it said. */
function run(...args: readonly string[]): { readonly status: number | null; readonly said: string } {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV|TEST$)/.test(name)));
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...env, CI: 'true' },
    maxBuffer: 2 ** 26,
  });
  return { status, said: stdout + stderr };
}

/** Objections of a program; empty when it ends well. */
const objections = (...args: readonly string[]): string => {
  const { status, said } = run(...args);
  return status === 0 ? '' : said;
};
const milepost = (...args: readonly string[]): string => objections('cli/src/bin.ts', ...args);
/** Files that are not as in the first commit. */
const changed = (): string => execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });

describe('languages that were added', { timeout: LONG_MS }, () => {
  beforeAll(() => {
    root = copyTree();
  }, LONG_MS);
  afterAll(() => rmSync(root, { recursive: true, force: true }), LONG_MS);

  test('two are added, pages of every type are made after them, and a second run changes nothing', () => {
    for (const code of ['ja', 'ar']) expect(milepost('new', 'locale', code)).toBe('');
    expect(milepost('new', 'page', 'team', ...TEAM, '--control', 'type=dictionary:groupType:name')).toBe('');
    for (const command of ENTRIES) expect(milepost(...command)).toBe('');
    const once = changed();
    for (const code of ['ja', 'ar']) expect(run('cli/src/bin.ts', 'new', 'locale', code).said).toContain('nothing to change');
    for (const command of ENTRIES) expect(run('cli/src/bin.ts', ...command).said).toContain('there already: nothing to change');
    expect(changed()).toBe(once);
  });

  test('everything compiles, and the check of messages counts what is missing without failing', () => {
    expect(objections('node_modules/typescript/bin/tsc', '-b', ...WORKSPACES)).toBe('');
    const { status, said } = run('scripts/check-messages.mjs');
    expect(said).toMatch(/messages: (\d+) of \1 are not translated in ja[^]*messages: (\d+) of \2 are not translated in ar/);
    expect(status).toBe(0);
  });

  test('in a browser each is signed in with, shown in its direction, opens pages of every type, and is kept by the server', () => {
    expect(objections('scripts/build.mjs')).toBe('');
    writeFileSync(path.join(root, JOURNEY), LANGUAGE_JOURNEY);
    const said = objections('node_modules/@playwright/test/cli.js', 'test', JOURNEY, '--workers', '1');
    rmSync(path.join(root, JOURNEY));
    expect(said).toBe('');
    cpSync(path.join(root, PICTURES), path.join(REPO, PICTURES), { recursive: true });
  });

  test('taken away again in another order, the tree is as before', () => {
    expect(milepost('undo')).toBe('');
    expect(milepost('remove', 'locale', 'ja')).toBe('');
    for (const name of REMOVED) expect(milepost('remove', 'page', name)).toBe('');
    expect(milepost('remove', 'page', 'team')).toBe('');
    expect(milepost('remove', 'locale', 'ar')).toBe('');
    expect(changed()).toBe('');
  });
});
