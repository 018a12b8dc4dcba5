import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Io } from '../../io.ts';
import { runProgram } from '../../runProgram.ts';
import type { CreateProgram } from '../../runProgram.ts';
import { Command } from 'commander';
import { ejectWidgetCommand } from './index.ts';
import type { EjectFlags } from './index.ts';
import { diskFiles } from '../../workspace/index.ts';

const TREE = {
  name: 'tree',
  files: ['Tree.tsx', 'index.ts', 'theme/focus.css'],
  doors: ['@milepost/kit/headless/tree'],
  packages: ['react'],
  styles: ['@milepost/kit/styles/theme.css'],
};
const SELECT = { ...TREE, name: 'select', files: ['Select.tsx'], packages: [] };

/** A project with a kit that offers two widgets. */
function project(list: string | null = JSON.stringify([TREE, SELECT]), place = 'eject'): string {
  const root = mkdtempSync(path.join(tmpdir(), 'milepost-eject 部件-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const kit = path.join(root, 'node_modules/@milepost/kit');
  const put = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(kit, file)), { recursive: true });
    writeFileSync(path.join(kit, file), text);
  };
  put('package.json', '{}');
  if (list !== null) put(`${place}/widgets.json`, list);
  for (const { name, files } of [TREE, SELECT]) for (const file of files) put(`${place}/${name}/${file}`, `/* ${name} ${file} */\n`);
  return root;
}

const filesIn = (root: string) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .toSorted();

/** Run of the command in a folder: its exit code, and what it printed. */
async function run(cwd: string, name: string | undefined, flags: EjectFlags = {}) {
  const out: string[] = [];
  const err: string[] = [];
  const io: Io = { out: (text) => void out.push(text), err: (text) => void err.push(text), stopRequested: () => Promise.resolve() };
  const create: CreateProgram = (_io, finish) =>
    new Command().action(() => finish(ejectWidgetCommand(name, flags, io, { cwd, files: diskFiles })));
  const exitCode = await runProgram(create, [], io);
  return { exitCode, out: out.join('\n'), err: err.join('\n') };
}

test('copies every file of a widget into src/widgets, and says what it needs and how it is imported', async () => {
  const root = project();
  const { exitCode, out } = await run(root, 'tree');
  expect(exitCode).toBe(0);
  expect(filesIn(root)).toEqual(['src/widgets/tree/Tree.tsx', 'src/widgets/tree/index.ts', 'src/widgets/tree/theme/focus.css']);
  expect(readFileSync(path.join(root, 'src/widgets/tree/Tree.tsx'), 'utf8')).toBe('/* tree Tree.tsx */\n');
  expect(out).toContain("import '@milepost/kit/styles/theme.css';");
  expect(out).toContain('"src/widgets/tree/index" instead of "@milepost/kit/tree"');
});

test('another folder is named with --to, and a folder outside is refused', async () => {
  const root = project();
  expect((await run(root, 'select', { to: 'ui/own/' })).exitCode).toBe(0);
  expect(filesIn(root)).toEqual(['ui/own/Select.tsx']);
  for (const to of ['../beside', '/tmp/beside']) {
    const { exitCode, err } = await run(root, 'tree', { to });
    expect(exitCode).toBe(2);
    expect(err).toContain('leads out of the project');
  }
  expect(filesIn(root)).toEqual(['ui/own/Select.tsx']);
});

test('files that are there are never written over, and are named', async () => {
  const root = project();
  mkdirSync(path.join(root, 'src/widgets/tree'), { recursive: true });
  writeFileSync(path.join(root, 'src/widgets/tree/index.ts'), 'mine');
  const { exitCode, err } = await run(root, 'tree');
  expect(exitCode).toBe(4);
  expect(err).toContain('src/widgets/tree/index.ts');
  expect(filesIn(root)).toEqual(['src/widgets/tree/index.ts']);
  expect(readFileSync(path.join(root, 'src/widgets/tree/index.ts'), 'utf8')).toBe('mine');
});

test('--dry-run writes nothing, and --json says the same to a program', async () => {
  const root = project();
  const { out } = await run(root, 'tree', { dryRun: true, json: true });
  expect(JSON.parse(out)).toMatchObject({ status: 'planned', widget: 'tree', to: 'src/widgets/tree', needs: { packages: ['react'] } });
  expect(JSON.parse(out).changes).toHaveLength(3);
  expect(filesIn(root)).toEqual([]);
});

test('--list names what can be taken over', async () => {
  const root = project();
  expect((await run(root, undefined, { list: true })).out).toBe('tree\nselect');
  expect(JSON.parse((await run(root, undefined, { list: true, json: true })).out).widgets).toEqual([TREE, SELECT]);
});

test.each([
  ['tre', 'Did you mean tree?'],
  ['zebra-crossing', 'those that "--list" shows'],
  ['../tree', 'no widget "../tree"'],
  [undefined, 'No widget was named'],
])('the name %j is refused with a way on', async (name, said) => {
  const root = project();
  const { exitCode, err } = await run(root, name);
  expect([exitCode, filesIn(root)]).toEqual([2, []]);
  expect(err).toContain(said);
});

test('in the repository of the kit the packed widgets are found', async () => {
  expect((await run(project(undefined, 'dist/package/eject'), 'select')).exitCode).toBe(0);
});

test.each([
  ['a kit without widgets', null, 'brings no widgets'],
  ['a list that is no list', '{"tree": 1}', 'is not the list of widgets'],
  ['a list that is no JSON', '[', 'is not the list of widgets'],
  ['a list that names a file that is not there', JSON.stringify([{ ...TREE, files: ['Gone.tsx'] }]), 'is missing'],
])('%s is an environment that cannot do it', async (_title, list, said) => {
  const root = project(list);
  const { exitCode, err } = await run(root, 'tree');
  expect([exitCode, filesIn(root)]).toEqual([3, []]);
  expect(err).toContain(said);
});

test('a folder without a kit is told so', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'milepost-no-kit-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const { exitCode, err } = await run(root, 'tree');
  expect(exitCode).toBe(3);
  expect(err).toContain('No @milepost/kit is installed');
});

test('names the packages a widget needs, where it needs any', async () => {
  const root = project();
  expect((await run(root, 'tree')).out).toContain('and the packages react.');
  expect((await run(root, 'select')).out).not.toContain('packages');
});
