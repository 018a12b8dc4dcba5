import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Command } from 'commander';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createProgram } from '../../program.ts';
import { runCommand } from '../../runCommand.ts';
import { diskFiles, findProject } from '../../workspace/index.ts';
import { scriptOf, type Shell, SHELLS } from './script.ts';
import { treeOf } from './tree.ts';
import { knownValues } from './values.ts';

const REPO = findProject(import.meta.dirname);
const HAS_ZSH = spawnSync('zsh', ['--version']).status === 0;

async function printed(...words: string[]): Promise<{ code: number; out: string; err: string }> {
  const said = { out: '', err: '' };
  const code = await runCommand(words, {
    out: (text) => void (said.out += `${text}\n`),
    err: (text) => void (said.err += `${text}\n`),
    stopRequested: () => new Promise(() => undefined),
  });
  return { code, ...said };
}

function fileOf(text: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'milepost-completion-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'script');
  writeFileSync(file, text);
  return file;
}

const BASH = `source "$1"; shift
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1))
_milepost
printf '%s\\n' "\${COMPREPLY[@]}"`;
/** Stand-ins for what zsh has only while a line is being typed. */
const ZSH = `compdef() { : }; compset() { : }; _files() { : }
compadd() { print -l -- "\${(@)next:#}" }
source "$1"; shift
words=("$@"); CURRENT=$#
_milepost`;

/** Words that a shell offers for the last word of a line; bash hands a "=" over as a word of its own. */
function offered(shell: Shell, script: string, line: readonly string[]): readonly string[] {
  const { stdout, stderr } = spawnSync(shell, ['-c', shell === 'bash' ? BASH : ZSH, shell, fileOf(script), ...line], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return stdout.split('\n').filter((word) => word !== '');
}

describe('milepost completion', () => {
  let scripts: Record<Shell, string>;
  beforeAll(async () => {
    scripts = { bash: (await printed('completion', 'bash')).out, zsh: (await printed('completion', 'zsh')).out };
  });

  it.each<[string, string[], RegExp]>([
    ['commands', ['milepost', 'sand'], /^sandbox$/],
    ['commands of a group', ['milepost', 'new', ''], /^domain help locale page template widget$/],
    ['commands that help is asked of', ['milepost', 'help', 'remove', ''], /^domain help locale page widget$/],
    ['flags', ['milepost', 'new', 'page', 'team', '--d'], /^--design --diff --dry-run$/],
    ['the rest of a flag', ['milepost', 'undo', '--js'], /^--json$/],
    ['flags of a command whose flag has a value like a command', ['milepost', 'new', 'page', '--path', 'list', '--resou'], /^--resource$/],
    ['choices of an argument', ['milepost', 'completion', ''], /^bash zsh$/],
    ['values of a flag', ['milepost', 'sandbox', 'start', '--dialect', ''], /^3\.4 java-6\.1 net-3\.6$/],
    ['values after an equals sign', ['milepost', 'sandbox', 'start', '--dialect', '=', 'net'], /^net-3\.6$/],
    ['values right after it', ['milepost', 'sandbox', 'start', '--dialect', '='], /^3\.4 java-6\.1 net-3\.6$/],
    ['ids of lists', ['milepost', 'new', 'page', 'team', '--resource', 'listGro'], /(^| )listGroups( |$)/],
    ['ids of operations', ['milepost', 'contract', 'run', '--operation', 'log'], /^login logout$/],
    ['pages of the project', ['milepost', 'remove', 'page', 'gr'], /(^| )group( |$)/],
    ['languages', ['milepost', 'i18n', 'missing', '--locale', 'zh'], /^zh zhtw$/],
    ['flags where nothing else can follow', ['milepost', 'doctor', ''], /--data/],
    ['pages and languages whose last run is taken back', ['milepost', 'undo', 'z'], /(^| )zhtw( |$)/],
    ['nothing of its own for a file', ['milepost', 'i18n', 'import', ''], /^$/],
    ['nothing for a value that can be anything', ['milepost', 'sandbox', 'start', '--port', ''], /^$/],
  ])('lets bash complete %s', (_what, line, words) => {
    expect(offered('bash', scripts.bash, line).toSorted().join(' ')).toMatch(words);
  });

  it('is a program of its shell, and says in its first lines how to install it', () => {
    for (const shell of SHELLS) {
      // Without a zsh here bash reads its script: what both have in common is most of it.
      const { status, stderr } = spawnSync(shell === 'zsh' && !HAS_ZSH ? 'bash' : shell, ['-n', fileOf(scripts[shell])], {
        encoding: 'utf8',
      });
      expect([status, stderr]).toEqual([0, '']);
      expect(scripts[shell].split('\n').slice(0, 3).join('\n')).toContain(`To install: npx milepost completion ${shell} > `);
    }
  });

  it.each(HAS_ZSH ? ['zsh'] : [])('lets %s complete commands, flags and values', () => {
    const zsh = (...line: string[]) => offered('zsh', scripts.zsh, ['milepost', ...line]);
    expect(zsh('new', '')).toEqual(['page', 'locale', 'domain', 'widget', 'help']);
    expect(zsh('undo', '--')).toContain('--dry-run');
    expect(zsh('sandbox', 'start', '--dialect', '')).toEqual(['3.4', 'net-3.6', 'java-6.1']);
    expect(zsh('sandbox', 'start', '--dialect=')).toEqual(['3.4', 'net-3.6', 'java-6.1']);
  });

  it('knows every command and flag of the program, and no values of one that is gone', async () => {
    const program = createProgram({ out: () => undefined, err: () => undefined, stopRequested: () => Promise.resolve() }, () => undefined);
    const values = await knownValues({ cwd: REPO, files: diskFiles });
    const tree = treeOf(program, values);
    const places = new Set(
      tree.flatMap(({ path: at, flags }) => [at, ...flags.flatMap(({ spelling }) => [spelling, `${at} ${spelling}`])]),
    );
    expect(Object.keys(values).filter((place) => !places.has(place))).toEqual([]);
    expect(tree.map(({ path: at }) => at)).toEqual(
      expect.arrayContaining(['', 'doctor', 'completion', 'contract baseline', 'eject widget']),
    );
  });

  it('leaves out names that a shell would carry out', () => {
    const program = new Command('milepost');
    program.command('remove').argument('<name>');
    const script = scriptOf('bash', treeOf(program, { remove: ['team', '$(touch oops)', "a'b", '`id`', '-rf', 'a b'] }));
    expect(offered('bash', script, ['milepost', 'remove', ''])).toEqual(['team']);
  });

  it('is there outside a project too, without the names of one', async () => {
    const values = await knownValues({ cwd: tmpdir(), files: diskFiles });
    expect(values).toMatchObject({ 'remove page': [], '--locale': [], '--dialect': ['3.4', 'net-3.6', 'java-6.1'] });
  });

  it('refuses another shell, exit 2', async () => {
    expect(await printed('completion', 'fish')).toMatchObject({ code: 2, err: expect.stringContaining('Allowed choices are bash, zsh') });
  });
});
