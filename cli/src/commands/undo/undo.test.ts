import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Io } from '../../io.ts';
import { diskFiles, kept, literalSnapshot, writeRun, type FileChange, type PlanFlags, type Run } from '../../workspace/index.ts';
import { undoCommand } from './index.ts';
import { lastRuns, planUndo } from './plan.ts';

const LINES = 'alpha\nbeta\ngamma\ndelta\nepsilon\nzeta\neta\n';
const CHANGES: readonly FileChange[] = [
  { path: 'page.ts', before: null, after: 'page\n' },
  { path: 'words.po', before: LINES, after: LINES.replace('gamma\n', 'gamma\nnew\n') },
];
const RUN: Run = { id: '1', command: 'new page area', changes: kept(CHANGES), folders: [] };
const after = { 'page.ts': 'page\n', 'words.po': LINES.replace('gamma\n', 'gamma\nnew\n') };

describe('the way back of a run', () => {
  test('files as the run left them get their old text, or go', () => {
    expect(planUndo([RUN], literalSnapshot(after))).toEqual({
      changes: [
        { path: 'page.ts', before: 'page\n', after: null },
        { path: 'words.po', before: after['words.po'], after: LINES },
      ],
      merged: [],
      blocked: [],
      kept: [],
    });
  });

  test('a file that others changed elsewhere loses only the lines of the run', () => {
    const current = `first\n${after['words.po']}last\n`;
    const plan = planUndo([RUN], literalSnapshot({ ...after, 'words.po': current }));
    expect(plan.changes.at(-1)?.after).toBe(`first\n${LINES}last\n`);
    expect([plan.merged, plan.blocked]).toEqual([['words.po'], []]);
  });

  test.each([
    ['a page somebody worked on stays', { ...after, 'page.ts': 'mine\n' }, [{ path: 'page.ts', why: 'edited' }]],
    [
      'lines of the run that were changed stay',
      { ...after, 'words.po': after['words.po'].replace('new', 'newer') },
      [{ path: 'words.po', why: 'edited' }],
    ],
    ['a file that is gone cannot get its old text', { 'page.ts': 'page\n' }, [{ path: 'words.po', why: 'gone' }]],
  ])('%s', (_, files, blocked) => expect(planUndo([RUN], literalSnapshot(files)).blocked).toEqual(blocked));

  test('what is as before already is left alone', () => {
    expect(planUndo([RUN], literalSnapshot({ 'words.po': LINES }))).toEqual({ changes: [], merged: [], blocked: [], kept: [] });
  });
});

const PAGE_OF_TEAMS =
  "export const teamPage = resourcePage({ path: 'permission/team', load: async () => (await import('./teams.ts')).teams });\n";
const PO = `msgid ""
msgstr ""

#: src/pages/group/groups.ts
#: src/pages/team/teams.ts
msgid "Group type"
msgstr "分组类型"

#: src/pages/team/teams.ts
msgid "Teams"
msgstr "班组"
`;
const withoutTeams = `msgid ""
msgstr ""

#: src/pages/group/groups.ts
msgid "Group type"
msgstr "分组类型"
`;
const TEAMS: readonly FileChange[] = [
  { path: 'console/src/pages/team/teams.ts', before: null, after: 'teams\n' },
  { path: 'console/src/pages/team/page.ts', before: null, after: PAGE_OF_TEAMS },
  { path: 'console/src/locales/pages/zh.po', before: withoutTeams, after: PO },
];
const filesAfter = (changes: readonly FileChange[]) => Object.fromEntries(changes.map(({ path, after }) => [path, after ?? '']));

