import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Io } from '../../io.ts';
import { newEntries, withLanguage } from '../../registration/index.ts';
import { diskFiles, diskSnapshot } from '../../workspace/index.ts';
import { emptyCatalogue } from '../new-locale/edits.ts';
import { removePageCommand } from '../remove-page/index.ts';
import { undoCommand } from '../undo/index.ts';
import type { NewPageFlags } from './input.ts';
import { newPageCommand } from './index.ts';
import { PAGE_FILES, copiedProject, treeOf as filesIn } from './testing/copiedProject.ts';

const TIMEOUT_MS = 600_000;
const TEAMS: NewPageFlags = {
  type: '2',
  resource: 'listGroups',
  path: 'permission/team',
  zh: '班组',
  zhtw: '班組',
  control: ['type=dictionary:groupType:name'],
};

/** A project with everything a page is registered in, and three pages. */
const project = (): string => copiedProject(PAGE_FILES);

/** Every file a page could touch, by its path. */
const treeOf = (root: string) => filesIn(root, ['console', 'docs', 'openapi/servers']);

const silent: Io = { out: () => undefined, err: () => undefined, stopRequested: () => Promise.resolve() };
const worldOf = (root: string, nowMs = 1) => ({ cwd: path.join(root, 'console'), files: diskFiles, nowMs: () => nowMs });

async function run(root: string, name: string, flags: NewPageFlags, ask?: (question: string) => Promise<string | null>, nowMs = 1) {
  const lines: string[] = [];
  const io: Io = { ...silent, out: (text) => void lines.push(text), ...(ask && { ask }) };
  const code = await newPageCommand(name, flags, io, worldOf(root, nowMs));
  return { code, out: lines.join('\n') };
}

