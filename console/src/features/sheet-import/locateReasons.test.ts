import { expect, test } from 'vitest';
import { locateReasons } from './locateReasons.ts';

const COLUMNS = [
  { id: 'account', label: '账户' },
  { id: 'realName', label: '姓名' },
  { id: 'organizeId', label: '所属组织' },
  { id: 'positionId', label: '岗位' },
  { id: 'mobilePhone', label: '手机号码' },
];
const ROW = { account: 'wang', realName: '王伟', organizeId: '路产部,养护部', positionId: '收费员', mobilePhone: '12' };

test.each([
  ['账户已存在，请更换账户', 'account'],
  ['请输入正确的手机号码', 'mobilePhone'],
  ['组织“养护部”不存在', 'organizeId'],
  ['岗位“收费员”有多个，请写明完整名称', 'positionId'],
  ['没有权限', null],
])('“%s” is about %j', (reason, columnId) => {
  expect(locateReasons(reason, ROW, COLUMNS)).toEqual([{ columnId, message: reason }]);
});

test('a sentence of several reasons is several problems, and none makes none', () => {
  expect(locateReasons('账户已存在；组织“养护部”不存在', ROW, COLUMNS).map(({ columnId }) => columnId)).toEqual(['account', 'organizeId']);
  expect(locateReasons(' ', ROW, COLUMNS)).toEqual([]);
});

test('words that several cells hold are told apart by the name of the column', () => {
  const twice = { ...ROW, positionId: '养护部' };
  expect(locateReasons('岗位“养护部”不存在', twice, COLUMNS)[0]?.columnId).toBe('positionId');
});

test('a column that is shown in another language is found by its name in the file, too', () => {
  const english = [...COLUMNS, { id: 'account', label: 'Account' }];
  expect(locateReasons('The account is taken; choose another one', ROW, english)).toHaveLength(1);
  expect(locateReasons('The account is taken; choose another one', ROW, english)[0]?.columnId).toBe('account');
  expect(locateReasons('账户已存在', ROW, english)[0]?.columnId).toBe('account');
  expect(locateReasons('组织“养护部”不存在', ROW, [...english, { id: 'organizeId', label: 'Organisation' }])[0]?.columnId).toBe(
    'organizeId',
  );
});
