import { describe, expect, test } from 'vitest';
import { literalSnapshot } from '../workspace/index.ts';
import {
  entriesOf,
  foldersOf,
  newEntries,
  ownedPages,
  readEntries,
  routeOf,
  withEntry,
  withJourney,
  withPage,
  withoutEntries,
  withMenuEntry,
  withoutJourney,
  withoutPage,
  withoutWords,
} from './index.ts';

const PAGES = `import { noticePage } from '../../pages/notice/page.ts';
import { departmentPage, organizationPage } from '../../pages/organization/page.ts';
import type { PageDefinition } from '../../pages/definePage.ts';

/** Screens that are declarations. */
export const screens = [
  organizationPage,
  departmentPage,
  noticePage,
];

export const pages: readonly PageDefinition[] = [dictionaryPage, ...screens];
`;

describe('the list of pages', () => {
  test('gets one more screen, and is as before without it', () => {
    const more = withPage(PAGES, 'team', 'teamPage') ?? '';
    expect(more).toContain("import { teamPage } from '../../pages/team/page.ts';\nimport { noticePage }");
    expect(more).toContain('  noticePage,\n  teamPage,\n];');
    expect(withoutPage(more, 'team')).toBe(PAGES);
  });
  test('stays as it is when the screen is there', () => expect(withPage(PAGES, 'notice', 'noticePage')).toBe(PAGES));
  test.each([
    ['road-group', 'roadGroupPage'],
    // Its own name is that of another page as well.
    ['notice', 'noticePage2'],
  ])('lists a page whose name another folder has under one of its own: %s', (folder, name) => {
    const others = PAGES.replace('pages/notice/', 'pages/news/');
    const more = withPage(others, folder, 'noticePage') ?? '';
    expect(more).toContain(`import { noticePage as ${name} } from '../../pages/${folder}/page.ts';\n`);
    expect(more).toContain(`  noticePage,\n  ${name},\n];`);
    expect(withPage(more, folder, 'noticePage')).toBe(more);
    expect(withoutPage(more, folder)).toBe(others);
    expect(withoutPage(more, 'news')).toContain(`  departmentPage,\n  ${name},\n];`);
  });
  test('loses every screen of a folder', () => {
    expect(withoutPage(PAGES, 'organization')).toContain('export const screens = [\n  noticePage,\n];');
    expect(withoutPage(PAGES, 'organization')).not.toContain('departmentPage');
  });
  test('is left alone when nobody knows its form', () => {
    expect(withPage('export default [];', 'team', 'teamPage')).toBeNull();
    expect(withoutPage(PAGES, 'team')).toBe(PAGES);
  });
});

const JOURNEYS = `const SCREENS: readonly Screen[] = [
  { path: '/system/billRule', title: '单据规则', add: '新建规则' },
];
`;
const TEAM = { path: 'permission/team', title: "'班组'", add: '新建班组', isUnsearched: false, isRead: false };

describe('the journeys', () => {
  test('get a row for one more screen, and are as before without it', () => {
    const more = withJourney(JOURNEYS, TEAM) ?? '';
    expect(more).toContain("规则' },\n  { path: '/permission/team', title: '\\'班组\\'', add: '新建班组' },\n];");
    expect(withJourney(more, TEAM)).toBe(more);
    expect(withoutJourney(more, 'permission/team')).toBe(JOURNEYS);
  });
  test('say what a screen does not offer', () => {
    const row = withJourney(JOURNEYS, { ...TEAM, add: null, isUnsearched: true, isRead: true });
    expect(row).toContain('add: null, isUnsearched: true, isRead: true },');
  });
  test('lose a row that a formatter has put on several lines', () => {
    const wide = JOURNEYS.replace('];', "  {\n    path: '/permission/team',\n    title: '班组',\n    add: null,\n  },\n];");
    expect(withoutJourney(wide, 'permission/team')).toBe(JOURNEYS);
  });
  test('are left alone when nobody knows their form', () => expect(withJourney('', TEAM)).toBeNull());
});

const MENU = `export const OPERATIONS_MENU: readonly MenuSeed[] = [
  directory('system', '系统管理', 'system', [
    page('system/area', '行政区划', 'area'),
    directory('msgCenter', '消息中心', 'msgCenter', [
      page('msgCenter/msgTemplate', '消息模板', 'msgTemplate'),
    ]),
  ]),
  category('maintenance', '养护工程', 'maintenance', []),
];
`;
const IMPORT = "import { page, type MenuSeed } from '../../seed/menu-items.ts';\n";
const FIRST =
  "export const FIRST_PAGES: readonly MenuPage[] = [{ folder: 'system', sortCode: 75, entry: page('system/grade', '分级管理', 'grade') }];\n";
const NEW = `${IMPORT}${FIRST}export const NEW_PAGES: readonly MenuPage[] = [];\n`;