describe('milepost new page', { timeout: TIMEOUT_MS }, () => {
  test('writes a page once, then changes nothing, and undo restores the tree', async () => {
    const root = project();
    const before = treeOf(root);
    const first = await run(root, 'team', TEAMS);
    expect(first.out).toContain('Page "team" at /permission/team: 2 new, 9 changed, 61 lines');
    expect(first.out).toMatch(/npx milepost undo +take it back$/);
    const after = treeOf(root);
    expect(Object.keys(after)).toHaveLength(Object.keys(before).length + 2);
    expect(after['console/e2e/screens/screens.e2e.ts']).toContain("{ path: '/permission/team', title: '班组', add: '新建班组' },");
    expect(after['openapi/servers/sandbox/resources/menu-targets/pages.ts']).toContain("page('permission/team', '班组', 'team')");

    expect(await run(root, 'team', TEAMS)).toEqual({
      code: 0,
      out: 'The page "team" at /permission/team is there already: nothing to change.',
    });
    expect(treeOf(root)).toEqual(after);

    expect(undoCommand(null, {}, silent, worldOf(root, 2))).toBe(0);
    expect(treeOf(root)).toEqual(before);
  });

  test('in a language that was added the words stand there untranslated, and go with the page', async () => {
    const root = project();
    const languages = path.join(root, 'kit/src/engines/language/languages.ts');
    const added = withLanguage(readFileSync(languages, 'utf8'), { code: 'eo', tag: 'eo', name: 'Esperanto', fallback: null });
    writeFileSync(languages, added ?? '');
    const catalogue = path.join(root, 'console/src/locales/pages/eo.po');
    writeFileSync(catalogue, emptyCatalogue(readFileSync(path.join(root, 'console/src/locales/pages/en.po'), 'utf8'), 'eo'));
    const before = treeOf(root);
    await run(root, 'team', TEAMS);
    expect(readFileSync(catalogue, 'utf8')).toMatch(/#: src\/pages\/team\/teams.ts\nmsgid "[^"]+"\nmsgstr ""/);
    expect(undoCommand(null, {}, silent, worldOf(root, 2))).toBe(0);
    expect(treeOf(root)).toEqual(before);
  });

  test.each([
    [{ dryRun: true }, '  + console/src/pages/team/teams.ts'],
    [{ diff: true }, '+export const teams = defineResource({'],
    [{ dryRun: true, json: true }, '"status":"planned"'],
  ])('with %j shows the plan and writes nothing', async (flags, words) => {
    const root = project();
    const before = treeOf(root);
    expect((await run(root, 'team', { ...TEAMS, ...flags })).out).toContain(words);
    expect(treeOf(root)).toEqual(before);
  });

  test('tells a program in JSON what was written', async () => {
    const answer: unknown = JSON.parse((await run(project(), 'team', { ...TEAMS, json: true })).out);
    expect(answer).toMatchObject({
      status: 'written',
      page: 'team',
      route: 'permission/team',
      changes: expect.arrayContaining([
        { path: 'console/src/pages/team/page.ts', kind: 'create' },
        { path: 'console/src/locales/pages/zh.po', kind: 'edit' },
      ]),
      conflicts: [],
    });
  });

  test('never overwrites what a person has changed, says which, and shows the difference', async () => {
    const root = project();
    await run(root, 'team', TEAMS);
    const file = path.join(root, 'console/src/pages/team/teams.ts');
    writeFileSync(file, `${readFileSync(file, 'utf8')}// mine\n`);
    const before = treeOf(root);
    const lines: string[] = [];
    const io: Io = { ...silent, out: (text) => void lines.push(text) };
    await expect(newPageCommand('team', { ...TEAMS, diff: true }, io, worldOf(root))).rejects.toMatchObject({
      exitCode: 4,
      message: expect.stringContaining('console/src/pages/team/teams.ts is not what would be written'),
      facts: { status: 'refused', conflicts: ['console/src/pages/team/teams.ts'] },
    });
    expect(lines.join('\n')).toContain('-// mine');
    expect(treeOf(root)).toEqual(before);
  });

  test('a folder somebody made for something else is left alone', async () => {
    const root = project();
    mkdirSync(path.join(root, 'console/src/pages/model'));
    writeFileSync(path.join(root, 'console/src/pages/model/ModelPage.tsx'), 'export {};\n');
    const before = treeOf(root);
    await expect(run(root, 'model', { ...TEAMS, path: 'permission/model' })).rejects.toMatchObject({
      exitCode: 4,
      message: expect.stringMatching(/pages\/model is there already and holds no page of this command.*Give the page another name/),
    });
    expect(treeOf(root)).toEqual(before);
  });

  test('a page stands where its address begins, in the directory that is named, made just before, or at the top', async () => {
    const root = project();
    const before = treeOf(root);
    const pagesOf = () => newEntries(diskSnapshot(root).read('openapi/servers/sandbox/resources/menu-targets/pages.ts') ?? '');
    const first = pagesOf().length;
    await newPageCommand('crews', { type: '0', zh: '队伍', zhtw: '隊伍' }, silent, worldOf(root));
    await run(root, 'team', { ...TEAMS, path: 'crews/team' }, undefined, 2);
    await run(root, 'squad', { ...TEAMS, path: 'permission/squad', folder: 'crews' }, undefined, 3);
    await run(root, 'gang', { ...TEAMS, path: 'permission/gang', folder: 'top' }, undefined, 4);
    const made = pagesOf().slice(first);
    expect(made.map(({ code, folder }) => [code, folder])).toEqual([
      ['crews', null],
      ['crews-team', 'crews'],
      ['permission-squad', 'crews'],
      ['permission-gang', null],
    ]);
    for (const [at, name] of ['crews', 'team', 'gang', 'squad'].entries()) removePageCommand(name, {}, silent, worldOf(root, 5 + at));
    expect(treeOf(root)).toEqual(before);
  });

  test('undo takes the words of its own page, though they were translated since and another page came after', async () => {
    const root = project();
    await run(root, 'team', TEAMS);
    const zh = path.join(root, 'console/src/locales/pages/zh.po');
    writeFileSync(zh, readFileSync(zh, 'utf8').replaceAll('班组', '作业班组'));
    const post = { type: '2', resource: 'listPositions', path: 'permission/post', zh: '职务', zhtw: '職務' };
    await newPageCommand('post', post, silent, worldOf(root, 2));
    rmSync(path.join(root, '.milepost/journal/19700101T000000002Z.json'));
    expect(undoCommand(null, {}, silent, worldOf(root, 3))).toBe(0);
    const left = diskSnapshot(root);
    expect(left.read('console/src/locales/pages/zh.po')).not.toMatch(/班组|pages\/team\//);
    expect(left.read('console/src/locales/pages/zh.po')).toContain('msgstr "新建职务"');
    expect(left.read('console/e2e/screens/screens.e2e.ts')).toMatch(/\/permission\/post/);
    expect(left.read('console/src/app/routes/pages.ts')).not.toContain('teamPage');
    expect(left.names('console/src/pages')).not.toContain('team');
  });

  test.each([
    [{ path: 'permission/group' }, /\/permission\/group belongs to the page "group".*--path permission\/team.*remove page group/],
    [{ path: 'nowhere/team' }, /the menu has no directory "nowhere".*Its directories are .*permission/],
    [{ columns: 'fulName' }, /--columns names "fulName", which listGroups does not have\. Did you mean fullName\?/],
    [{ hide: 'type,enCode' }, /--hide names "enCode", which a new record needs: nothing could be saved without it/],
    [{ fields: 'organizeId' }, /--fields names "organizeId".*There are fullName/],
    [{ control: ['type=userr'] }, /--control type=userr names no picker\. Did you mean user\? There are user, .*dictionary:CODE/],
  ])('%j is refused before anything is written', async (flags, message) => {
    const root = project();
    const before = treeOf(root);
    await expect(run(root, 'team', { ...TEAMS, ...flags })).rejects.toMatchObject({ exitCode: 2, message: expect.stringMatching(message) });
    expect(treeOf(root)).toEqual(before);
  });

  test('what only a person knows is asked for, with the pickers there are, and never becomes a field of raw ids', async () => {
    const designs = { type: '2', resource: 'listModels', path: 'system/plan', fields: 'fullName,enCode,category,dbLinkId' };
    await expect(run(project(), 'plan', { ...designs, zh: '方案', zhtw: '方案', json: true })).rejects.toMatchObject({
      exitCode: 2,
      message: expect.stringMatching(/an answer, and nothing was written[^]*--control dbLinkId=… \(.*\buser, .*dictionary:CODE:id/),
      facts: {
        status: 'inputRequired',
        questions: expect.arrayContaining([expect.objectContaining({ flag: '--control dbLinkId=', isNeeded: true })]),
      },
    });
  });

  test('a dictionary the sandbox does not have is named, with those that are near', async () => {
    const { out } = await run(project(), 'team', { ...TEAMS, control: ['type=dictionary:grouptype:name'], dryRun: true });
    expect(out).toContain('The sandbox has no dictionary "grouptype", so type offers nothing there. Did you mean groupType');
  });

  test('at a terminal the questions are asked and the answers are taken', async () => {
    const root = project();
    const asked: string[] = [];
    const team = await run(
      root,
      'squad',
      { ...TEAMS, path: 'permission/squad', zhtw: undefined, label: ['memberCount=人数,人數,Members'] },
      (question) => {
        asked.push(question);
        return Promise.resolve('小隊');
      },
    );
    expect(asked).toEqual(['What is one squad called in Traditional Chinese? ']);
    expect(team.code).toBe(0);
    expect(diskSnapshot(root).read('console/src/locales/pages/zhtw.po')).toContain('msgstr "新增小隊"');
  });

  test('words that were given win over those the console says elsewhere, with a context of their own', async () => {
    const root = project();
    await run(root, 'team', { ...TEAMS, label: ['type=班组种类,班組種類,Status'] });
    const snapshot = diskSnapshot(root);
    expect(snapshot.read('console/src/pages/team/teams.ts')).toContain("msg({ message: 'Status', context: 'team' })");
    expect(snapshot.read('console/src/locales/pages/zh.po')).toContain('msgctxt "team"\nmsgid "Status"\nmsgstr "班组种类"');
    for (const locale of ['zh', 'zhtw', 'en'])
      expect(snapshot.read(`console/src/locales/pages/${locale}.po`)).not.toMatch(/^msgid ".+"\nmsgstr ""$/m);
  });
});

describe('milepost remove page', () => {
  test('takes a declaration away with all that belongs to it, and undo brings it back', () => {
    const root = project();
    const before = treeOf(root);
    expect(removePageCommand('group', { dryRun: true }, silent, worldOf(root))).toBe(0);
    expect(treeOf(root)).toEqual(before);
    expect(removePageCommand('group', {}, silent, worldOf(root))).toBe(0);
    expect(
      Object.entries(treeOf(root))
        .filter(([, text]) => /groupPage|pages\/group\/|permission\/group',/.test(text))
        .map(([file]) => file),
    ).toEqual(['openapi/servers/sandbox/seed/menu.ts']);
    expect(undoCommand(null, {}, silent, worldOf(root, 2))).toBe(0);
    expect(treeOf(root)).toEqual(before);
  });

  test.each([
    ['gruop', 2, /no page "gruop"\. Did you mean group\?/],
    ['dashboard', 2, /"dashboard" is written as components/],
    ['position', 4, /Others import the page "position".*console\/src\/app\/session\/uses\.ts/],
  ])('%s is refused', (name, exitCode, message) => {
    const root = project();
    mkdirSync(path.join(root, 'console/src/app/session'));
    writeFileSync(path.join(root, 'console/src/app/session/uses.ts'), "import '../../pages/position/positions.ts';\n");
    expect(() => removePageCommand(name, {}, silent, worldOf(root))).toThrow(
      expect.objectContaining({ exitCode, message: expect.stringMatching(message) }),
    );
  });
});
