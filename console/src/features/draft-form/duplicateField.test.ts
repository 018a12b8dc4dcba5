import { expect, test } from 'vitest';
import { duplicateField } from './duplicateField.ts';

test.each([
  ['编码已存在，请更换编码', 'enCode'],
  ['该分类下编码已存在，请更换编码', 'enCode'],
  ['区域编码已存在，请更换编码', 'enCode'],
  ['字典名称重复', 'fullName'],
  ['This code already exists', 'enCode'],
  ['The name is in use', 'fullName'],
  ['上级不存在', null],
  ['编码不能为空', null],
  ['数据已存在', null],
])('%s is about %s', (words, field) => expect(duplicateField(words, { enCode: 'a', fullName: 'b' })).toBe(field));

test('an address another entry has is told at the address, whatever that entry is called', () =>
  expect(duplicateField('地址已被使用：该地址属于“编码名称”，请更换地址', { enCode: 'a', fullName: 'b', urlAddress: 'c' })).toBe(
    'urlAddress',
  ));

test('a draft without such a field is told in a message', () => expect(duplicateField('编码已存在', { title: 'a' })).toBeNull());