describe('the menu', () => {
  const [entries, folders] = [entriesOf(MENU, ''), foldersOf(MENU)];

  test('gets entries and loses them, each time as the formatter leaves it', () => {
    const one = withEntry(NEW, 'system/team', '班组') ?? '';
    expect(one).toBe(
      `${IMPORT}${FIRST}export const NEW_PAGES: readonly MenuPage[] = [{ folder: 'system', sortCode: 200, entry: page('system/team', '班组', 'team') }];\n`,
    );
    const two = withEntry(one, 'system/post', '职务') ?? '';
    expect(two).toContain("= [\n  { folder: 'system', sortCode: 200, entry: page('system/team', '班组', 'team') },\n  { folder: 'system'");
    expect(entriesOf(two).map(({ path }) => path)).toEqual(['system/grade', 'system/team', 'system/post']);
    expect(withoutEntries(two, ['system/post'])).toBe(one);
    expect(withoutEntries(one, ['system/team'])).toBe(NEW);
    expect(withoutEntries(one, ['system/other'])).toBe(one);
  });
  test('holds entries of every type, each with its directory and what it shows; functions nobody uses are not imported', () => {
    const directory = { folder: null, by: 'directory', code: 'roads', name: '道路', icon: 'roads', more: ['[]'] } as const;
    const link = {
      folder: 'roads',
      by: 'link',
      code: 'news',
      name: '新闻',
      icon: 'news',
      more: ["'https://a.example'", "'_blank'"],
    } as const;
    const kinds = { folder: 'roads', by: 'dictionaryPage', code: 'kinds', name: '类型', icon: 'kinds', target: 'road.kind' } as const;
    const all = [directory, link, kinds].reduce((text, entry) => withMenuEntry(text, entry) ?? '', NEW);
    expect(all).toContain('import { dictionaryPage, directory, link, page, type MenuSeed }');
    expect(newEntries(all).map(({ by, code, shows, folder }) => [by, code, shows, folder])).toEqual([
      ['directory', 'roads', null, null],
      ['link', 'news', 'https://a.example', 'roads'],
      ['dictionaryPage', 'kinds', 'road.kind', 'roads'],
    ]);
    expect(readEntries(MENU, all).map(({ code }) => code)).toEqual(
      expect.arrayContaining(['system', 'system-area', 'maintenance', 'system-grade', 'roads', 'news']),
    );
    // A formatter puts a long entry on several lines, with a comma at the end of each.
    const wide = all
      .replace("{ folder: 'roads', sortCode: 200, entry: link(", "{\n    folder: 'roads',\n    sortCode: 200,\n    entry: link(")
      .replace("'_blank') }", "'_blank'),\n  }");
    expect(newEntries(wide).map(({ code }) => code)).toEqual(['roads', 'news', 'kinds']);
    expect(withMenuEntry(wide, link)).toBe(wide);
    expect(withoutEntries(wide, ['news'])).toBe(withoutEntries(all, ['news']));
    expect(withMenuEntry(all, link)).toBe(all);
    expect(withoutEntries(all, ['roads', 'kinds', 'news'])).toBe(NEW);
  });
  test('is left alone when nobody knows its form', () => expect(withEntry(MENU, 'system/team', '班组')).toBeNull());

  test.each([
    ['what was asked for', 'own/place', 'area', '/api/system/Area/{id}', 'own/place'],
    ['the entry called like the page', null, 'msg-template', '/api/message/MessageTemplateConfig', 'msgCenter/msgTemplate'],
    ['the entry called like the address of the calls', null, 'region', '/api/system/Area/{id}', 'system/area'],
    ['the folder of the same part', null, 'order', '/api/maintenance/Order', 'maintenance/order'],
    ['under system where there is no such folder', null, 'bill-rule', '/api/message/BillRule', 'system/billRule'],
  ])('leads to %s', (_, asked, name, listPath, route) => {
    expect(routeOf({ asked, name, listPath, entries, folders })).toBe(route);
  });
});

test('words go with their page; those of others, and their order, stay', () => {
  const po = (...blocks: string[]) => `msgid ""\nmsgstr ""\n"Language: zh\\n"\n\n${blocks.join('\n\n')}\n`;
  const own = '#: src/pages/team/teams.ts\nmsgid "Teams"\nmsgstr "班组"';
  const shared = '#: src/pages/group/groups.ts\n#: src/pages/team/teams.ts\nmsgid "Kind"\nmsgstr "类别"';
  const near = '#: src/pages/team-board/board.ts\nmsgid "Board"\nmsgstr "看板"';
  const left = po('#: src/pages/group/groups.ts\nmsgid "Kind"\nmsgstr "类别"', near);
  expect(withoutWords(po(own, shared, near), ['src/pages/team/'])).toBe(left);
  expect(withoutWords(po(shared, near, own), ['src/pages/team/teams.ts'])).toBe(left);
});

test('pages are known by their page.ts: address, what they are made of, the list they show', () => {
  const declared =
    "export const teams = defineResource({\n  id: 'team',\n  list: {\n    shape: 'paged',\n    call: 'listGroups',\n  },\n});\n";
  const pages = ownedPages(
    literalSnapshot({
      'console/src/pages/area/page.ts':
        "export const areaPage = definePage({ path: 'system/area', search: areaSearch, load: () => import('./AreaPage.tsx') });\n",
      'console/src/pages/dashboard/page.ts':
        "export const dashboardPage: FixedPage = { path: 'dashboard', title: msg`Portal`, load: () => import('./DashboardPage.tsx') };\n",
      'console/src/pages/team/page.ts':
        "export const teamPage = resourcePage({\n  path: 'permission/team',\n  load: async () => (await import('./teams.ts')).teams,\n});\n",
      'console/src/pages/team/teams.ts': declared,
      'console/src/pages/home/HomePage.tsx': '',
    }),
  );
  expect(pages.map(({ folder, path, kind, id, call, lines }) => [folder, path, kind, id, call, lines])).toEqual([
    ['area', 'system/area', 'own', null, null, 1],
    ['dashboard', 'dashboard', 'own', null, null, 1],
    ['team', 'permission/team', 'screen', 'team', 'listGroups', 11],
  ]);
});
