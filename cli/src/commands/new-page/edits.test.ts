import { describe, expect, test } from 'vitest';
import { entriesOf, routeOf, withEntry } from './menu.ts';
import { readNewPageInput } from './input.ts';
import { withPage } from './registration.ts';
import type { Resource } from './resource/resource.ts';

const PAGES = `import { dictionaryPage } from '../../pages/dictionary/page.ts';
import type { PageDefinition } from '../../pages/definePage.ts';

export const pages: readonly PageDefinition[] = [dictionaryPage];
`;
const MENU = `export const OPERATIONS_MENU: readonly MenuSeed[] = [
  directory('system', '系统管理', 'system', [
    page('system/area', '行政区划', 'area'),
    directory('msgCenter', '消息中心', 'msgCenter', [
      page('msgCenter/msgTemplate', '消息模板', 'msgTemplate'),
    ]),
  ]),
];
`;

describe('the list of pages', () => {
  test('gets one more, its import in order', () => {
    expect(withPage(PAGES, 'area', 'areaPage')).toBe(
      PAGES.replace('import {', "import { areaPage } from '../../pages/area/page.ts';\nimport {").replace(
        '[dictionaryPage]',
        '[dictionaryPage, areaPage]',
      ),
    );
    expect(withPage(PAGES, 'print-template', 'printTemplatePage')).toContain(
      "dictionary/page.ts';\nimport { printTemplatePage } from '../../pages/print-template/page.ts';\n",
    );
  });
  test('stays as it is when the page is there', () => expect(withPage(PAGES, 'dictionary', 'dictionaryPage')).toBe(PAGES));
  test('is left alone when nobody knows its form', () => expect(withPage('export default [];', 'area', 'areaPage')).toBeNull());
});

describe('the menu', () => {
  test('gets an entry at the end of its directory', () => {
    expect(withEntry(MENU, 'system/region', '地区')).toBe(
      MENU.replace('    ]),\n  ]),', "    ]),\n    page('system/region', '地区', 'region'),\n  ]),"),
    );
    expect(withEntry(MENU, 'msgCenter/sendConfig', '发送配置')).toContain(
      "'msgTemplate'),\n      page('msgCenter/sendConfig', '发送配置', 'sendConfig'),\n    ]),",
    );
  });
  test('keeps the entry it has', () => expect(withEntry(MENU, 'system/area', '别的名字')).toBe(MENU));
  test('is left alone without such a directory', () => expect(withEntry(MENU, 'report/toll', '日报')).toBeNull());

  test.each([
    ['what was asked for', 'own/place', 'area', '/api/system/Area/{id}', 'own/place'],
    ['the entry called like the address of the calls', null, 'region', '/api/system/Area/{id}', 'system/area'],
    ['the entry called like the page', null, 'msg-template', '/api/message/MessageTemplateConfig', 'msgCenter/msgTemplate'],
    ['beside the pages of the same part', null, 'bill-rule', '/api/system/BillRule', 'system/billRule'],
  ])('leads to %s', (_, asked, name, listPath, route) => {
    expect(routeOf(asked, name, { listPath } as Resource, entriesOf(MENU))).toBe(route);
  });
});

describe('input', () => {
  test('good flags are read', () => {
    expect(readNewPageInput('bill-rule', { type: '2', resource: 'listBillRules', diff: true })).toMatchObject({
      input: { name: 'bill-rule', resource: 'listBillRules', path: null, zh: null, isPreview: true, isJson: false },
    });
  });
  test('all problems are said at once', () => {
    const read = readNewPageInput('../Area', { path: '/system', zh: ' ' });
    expect('problems' in read && read.problems).toEqual([
      expect.stringContaining('"../Area" is no name for a folder'),
      expect.stringContaining('--type is missing'),
      expect.stringContaining('--resource is missing'),
      expect.stringContaining('--path is "/system"'),
      expect.stringContaining('--zh is empty'),
    ]);
  });
  test.each([
    ['0', 'a directory of the menu, which has no page'],
    ['3', 'a page of a model, which will be drawn from the configuration'],
    ['5', 'a report, whose template comes with the report frame'],
    ['7', 'a link to another address, which has no page'],
    ['8', 'a portal, whose template comes with the portal cards'],
    ['9', 'no type of a menu entry'],
    ['constructor', 'no type of a menu entry'],
  ])('type %s is refused for what it is', (type, words) => {
    const read = readNewPageInput('area', { type, resource: 'listAreas' });
    expect('problems' in read && read.problems[0]).toContain(words);
  });
});
