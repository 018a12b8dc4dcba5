import { expect, test } from 'vitest';
import { assigned, freeColumns, matchedHeadings, sentHeadings } from './headings.ts';

const HEAD = {
  columns: [
    { id: 'account', label: '账户', isRequired: true },
    { id: 'name', label: '姓名' },
    { id: 'phone', label: '手机号码' },
  ],
  ignored: ['异常原因'],
};
const columnsOf = (headings: readonly string[]) => matchedHeadings(HEAD, headings).map(({ columnId }) => columnId);

test.each([
  ['names in the order of the template', ['账户', '姓名', '手机号码'], ['account', 'name', 'phone']],
  ['another order', ['手机号码', '账户', '姓名'], ['phone', 'account', 'name']],
  ['a name that is not known', ['登录名', '姓名', '手机号码'], [null, 'name', 'phone']],
  ['a name that is there twice', ['账户', '账户', '姓名', '手机号码'], ['account', null, 'name', 'phone']],
  ['the column of reasons', ['账户', '姓名', '手机号码', '异常原因'], ['account', 'name', 'phone', null]],
  ['a column without a heading', ['账户', '', '姓名'], ['account', 'name']],
])('%s', (_, headings, columns) => expect(columnsOf(headings)).toEqual(columns));

test.each([
  ['names alone say it', ['姓名', '账户', '手机号码', '异常原因'], null],
  ['a column is missing', ['账户', '姓名'], ['account', 'name']],
  ['a heading is not known', ['登录名', '账户', '姓名', '手机号码'], ['', 'account', 'name', 'phone']],
])('where %s the server is told what it does not see itself', (_, headings, sent) => {
  const found = sentHeadings(matchedHeadings(HEAD, headings), HEAD);
  expect(found && found.map(({ columnId }) => columnId)).toEqual(sent);
});

test('a heading takes a free column by hand, none that another one has, and gives it back', () => {
  const read = matchedHeadings(HEAD, ['登录名', '', '姓名', '备注']);
  expect(freeColumns(HEAD, read).map(({ id }) => id)).toEqual(['account', 'phone']);
  const once = assigned(read, 0, 'account');
  expect(assigned(once, 3, 'account')).toBe(once);
  expect(sentHeadings(once, HEAD)).toEqual([
    { index: 0, columnId: 'account' },
    { index: 2, columnId: 'name' },
    { index: 3, columnId: '' },
  ]);
  expect(freeColumns(HEAD, assigned(once, 0, null)).map(({ id }) => id)).toEqual(['account', 'phone']);
});
