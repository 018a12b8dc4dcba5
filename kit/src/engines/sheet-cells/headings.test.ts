import { expect, test } from 'vitest';
import { headingsOf, matchHeadings } from './headings.ts';

const EXPECTED = ['账户', '姓名', '手机号码'];

test.each([
  ['as in the template', ['账户', '姓名', '手机号码'], { at: [0, 1, 2], missing: [], unknown: [], doubled: [] }],
  ['in another order', ['手机号码', '', '账户', '姓名'], { at: [2, 3, 0], missing: [], unknown: [], doubled: [] }],
  ['one missing, one more', ['账户', '名字', '手机号码'], { at: [0, -1, 2], missing: ['姓名'], unknown: ['名字'], doubled: [] }],
  ['one twice', ['账户', '姓名', '手机号码', '姓名'], { at: [0, 1, 2], missing: [], unknown: [], doubled: ['姓名'] }],
  ['with the reasons of refused rows', ['异常原因', ...EXPECTED], { at: [1, 2, 3], missing: [], unknown: [], doubled: [] }],
  ['of objects', ['__proto__', 'constructor'], { at: [-1, -1, -1], missing: EXPECTED, unknown: ['__proto__', 'constructor'], doubled: [] }],
])('headings %s are matched by name', (_, found, match) => {
  expect(matchHeadings(EXPECTED, found, ['异常原因'])).toEqual(match);
});

test('headings that are alike in the template keep their order', () => {
  expect(matchHeadings(['数量', '单位', '数量'], ['单位', '数量', '数量'])).toMatchObject({ at: [1, 0, 2], missing: [], doubled: [] });
});

test('a head of two rows is one heading for each column', () => {
  expect(
    headingsOf([
      ['名称', '明细', '明细'],
      ['', '桩号', '数量'],
    ]),
  ).toEqual(['名称', '明细/桩号', '明细/数量']);
});