describe('the way back of a page', () => {
  const run = (id: string, changes: readonly FileChange[]): Run => ({
    id,
    command: 'new page team --type 2',
    changes: kept(changes),
    folders: [],
  });
  const wordsAfter = (files: Readonly<Record<string, string>>, runs = [run('1', TEAMS)]) => {
    const { changes, blocked } = planUndo(runs, literalSnapshot({ ...filesAfter(TEAMS), ...files }));
    expect(blocked).toEqual([]);
    return changes.find(({ path }) => path.endsWith('.po'))?.after;
  };

  test('takes its words, however somebody has translated them since', () => {
    expect(wordsAfter({ 'console/src/locales/pages/zh.po': PO.replace('班组', '作业班组') })).toBe(withoutTeams);
  });

  test('leaves the words others have added or given a file since', () => {
    const other = '\n#: src/pages/post/posts.ts\n#: src/pages/team/teams.ts\nmsgid "Team leader"\nmsgstr "组长"\n';
    expect(wordsAfter({ 'console/src/locales/pages/zh.po': PO + other })).toBe(
      withoutTeams + other.replace('#: src/pages/team/teams.ts\n', ''),
    );
  });

  test('takes its place in the shared files out from between those that came since', () => {
    const list = (...names: string[]) => `export const screens = [\n  groupPage,\n${names.map((name) => `  ${name},\n`).join('')}];\n`;
    const line = "import { teamPage } from '../../pages/team/page.ts';\n";
    const pages = { path: 'console/src/app/routes/pages.ts', before: list(), after: `${line}${list('teamPage')}` };
    const row = (name: string) => `  { path: '/permission/${name}', title: '班组', add: null },\n`;
    const rows = (...names: string[]) => `const SCREENS: readonly Screen[] = [\n${row('group')}${names.map(row).join('')}];\n`;
    const journeys = { path: 'console/e2e/screens/screens.e2e.ts', before: rows(), after: rows('team') };
    const plan = planUndo(
      [run('1', [...TEAMS, pages, journeys])],
      literalSnapshot({
        ...filesAfter(TEAMS),
        [pages.path]: `${line}${list('teamPage', 'postPage')}`,
        [journeys.path]: rows('team', 'post'),
      }),
    );
    expect(plan.blocked).toEqual([]);
    expect(Object.fromEntries(plan.changes.map(({ path, after: text }) => [path, text]))).toMatchObject({
      [pages.path]: list('postPage'),
      [journeys.path]: rows('post'),
    });
  });

  test('made in two goes is one', () => {
    const again: FileChange = { path: 'console/src/locales/pages/en.po', before: withoutTeams, after: PO };
    const [first, second] = [run('1', TEAMS), run('2', [again])];
    expect(lastRuns([{ ...RUN, id: '0' }, first, second])).toEqual([second, first]);
    const plan = planUndo([second, first], literalSnapshot(filesAfter([...TEAMS, again])));
    expect(plan.changes.map(({ path, after: text }) => [path.split('/').at(-1), text])).toEqual([
      ['en.po', withoutTeams],
      ['teams.ts', null],
      ['page.ts', null],
      ['zh.po', withoutTeams],
    ]);
  });

  test('is kept short: an edit by its lines, not by both its texts', () => {
    const long = `${'#: src/a.ts\nmsgid "a"\nmsgstr "a"\n\n'.repeat(5_000)}`;
    const [change] = kept([{ path: 'words.po', before: long, after: `${long}end\n` }]);
    expect(JSON.stringify(change).length).toBeLessThan(1_000);
  });
});

function project(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'milepost-undo-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  writeFileSync(path.join(root, 'package.json'), '{"workspaces":["openapi","console"]}');
  writeFileSync(path.join(root, 'words.po'), LINES);
  mkdirSync(path.join(root, 'console/src'), { recursive: true });
  return root;
}

function undo(cwd: string, flags: PlanFlags = {}, name: string | null = null): { code: number; out: string } {
  const lines: string[] = [];
  const io: Io = { out: (text) => void lines.push(text), err: () => undefined, stopRequested: () => Promise.resolve() };
  const code = undoCommand(name, flags, io, { cwd, files: diskFiles, nowMs: () => 0 });
  return { code, out: lines.join('\n') };
}

