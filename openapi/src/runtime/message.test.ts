import { expect, test } from 'vitest';
import { readableMessage } from './message.ts';

test.each([
  ['a sentence', '名称不能含有特殊符号', '名称不能含有特殊符号'],
  [
    'an English sentence with the words of a statement',
    'Select a parent from the list, then update the set of rules',
    'Select a parent from the list, then update the set of rules',
  ],
  ['markup, as text', '<b>no</b>', '<b>no</b>'],
  ['the first of several lines', '导入失败\r\n第 3 行', '导入失败'],
  ['no control and no turning characters', 'ab\u0000c\u202Edef', 'abcdef'],
  ['200 characters, not halves of one', '𠮷'.repeat(300), '𠮷'.repeat(200)],
  ['nothing for a stack', 'boom\n\tat com.acme.Foo.bar(Foo.java:12)', ''],
  ['nothing for an exception', 'java.lang.NullPointerException: null', ''],
  ['nothing for a statement', 'SELECT * FROM base_user WHERE id = 1', ''],
  ['nothing for a short statement', 'bad SQL: delete from base_user', ''],
  ['nothing for a change', 'update base_user set name = 1', ''],
  ['nothing for a database code', 'ORA-00942: table or view does not exist', ''],
  ['nothing for an object', { fullName: ['required'] }, ''],
  ['nothing for nothing', undefined, ''],
])('%s', (_, msg, shown) => {
  expect(readableMessage(msg)).toBe(shown);
});
