import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Io } from '../../../io.ts';
import { withLanguage } from '../../../registration/index.ts';
import { diskFiles } from '../../../workspace/index.ts';
import { listPagesCommand } from '../../list/index.ts';
import { removePageCommand } from '../../remove-page/index.ts';
import { undoCommand } from '../../undo/index.ts';
import { newPageCommand } from '../index.ts';
import type { NewPageFlags } from '../input.ts';
import { openTargets, type OpenTargets } from './knownTargets.ts';
import { copiedProject, treeOf } from '../testing/copiedProject.ts';

const TIMEOUT_MS = 600_000;
const COPIED = [
  'package.json',
  '.oxfmtrc.json',
  'console/src/i18n/menu',
  'console/src/pages/group',
  'kit/src/engines/language',
  'openapi/servers/sandbox/seed/menu.ts',
  'openapi/servers/sandbox/resources/menu-targets',
];
const NAMES = { zh: '车道类型', zhtw: '車道類型' } as const;
const ADMIN = { MILEPOST_ADMIN_ACCOUNT: 'root', MILEPOST_ADMIN_PASSWORD: 'secret' };
const silent: Io = { out: () => undefined, err: () => undefined, stopRequested: () => Promise.resolve() };

/** A project with the menu alone. */
const project = (): string => copiedProject(COPIED);

let runs = 0;
const worldOf = (root: string) => ({ cwd: path.join(root, 'console'), files: diskFiles, nowMs: () => (runs += 1) });

/** A server with one of each. */
const open: OpenTargets = () =>
  Promise.resolve({
    targetsOf: (kind) => Promise.resolve([{ id: `${kind}-7`, code: `${kind}Seven` }]),
    close: () => Promise.resolve(),
  });

async function run(root: string, name: string, flags: NewPageFlags, server: OpenTargets = open) {
  const lines: string[] = [];
  const code = await newPageCommand(
    name,
    { ...NAMES, ...flags },
    { ...silent, out: (text) => void lines.push(text) },
    worldOf(root),
    server,
  );
  return { code, out: lines.join('\n') };
}
const removed = (root: string, name: string): number => removePageCommand(name, {}, silent, worldOf(root));
const undone = (root: string): number => undoCommand(null, {}, silent, worldOf(root));

/** The entries that were added, and the lines of words, without what was there before. */
const added = (root: string, before: Record<string, string>) => {
  const after = treeOf(root);
  return Object.keys(after)
    .filter((file) => after[file] !== before[file])
    .map((file) => [file, after[file]?.split('\n').filter((line) => !before[file]?.includes(line))] as const);
};

/** Every type, its flags, the entry that is written and the address it has. */
const TYPES = [
  ['0', {}, "entry: directory('laneKind', '车道类型', 'laneKind', [])", null],
  ['1', {}, "entry: category('laneKind', '车道类型', 'laneKind', [])", 'laneKind'],
  ['3', { target: 'modelSeven' }, "target: 'modelSeven', entry: model('laneKind', '车道类型', 'laneKind')", 'model/laneKind'],
  [
    '4',
    { target: 'dictionaryPageSeven' },
    "target: 'dictionaryPageSeven', entry: dictionaryPage('laneKind', '车道类型', 'laneKind')",
    'dictionary/laneKind',
  ],
  ['5', { target: 'report-7' }, "target: 'report-7', entry: report('laneKind', '车道类型', 'laneKind')", 'report/laneKind'],
  ['6', { target: 'screenSeven' }, "target: 'screenSeven', entry: screen('laneKind', '车道类型', 'laneKind')", null],
  [
    '7',
    { target: 'https://lanes.example/?a=1' },
    "entry: link('laneKind', '车道类型', 'laneKind', 'https://lanes.example/?a=1', '_blank')",
    null,
  ],
  ['8', { target: 'portal-7' }, "target: 'portal-7', entry: portal('laneKind', '车道类型', 'laneKind')", 'portal/laneKind'],
] as const;