describe('milepost undo of one page by its name', () => {
  const [TEAMS_FILE, PAGE_FILE, WORDS_FILE] = TEAMS.map(({ path: file }) => file) as [string, string, string];
  const POST: FileChange = { path: 'console/src/pages/post/page.ts', before: null, after: 'post\n' };
  const text = (root: string, file: string) => diskFiles.read(path.join(root, file));

  /** A project in which a page was made, then another one. */
  function withTeams(): string {
    const root = project();
    mkdirSync(path.join(root, 'console/src/locales/pages'), { recursive: true });
    writeFileSync(path.join(root, WORDS_FILE), withoutTeams);
    writeRun(root, 'new page team --type 2 --resource listGroups', TEAMS, diskFiles, 1);
    writeRun(root, 'new page post --type 2 --resource listPositions', [POST], diskFiles, 2);
    return root;
  }

  test('takes it back whatever came since, and leaves the others', () => {
    const root = withTeams();
    expect(undo(root, {}, 'team').out).toContain('Took back "milepost new page team --type 2 --resource listGroups": 1 changed, 2 removed');
    expect([TEAMS_FILE, PAGE_FILE, WORDS_FILE].map((file) => text(root, file))).toEqual([null, null, withoutTeams]);
    expect(text(root, POST.path)).toBe('post\n');
    expect(undo(root).out).toContain('Took back "milepost new page post');
    expect(undo(root).out).toBe('There is no run to take back.');
  });

  test('a declaration somebody has worked on is kept with its words, and named', () => {
    const root = withTeams();
    writeFileSync(path.join(root, TEAMS_FILE), 'mine\n');
    const { out } = undo(root, {}, 'team');
    expect(out).toMatch(
      /Kept:\n {2}console\/src\/pages\/team\/teams\.ts {2}\(somebody has worked on it since\)\nTheir words stay with them/,
    );
    expect([TEAMS_FILE, PAGE_FILE, WORDS_FILE].map((file) => text(root, file))).toEqual(['mine\n', null, PO]);
  });

  test('what a kept file imports is kept as well', () => {
    const root = withTeams();
    writeFileSync(path.join(root, PAGE_FILE), `// mine\n${PAGE_OF_TEAMS}`);
    const { kept: staying } = JSON.parse(undo(root, { json: true }, 'team').out);
    expect(staying).toEqual([
      { path: PAGE_FILE, why: 'edited' },
      { path: TEAMS_FILE, why: 'needed' },
    ]);
    expect(text(root, TEAMS_FILE)).toBe('teams\n');
  });

  test('one that was removed last is brought back', () => {
    const root = withTeams();
    const removal = TEAMS.map(({ path: file, before, after: made }) => ({ path: file, before: made, after: before }));
    writeRun(root, 'remove page team', removal, diskFiles, 3);
    expect(undo(root, { dryRun: true }, 'team').out).toContain('Nothing was written. Leave out --dry-run and --diff to do it.');
    undo(root, {}, 'team');
    expect(text(root, WORDS_FILE)).toBe(PO);
    undo(root, {}, 'team');
    expect(text(root, TEAMS_FILE)).toBeNull();
  });

  test('one that was removed is brought back beside the neighbours that are left, when others went since', () => {
    const root = withTeams();
    const rows = (...names: readonly string[]) => ['first', ...names, 'last', ''].join('\n');
    const take = (name: string, before: string, after: string, at: number) => {
      writeFileSync(path.join(root, 'pages.ts'), before);
      writeRun(root, `remove page ${name}`, [{ path: 'pages.ts', before, after }], diskFiles, at);
    };
    take('team', rows('team', 'post', 'road'), rows('post', 'road'), 3);
    take('post', rows('post', 'road'), rows('road'), 4);
    take('road', rows('road'), rows(), 5);
    undo(root, {}, 'team');
    undo(root, {}, 'road');
    expect(text(root, 'pages.ts')?.split('\n').toSorted()).toEqual(rows('team', 'road').split('\n').toSorted());
  });

  test('a domain and a widget are refused with the way there is', () => {
    const root = withTeams();
    const file: FileChange = { path: 'a.ts', before: null, after: 'a' };
    writeRun(root, 'new widget lane-switch', [file], diskFiles, 3);
    writeRun(root, 'remove domain bridge', [{ ...file, path: 'b.ts' }], diskFiles, 4);
    expect(() => undo(root, {}, 'lane-switch')).toThrow(/is a widget.*"milepost remove widget lane-switch" takes it away/);
    expect(() => undo(root, {}, 'bridge')).toThrow(/is a domain.*"milepost new domain bridge" with what it was made of/);
  });

  test('a name no run has is refused with the nearest; one that is a page and a language asks which', () => {
    const root = withTeams();
    const refusal = (name: string, message: RegExp) =>
      expect(() => undo(root, {}, name)).toThrow(expect.objectContaining({ exitCode: 2, message: expect.stringMatching(message) }));
    refusal('tean', /No run is recorded that made or removed "tean", .*Did you mean team\?/);
    writeRun(root, 'new locale post', [], diskFiles, 3);
    refusal('post', /"post" is a page and a language, .*"milepost remove page post" or "milepost remove locale post"/);
  });
});

