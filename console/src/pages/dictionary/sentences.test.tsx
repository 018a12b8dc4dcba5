import { setupI18n } from '@lingui/core';
import type { MessageDescriptor } from '@lingui/core';
import { categoryProblems, entryProblems } from '@milepost/openapi/domains/dictionary';
import { expect, test } from 'vitest';
import { messages } from '../../locales/zh.po';
import { categorySentence, newCategory } from './categoryForm.ts';
import { entrySentence, newEntry } from './entryForm.ts';

const i18n = setupI18n({ locale: 'zh', messages: { zh: messages } });
const said = (sentences: readonly MessageDescriptor[]) => sentences.map((sentence) => i18n._(sentence));
const long = { fullName: '车'.repeat(51), enCode: 'a'.repeat(51) };

test('what is wrong with a category is said in the words of the specification', () => {
  const problems = (change: object) => said(categoryProblems({ ...newCategory(), ...change }).map(categorySentence));
  expect(problems({ parentId: undefined })).toEqual(['上级菜单不能为空', '请输入名称', '请输入编码']);
  expect(problems(long)).toEqual(['名称最多为50个字符！', '编码最多为50个字符！']);
  expect(problems({ fullName: '车型-A', enCode: 'a' })).toEqual(['名称不能含有特殊符号']);
});

test('what is wrong with an entry is said in the words of the specification', () => {
  const problems = (change: object) => said(entryProblems({ ...newEntry('1'), ...change }).map(entrySentence));
  expect(problems({ parentId: undefined })).toEqual(['上级菜单不能为空', '请输入名称', '请输入编码']);
  expect(problems(long)).toEqual(['字典名称最多为50个字符！', '字典编码最多为50个字符！']);
  expect(problems({ ...long, fullName: 'a', enCode: 'a', sortCode: 1_000_000 })).toEqual(['请填写 0 到 999999 的整数']);
});
