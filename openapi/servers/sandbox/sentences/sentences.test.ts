import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parseSync } from 'vite';
import catalogue from './catalogue.json' with { type: 'json' };
import { languageOf, sayIn } from './sayIn.ts';

const SANDBOX = path.resolve(import.meta.dirname, '..');
const HAN = /\p{Script=Han}/u;
/** Files whose Chinese is what is stored or handed out as data: it is what a company has written, not what the server says. */
const DATA = [
  /(^|\/)seed[./]/,
  /\.test\.ts$/,
  /^tests\//,
  /^(faults|dialects|reports)\//,
  /^control\/broken-answer/,
  /^core\/copy\.ts$/,
  /^resources\/(menu-content|mail\/texts|menu-targets|schedule-reminders)/,
  /^resources\/data-interface\/demo\/(rows|tables)\.ts$/,
  /^resources\/flow-launch\/launch\.ts$/,
  /^resources\/message\/(deliver|types)\.ts$/,
  /^resources\/model\/list-rights\.ts$/,
  /^resources\/monitor\/(audit|operation-log|refusal-text|watched)\.ts$/,
  /^resources\/organization\/role-trees\.ts$/,
  /^resources\/user-administration\/(lookup-handlers|transfer\/cells)\.ts$/,
  /^resources\/record\/(flow-members|show)\.ts$/,
  /^resources\/schedule\/notify\.ts$/,
  /^resources\/audit\/log\.ts$/,
  /^resources\/system-config\/defaults\.ts$/,
  /^resources\/page-dictionaries\//,
  /^resources\/third-party-sync\/state\.ts$/,
  /^resources\/workflow\/(designs|views)\.ts$/,
];

interface Node {
  readonly type?: string;
  readonly value?: unknown;
  readonly quasis?: readonly { readonly value: { readonly cooked: string } }[];
}

/** Chinese texts of a file; what a template puts in is a place with a number. */
function textsOf(file: string): readonly string[] {
  const found: string[] = [];
  const look = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, value, quasis } = node as Node;
    if (type === 'Literal' && typeof value === 'string') found.push(value);
    if (type === 'TemplateLiteral' && quasis)
      found.push(quasis.map(({ value: { cooked } }, at) => (at === 0 ? '' : `{${at - 1}}`) + cooked).join(''));
    Object.values(node).forEach(look);
  };
  look(parseSync(file, readFileSync(path.join(SANDBOX, file), 'utf8')).program);
  return found.filter((text) => HAN.test(text));
}

const files = globSync('**/*.ts', { cwd: SANDBOX }).filter((file) => !DATA.some((one) => one.test(file)));

test('every sentence of the sandbox is said in three languages, with the same places', () => {
  const known: Readonly<Record<string, { readonly zhtw: string; readonly en: string }>> = catalogue;
  const missing = files.flatMap((file) => textsOf(file).flatMap((text) => (Object.hasOwn(known, text) ? [] : [`${file}: ${text}`])));
  expect(missing).toEqual([]);
  const placesOf = (text: string) => [...text.matchAll(/\{\d+\}/g)].map(String).toSorted();
  for (const [zh, { zhtw, en }] of Object.entries(known)) {
    expect([zh, placesOf(zhtw), placesOf(en)]).toEqual([zh, placesOf(zh), placesOf(zh)]);
    expect([zh, HAN.test(en.replaceAll('至', ''))]).toEqual([zh, false]);
  }
});

const SIMPLIFIED = /[点复并启备错长页请选择输为个们这时间无关开发]/u;
/** Words of the mainland that Taiwan has others for. */
const MAINLAND = /[“”]|當前|添加|獲取|默認|文件|數據|登錄|用戶|賬|接口|服務器|信息|模塊|全局|打印|字符|視頻|網絡|軟件|郵箱|複制|合並|日志/u;

test('sentences for Taiwan have its characters, marks and words', () => {
  const wrong = Object.values(catalogue).flatMap(({ zhtw }) => (SIMPLIFIED.test(zhtw) || MAINLAND.test(zhtw) ? [zhtw] : []));
  expect(wrong).toEqual([]);
});

test('nothing is translated that no file says any more', () => {
  const said = new Set(files.flatMap(textsOf));
  expect(Object.keys(catalogue).filter((text) => !said.has(text))).toEqual([]);
});

test.each([
  ['en-GB,en;q=0.9,zh;q=0.8', 'en'],
  ['zh-Hant-TW', 'zhtw'],
  ['zh-TW,zh;q=0.9', 'zhtw'],
  ['zh-Hans-CN', 'zh'],
  ['eo;q=1, en;q=0.4, zh-HK;q=0.6', 'zhtw'],
  ['en;q=0, zh', 'zh'],
  ['*', 'zh'],
  ['eo', 'zh'],
  [undefined, 'zh'],
] as const)('Accept-Language %s is answered in %s', (header, language) => expect(languageOf(header)).toBe(language));

test.each([
  ['账户或密码错误，请重新输入。', 'The account or the password is wrong. Enter them again.', '帳戶或密碼錯誤，請重新輸入。'],
  ['密码错误次数过多，请 7 分钟后再试', 'Too many wrong passwords. Try again in 7 minutes', '密碼錯誤次數過多，請 7 分鐘後再試'],
  // A kind of record is one of our words, the name of a record is not.
  [
    '字典不存在，可能已被删除，请刷新后重试',
    'The dictionary entry does not exist; it may have been deleted. Refresh and try again',
    '字典不存在，可能已被刪除，請重新整理後重試',
  ],
  [
    '地址已被使用：该地址属于“行政区划”，请更换地址',
    'The address is taken: it belongs to “行政区划”. Choose another one',
    '位址已被使用：該位址屬於「行政区划」，請更換位址',
  ],
  [
    'SQL 中不能使用函数 load(1)，请改写后重试',
    'The function load(1) cannot be used in the SQL. Rewrite it and try again',
    'SQL 中不能使用函式 load(1)，請改寫後重試',
  ],
  ['一句没有人写过的话', '一句没有人写过的话', '一句没有人写过的话'],
])('%s', (zh, en, zhtw) => {
  expect(sayIn('zh', zh)).toBe(zh);
  expect(sayIn('en', zh)).toBe(en);
  expect(sayIn('zhtw', zh)).toBe(zhtw);
});