describe('milepost new page of the types without a page of their own', { timeout: TIMEOUT_MS }, () => {
  test.each(TYPES)(
    'type %s adds its entry and its names, once, is listed, and remove and undo take it back',
    async (type, flags, entry, route) => {
      const root = project();
      const before = treeOf(root);
      const { code, out } = await run(root, 'lane-kind', { ...flags, type, folder: 'system', json: true });
      expect(code).toBe(0);
      expect(JSON.parse(out)).toMatchObject({ status: 'written', type: Number(type), route });
      const [en, zhtw, pages] = added(root, before);
      expect(en).toEqual(['console/src/i18n/menu/en.ts', ["  'menu laneKind 车道类型': 'Lane kind',"]]);
      expect(zhtw).toEqual(['console/src/i18n/menu/zhtw.ts', ["  'menu laneKind 车道类型': '車道類型',"]]);
      expect(pages?.[1]?.join(' ').replaceAll(/\s+/g, ' ')).toContain(entry);

      const after = treeOf(root);
      const again = await run(root, 'lane-kind', { ...flags, type, folder: 'system' });
      expect(again).toEqual({ code: 0, out: 'The entry "lane-kind" is there already: nothing to change.' });
      const listed: string[] = [];
      listPagesCommand({}, { ...silent, out: (text) => void listed.push(text) }, worldOf(root));
      expect(listed.join('\n')).toMatch(new RegExp(`^lane-kind +${type} `, 'm'));

      expect(removed(root, 'lane-kind')).toBe(0);
      expect(treeOf(root)).toEqual(before);
      expect(undone(root)).toBe(0);
      expect(treeOf(root)).toEqual(after);
      expect(undone(root)).toBe(0);
      expect(treeOf(root)).toEqual(before);
    },
  );

  test('a directory at the top is made in one command with what stands in it; others join it later, and go in any order', async () => {
    const root = project();
    const before = treeOf(root);
    const inside = ['lane-kinds=4,车道字典,車道字典,dictionaryPageSeven', 'lane-news=7,车道新闻,車道新聞,https://lanes.example/a,b'];
    const { out } = await run(root, 'lanes', { type: '0', entry: inside });
    expect(out).toContain('In it: "lane-kinds" (车道字典), type 4, "lane-news" (车道新闻), type 7');
    expect(treeOf(root)['openapi/servers/sandbox/resources/menu-targets/pages.ts']).toMatch(
      /folder: null, sortCode: 200, entry: directory\('lanes'[^]*folder: 'lanes', sortCode: 200, target: 'dictionaryPageSeven'/,
    );
    await run(root, 'lane-board', { type: '8', folder: 'lanes', target: 'portal-7' });
    expect(removed(root, 'lanes')).toBe(0);
    expect(removed(root, 'lane-news')).toBe(0);
    await run(root, 'lane-report', { type: '5', folder: 'system', target: 'report-7' });
    for (const name of ['lane-board', 'lane-report', 'lane-kinds']) expect(removed(root, name)).toBe(0);
    expect(treeOf(root)).toEqual(before);
  });

  test('undo takes its own entry out from among those that came since', async () => {
    const root = project();
    await run(root, 'lane-one', { type: '0' });
    const between = treeOf(root);
    await run(root, 'lane-two', { type: '5', target: 'report-7', folder: 'laneOne' });
    await run(root, 'lane-three', { type: '8', target: 'portal-7' });
    expect(removed(root, 'lane-three')).toBe(0);
    // What was removed by the last run is back, and goes with the one before it.
    for (let step = 0; step < 3; step += 1) expect(undone(root)).toBe(0);
    expect(treeOf(root)).toEqual(between);
  });

  test.each([
    ['lane-one', 'lane-two', 'lane-three'],
    ['lane-three', 'lane-one', 'lane-two'],
    ['lane-two', 'lane-three', 'lane-one'],
  ])('undo by name brings back what was removed, whatever went and came since: %s, %s, %s', async (...names) => {
    const root = project();
    await run(root, 'lane-one', { type: '0' });
    await run(root, 'lane-two', { type: '5', target: 'report-7', folder: 'laneOne' });
    await run(root, 'lane-three', {
      type: '7',
      target: 'https://lanes.example/a-rather-long-address/that-does-not-fit-on-a-line?kind=lane',
    });
    const linesOf = () =>
      Object.values(treeOf(root))
        .flatMap((text) => text.split('\n'))
        .toSorted();
    const made = linesOf();
    for (const name of ['lane-one', 'lane-two', 'lane-three']) removed(root, name);
    for (const name of names) expect(undoCommand(name, {}, silent, worldOf(root))).toBe(0);
    expect(linesOf()).toEqual(made);
  });

  test('undo by name brings nothing back whose code is another entry by now', async () => {
    const root = project();
    await run(root, 'lane-one', { type: '0' });
    removed(root, 'lane-one');
    await run(root, 'lane-other', { type: '0' });
    const file = path.join(root, 'openapi/servers/sandbox/resources/menu-targets/pages.ts');
    writeFileSync(file, readFileSync(file, 'utf8').replace("directory('laneOther'", "directory('laneOne'"));
    expect(() => undoCommand('lane-one', {}, silent, worldOf(root))).toThrow(/was not taken back, and nothing was written/);
  });

  test('every language of the list gets its names: those that were given, else none, which is said; words given since are kept', async () => {
    const root = project();
    const [list, japanese] = ['kit/src/engines/language/languages.ts', 'console/src/i18n/menu/ja.ts'].map((file) => path.join(root, file));
    const language = { code: 'ja', tag: 'ja', name: '日本語', fallback: null };
    writeFileSync(list ?? '', withLanguage(readFileSync(list ?? '', 'utf8'), language) ?? '');
    writeFileSync(japanese ?? '', 'export const messages: Record<string, string> = {};\n');
    const before = treeOf(root);
    const flags = { type: '0', entry: ['lane-news=7,车道新闻,車道新聞,https://lanes.example/'], menuName: ['ja=車線', 'en=Lane types'] };
    const { out } = await run(root, 'lane-kind', flags);
    expect(out).toMatch(/日本語 \(ja\) has no words for "车道新闻" yet, and the menu shows them in 简体中文\..*i18n missing --locale ja/);
    expect(out).not.toContain('no words for "车道类型"');
    const [english, own] = added(root, before);
    expect(english?.[1]?.[0]).toBe("  'menu laneKind 车道类型': 'Lane types',");
    expect(own).toEqual(['console/src/i18n/menu/ja.ts', ["  'menu laneKind 车道类型': '車線',"]]);
    const translated = readFileSync(japanese ?? '', 'utf8').replace('車線', '車線の種類');
    writeFileSync(japanese ?? '', translated.replace('};\n', "  'menu laneNews 车道新闻': '車線ニュース',\n};\n"));
    expect((await run(root, 'lane-kind', flags)).out).toContain('are there already: nothing to change');
    for (const name of ['lane-news', 'lane-kind']) expect(removed(root, name)).toBe(0);
    expect(treeOf(root)).toEqual(before);
  });

  test.each([
    ['3', 'modelSevn', /"lane-kind" is a page of a form design, and the sandbox has no "modelSevn" to show\. Did you mean modelSeven\?/],
    ['4', 'dictionaryPgSeven', /Did you mean dictionaryPageSeven\?/],
    ['5', 'reportSevem', /Did you mean reportSeven\?/],
    ['6', 'scrennSeven', /Did you mean screenSeven\?/],
    ['8', 'nothing-like-it', /It has portalSeven\. Make it there first, ask another server with --server URL, or .*--unchecked/],
  ])('type %s: a target that is not there is refused with the nearest, and nothing is written', async (type, target, words) => {
    const root = project();
    const before = treeOf(root);
    await expect(run(root, 'lane-kind', { type, target })).rejects.toMatchObject({ exitCode: 2, message: expect.stringMatching(words) });
    expect(treeOf(root)).toEqual(before);
    expect((await run(root, 'lane-kind', { type, target, unchecked: true })).code).toBe(0);
  });

  test.each([
    [{ type: '4', folder: 'system' }, /--target is missing\. Give the code or the id of a dictionary/],
    [{ type: '0', folder: 'system', target: '7' }, /--target is for entries that show something/],
    [{ type: '7', folder: 'system', target: 'javascript:alert(1)' }, /--target is "javascript:alert\(1\)"/],
    [{ type: '7', folder: 'system', target: "https://a.example/'b" }, /--target is/],
    [{ type: '5', target: 'r7', folder: 'sytem' }, /no directory "sytem"\. Did you mean system/],
    [{ type: '8', target: 'p7', folder: 'system', resource: 'listAreas' }, /--resource is for pages with a list/],
    [{ type: '5', target: 'r7', entry: ['a=0,甲,甲'] }, /--entry is for directories and categories; this is a report/],
    [{ type: '0', entry: ['a=2,甲,甲'] }, /A page with a list has a command of its own.*new page a --type 2 --folder laneKind/],
    [{ type: '0', entry: ['a=4,甲'] }, /--entry is "a=4,甲"\. Give a name, a type/],
    [{ type: '0', menuName: ['ja'] }, /--menu-name is "ja"\. Give the code of a language and the name/],
    [{ type: '0', menuName: ['ja=車線'] }, /names the language "ja", and names of the menu are translated into zhtw, en\..*new locale/],
    [{ type: '0', entry: ['lane-kind=0,甲,甲'] }, /"lane-kind" is named twice/],
    [{ type: '0', entry: ['top=0,甲,甲'] }, /--entry top: "top" says with --folder that an entry stands in no directory/],
    [{ type: '0', zhtw: '甲'.repeat(51) }, /--zhtw has 51 characters/],
    [{ type: '0', entry: [`a=0,${'甲'.repeat(51)},甲`] }, /--entry a: its name has 51 characters/],
  ])('an entry with %j is refused, and nothing is written', async (flags, words) => {
    const root = project();
    const before = treeOf(root);
    await expect(run(root, 'lane-kind', flags)).rejects.toThrow(words);
    expect(treeOf(root)).toEqual(before);
  });

  test('a code that is taken is refused; an entry of the first menu is not removed', async () => {
    const root = project();
    await run(root, 'lane-kind', { type: '0' });
    await expect(run(root, 'lane-kind', { type: '1' })).rejects.toThrow(/another entry with the code "laneKind".*remove page lane-kind/);
    await expect(run(root, 'toll-daily', { type: '0' })).rejects.toThrow(/another entry with the code "tollDaily" already/);
    expect(() => removed(root, 'toll-daily')).toThrow(/belongs to the first menu/);
    expect(() => removed(root, 'lane-knd')).toThrow(/There is no page "lane-knd"\. Did you mean lane-kind\?/);
  });
});

describe('what there is to show', { timeout: TIMEOUT_MS }, () => {
  test('a sandbox says it: dictionaries and designs by code, portals by name, reports and screens by the entries that show them', async () => {
    const { targetsOf, close } = await openTargets(null, project());
    const codesOf = async (kind: Parameters<typeof targetsOf>[0]) => (await targetsOf(kind)).map(({ code }) => code);
    expect(await codesOf('dictionaryPage')).toContain('businessType');
    expect(await codesOf('model')).toContain('assetLedger');
    expect(await codesOf('report')).toContain('tollDaily');
    expect(await codesOf('screen')).toContain('fleetScreen');
    expect(await codesOf('portal')).not.toEqual([]);
    await close();
  });

  test.each([
    ['ftp://a.example', {}, /--server is "ftp:/],
    ['https://me:secret@a.example', ADMIN, /--server holds a password/],
    ['http://127.0.0.1:9', {}, /Set MILEPOST_ADMIN_ACCOUNT and MILEPOST_ADMIN_PASSWORD/],
    ['http://127.0.0.1:9', ADMIN, /did not say what there is.*--unchecked/],
  ])('--server %s is refused', async (server, env, words) => {
    const ask = async () => (await openTargets(server, '/', env)).targetsOf('model');
    await expect(ask()).rejects.toThrow(words);
  });
});
