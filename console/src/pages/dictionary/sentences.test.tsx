import { setupI18n } from '@lingui/core';
import type { MessageDescriptor } from '@lingui/core';
import { createFormStore } from '@milepost/kit/forms/store';
import { expect, test } from 'vitest';
import type { AnyResource } from '../../features/resource/index.ts';
import { messages } from '../../locales/zh.po';
import { categories } from './categories.ts';
import { entriesIn } from './entriesIn.ts';

const i18n = setupI18n({ locale: 'zh', messages: { zh: messages } });
const long = { fullName: '车'.repeat(51), enCode: 'a'.repeat(51) };

/** Sentences about a new record that was changed; a number out of its range is said by the kit. */
function problemsOf(resource: unknown, change: object): readonly string[] {
  const { form } = resource as AnyResource;
  const store = createFormStore({ parts: form?.fields ?? [] }, { ...form?.initial?.({ parent: null, node: null }), ...change });
  store.tryToSave();
  return store.summary().problems.map(({ problem, control }) => {
    if (typeof problem === 'object') return i18n._(problem.message as MessageDescriptor);
    const says = control.message?.[problem];
    return says === undefined ? problem : i18n._(says as MessageDescriptor);
  });
}

test('what is wrong with a category is said in the words of the specification', () => {
  expect(problemsOf(categories, { parentId: null })).toEqual(['上级菜单不能为空', '请输入名称', '请输入编码']);
  expect(problemsOf(categories, long)).toEqual(['名称最多为50个字符！', '编码最多为50个字符！']);
  expect(problemsOf(categories, { fullName: '车型-A', enCode: 'a' })).toEqual(['名称不能含有特殊符号']);
});

test('a new category stands at the top until another place is chosen', () => {
  expect(problemsOf(categories, { fullName: '车型', enCode: 'vehicleKind' })).toEqual([]);
});

test('what is wrong with an entry is said in the words of the specification', () => {
  const entries = entriesIn({ id: '1', isTree: true });
  expect(problemsOf(entries, { parentId: null })).toEqual(['上级菜单不能为空', '请输入名称', '请输入编码']);
  expect(problemsOf(entries, long)).toEqual(['字典名称最多为50个字符！', '字典编码最多为50个字符！']);
  expect(problemsOf(entries, { fullName: 'a', enCode: 'a', sortCode: 1_000_000 })).toEqual(['range']);
});
