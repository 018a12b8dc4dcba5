import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Io } from '../../io.ts';
import { diskFiles, diskSnapshot, findProject } from '../../workspace/index.ts';
import { undoCommand } from '../undo/index.ts';
import type { NewPageFlags } from './input.ts';
import { newPageCommand } from './index.ts';

const REPO = findProject(import.meta.dirname);
const TIMEOUT_MS = 60_000;
const GROUPS: NewPageFlags = { type: '2', resource: 'listGroups' };

/** Takes the page of the groups out of a project, with its words: the tests make one of their own. */
function withoutGroups(root: string): void {
  const edit = (file: string, change: (text: string) => string) =>
    writeFileSync(path.join(root, file), change(readFileSync(path.join(root, file), 'utf8')));
  edit('console/src/app/routes/pages.ts', (text) => text.replace(/^import \{ groupPage \}.*\n/m, '').replace(/\s*groupPage,?/, ''));
  const isOfGroups = (block: string) => /^#: src\/pages\/group\//m.test(block) && !/^#: src\/(?!pages\/group\/)/m.test(block);
  for (const locale of ['zh', 'zhtw', 'en'])
    edit(`console/src/locales/${locale}.po`, (text) =>
      text
        .split('\n\n')
        .filter((block) => !isOfGroups(block))
        .join('\n\n'),
    );
}

/** A project with everything a page is registered in. */
function project(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'milepost-new page 页面-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const copied = [
    'package.json',
    '.oxfmtrc.json',
    'console/package.json',
    'console/lingui.config.ts',
    'console/src/app/routes/pages.ts',
    'console/src/locales',
    'openapi/servers/sandbox/seed/menu.ts',
    'openapi/servers/sandbox/resources/organization',
    'openapi/src/domains',
  ];
  for (const each of copied) cpSync(path.join(REPO, each), path.join(root, each), { recursive: true });
  symlinkSync(path.join(REPO, 'node_modules'), path.join(root, 'node_modules'));
  withoutGroups(root);
  return root;
}

/** Every file a page could touch, by its path. */
const treeOf = (root: string): Record<string, string> =>
  Object.fromEntries(
    ['console', 'openapi/servers'].flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
        .map((file) => [path.relative(root, file), readFileSync(file, 'utf8')] as const),
    ),
  );

async function run(root: string, name: string, flags: NewPageFlags) {
  const lines: string[] = [];
  const io: Io = { out: (text) => void lines.push(text), err: () => undefined, stopRequested: () => Promise.resolve() };
  const code = await newPageCommand(name, flags, io, { cwd: path.join(root, 'console'), files: diskFiles, nowMs: () => 1 });
  return { code, out: lines.join('\n') };
}

describe('milepost new page', { timeout: TIMEOUT_MS }, () => {
  test('writes a page once, then changes nothing, and undo restores the tree', async () => {
    const root = project();
    const before = treeOf(root);
    const first = await run(root, 'group', GROUPS);
    expect(first.out).toContain('Page "group" at /permission/group: 17 new, 4 changed');
    expect(first.out).toMatch(/npx milepost undo +take it back$/);
    const after = treeOf(root);
    expect(Object.keys(after)).toHaveLength(Object.keys(before).length + 17);

    expect(await run(root, 'group', GROUPS)).toEqual({
      code: 0,
      out: 'The page "group" at /permission/group is there already: nothing to change.',
    });
    expect(treeOf(root)).toEqual(after);

    const io: Io = { out: () => undefined, err: () => undefined, stopRequested: () => Promise.resolve() };
    expect(undoCommand({}, io, { cwd: root, files: diskFiles, nowMs: () => 2 })).toBe(0);
    expect(treeOf(root)).toEqual(before);
  });

  test.each([
    [{ dryRun: true }, '  + console/src/pages/group/GroupPage.tsx'],
    [{ diff: true }, '+export default function GroupPage() {'],
    [{ dryRun: true, json: true }, '"status":"planned"'],
  ])('with %j shows the plan and writes nothing', async (flags, words) => {
    const root = project();
    const before = treeOf(root);
    expect((await run(root, 'group', { ...GROUPS, ...flags })).out).toContain(words);
    expect(treeOf(root)).toEqual(before);
  });

  test('tells a program in JSON what was written', async () => {
    const answer: unknown = JSON.parse((await run(project(), 'group', { ...GROUPS, json: true })).out);
    expect(answer).toMatchObject({
      status: 'written',
      page: 'group',
      route: 'permission/group',
      changes: expect.arrayContaining([
        { path: 'console/src/pages/group/page.ts', kind: 'create' },
        { path: 'console/src/locales/zh.po', kind: 'edit' },
      ]),
      conflicts: [],
    });
  });

  test('never overwrites what a person has changed, and says which', async () => {
    const root = project();
    await run(root, 'group', GROUPS);
    const file = path.join(root, 'console/src/pages/group/GroupPage.tsx');
    writeFileSync(file, `${readFileSync(file, 'utf8')}// mine\n`);
    const before = treeOf(root);
    await expect(run(root, 'group', GROUPS)).rejects.toMatchObject({
      exitCode: 4,
      message: expect.stringContaining('console/src/pages/group/GroupPage.tsx is not what would be written'),
    });
    expect(treeOf(root)).toEqual(before);
  });

  test('data that other pages read already is not written over: it refuses before anything is written, and says what to do', async () => {
    const root = project();
    const folder = path.join(root, 'console/src/data/group');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'sources.ts'), 'export const groupSource = 1;\n');
    expect((await run(root, 'group', { ...GROUPS, dryRun: true })).code).toBe(0);
    writeFileSync(path.join(folder, 'queries.ts'), 'export const groupsQuery = 1;\n');
    const before = treeOf(root);
    await expect(run(root, 'group', GROUPS)).rejects.toMatchObject({
      exitCode: 4,
      message: expect.stringMatching(/has data files already[^]*console\/src\/data\/group\/queries\.ts is there[^]*by hand/),
    });
    expect(treeOf(root)).toEqual(before);
  });

  test('no message is without a translation, and what is not reviewed is named', async () => {
    const root = project();
    const { out } = await run(root, 'team', { ...GROUPS, path: 'permission/team', zh: '班组', zhtw: '班組' });
    expect(out).toContain('The menu of a real server needs an entry of type 2 with the address permission/team');
    const snapshot = diskSnapshot(root);
    for (const locale of ['zh', 'zhtw', 'en'])
      expect(snapshot.read(`console/src/locales/${locale}.po`)).not.toMatch(/^msgid ".+"\nmsgstr ""$/m);
    expect(snapshot.read('console/src/locales/zh.po')).toContain('msgstr "新建班组"');
    expect(snapshot.read('openapi/servers/sandbox/seed/menu.ts')).toContain("page('permission/team', '班组', 'team'),");
  });

  test('asks nothing and says everything that is missing at once', async () => {
    const root = project();
    await expect(run(root, 'Group', {})).rejects.toMatchObject({
      exitCode: 2,
      message: expect.stringMatching(/no name for a folder[^]*--type is missing[^]*--resource is missing/),
    });
  });
});