describe('milepost undo', () => {
  test('takes back one run after the other, from any folder of the project', () => {
    const root = project();
    writeRun(root, 'new page area', CHANGES, diskFiles, 1);
    writeRun(root, 'new page rule', [{ path: 'page.ts', before: 'page\n', after: 'rule\n' }], diskFiles, 2);
    const inside = path.join(root, 'console/src');
    const first = undo(inside);
    expect(first.out).toContain('Took back "milepost new page rule": 1 changed');
    expect(first.out).toContain('npx milepost undo   take back the run before it, "milepost new page area"');
    expect(readFileSync(path.join(root, 'page.ts'), 'utf8')).toBe('page\n');
    expect(undo(inside).out).toContain('1 changed, 1 removed');
    expect(readFileSync(path.join(root, 'words.po'), 'utf8')).toBe(LINES);
    expect(undo(inside)).toEqual({ code: 0, out: 'There is no run to take back.' });
  });

  test.each([
    [{ dryRun: true }, 'Would take back'],
    [{ diff: true }, '-new'],
  ])('with %j only says what it would do', (flags, words) => {
    const root = project();
    writeRun(root, 'new page area', CHANGES, diskFiles, 1);
    const { out } = undo(root, flags);
    expect(out).toContain('Nothing was written. Leave out --dry-run and --diff to do it.');
    expect(out).toContain(words);
    expect(readFileSync(path.join(root, 'page.ts'), 'utf8')).toBe('page\n');
    expect(undo(root).code).toBe(0);
  });

  test('refuses when files were edited since, says which, and changes nothing', () => {
    const root = project();
    writeRun(root, 'new page area', CHANGES, diskFiles, 1);
    writeFileSync(path.join(root, 'page.ts'), 'mine\n');
    expect(() => undo(root)).toThrow(
      expect.objectContaining({
        exitCode: 4,
        message: expect.stringMatching(/page\.ts was changed after the run[^]*put these files back/),
      }),
    );
    expect(readFileSync(path.join(root, 'words.po'), 'utf8')).toBe(after['words.po']);
  });

  test('tells a program in JSON', () => {
    const root = project();
    writeRun(root, 'new page area', CHANGES, diskFiles, 1);
    expect(JSON.parse(undo(root, { json: true }).out)).toMatchObject({
      status: 'written',
      command: 'new page area',
      changes: [
        { path: 'page.ts', kind: 'remove' },
        { path: 'words.po', kind: 'edit' },
      ],
    });
    expect(JSON.parse(undo(root, { json: true }).out)).toEqual({ status: 'nothing', changes: [] });
  });

  test('outside of a project says so', () => {
    expect(() => undo(tmpdir())).toThrow(
      expect.objectContaining({ exitCode: 3, message: expect.stringContaining('lies in no Milepost project') }),
    );
  });
});
