import { setupI18n } from '@lingui/core';
import { controlsOf } from '@milepost/kit/forms/grammar';
import { createFormStore } from '@milepost/kit/forms/store';
import { expect, test, vi } from 'vitest';
import { messages } from '../../locales/pages/zh.po';
import { billRules } from './billRules.ts';

const i18n = setupI18n({ locale: 'zh', messages: { zh: messages } });
const { form } = billRules;
const spec = { parts: form?.fields ?? [] };

test('the example follows what is typed: prefix, date, start value padded to its digits', () => {
  vi.setSystemTime('2026-11-20T12:00:00+08:00');
  const store = createFormStore(spec, {});
  store.set('prefix', 'CK');
  store.set('digit', 4);
  store.set('startNumber', '12');
  expect(store.state('example').value).toBe('CK202611200012');
  store.set('dateFormat', 'no');
  expect(store.state('example').value).toBe('CK0012');
  vi.useRealTimers();
});

test('the three numbers to come follow what is typed, from the one the server would give next', () => {
  vi.setSystemTime('2026-11-20T12:00:00+08:00');
  const store = createFormStore(spec, { prefix: 'CK', dateFormat: 'no', digit: 4, startNumber: '1', nextNumber: 'CK0012' });
  const told = () => store.state('comingNumbers').value;
  expect(told()).toBe('CK0012  …0013  …0014');
  expect(store.state('usedDigits').value).toBe('11 / 9999');
  store.set('startNumber', '40');
  expect(told()).toBe('CK0040  …0041  …0042');
  expect(store.state('nextPeriod').value).toBe('');
  store.set('dateFormat', 'yyyyMM');
  expect(store.state('nextPeriod').value).toBe('CK2026120040');
  vi.useRealTimers();
});

test('what a rule cannot say yet is not there', () => {
  const store = createFormStore(spec, { dateFormat: 'no' });
  const isShown = () => ['comingNumbers', 'usedDigits', 'nextPeriod'].map((field) => store.state(field).isShown);
  expect(isShown()).toEqual([false, false, false]);
  store.set('digit', 4);
  store.set('startNumber', '1');
  expect(isShown()).toEqual([true, true, false]);
  store.set('dateFormat', 'yyyy');
  expect(isShown()).toEqual([true, true, true]);
});

test('a rule begins enabled, with 0 as its order', () => {
  const store = createFormStore(spec, {});
  expect([store.value('isEnabled'), store.value('sortCode')]).toEqual([true, 0]);
});

test('what is wrong with its name is said in the words of the specification', () => {
  const name = controlsOf(spec).find(({ control }) => control.field === 'fullName')?.control;
  const said = (kind: 'required' | 'tooLong') => i18n._((name?.message?.[kind] ?? '') as never);
  expect([said('required'), said('tooLong')]).toEqual(['请输入业务名称', '业务名称最多为50个字符！']);
});

test.each([
  ['digit', 'range', '仅能输入正整数'],
  ['digit', 'pattern', '仅能输入正整数'],
] as const)('what is wrong with %s (%s) is said in the words of the specification', (field, problem, words) => {
  const control = controlsOf(spec).find((one) => one.control.field === field)?.control;
  expect(i18n._((control?.message?.[problem] ?? '') as never)).toBe(words);
});

test('the list is asked for rules of a business category and of a state', () => {
  expect(billRules.list.filters?.map((filter) => (filter as { field: string }).field)).toEqual(['categoryId', 'enabledMark']);
});

test('the number that comes next is read in the list, beside the last one, and nothing is drawn for it', () => {
  const row = { outputNumber: 'CK0012', nextNumber: 'CK0013' };
  const shown = billRules.list.columns.map(({ id, text }) => [id, text(row as never, { moment: () => '', text: () => '' } as never)]);
  expect(shown).toContainEqual(['outputNumber', 'CK0012']);
  expect(shown).toContainEqual(['nextNumber', 'CK0013']);
});

const RULES = [
  { id: '1', fullName: '养护工单', nextNumber: 'CK202611200007' },
  { id: '2', fullName: '采购入库', nextNumber: 'CK20261120007' },
  { id: '3', fullName: '出库', nextNumber: 'CKX202611200007' },
];
test.each([
  ['a new rule that spells them like another', { prefix: 'CK', dateFormat: 'yyyyMMdd', digit: 4 }, null, [], ['养护工单']],
  ['one with another number of digits', { prefix: 'CK', dateFormat: 'yyyyMMdd', digit: 5 }, null, [], []],
  ['the rule itself', { prefix: 'CK', dateFormat: 'yyyyMMdd', digit: 4 }, '1', ['prefix'], []],
  ['a rule whose numbers nobody has changed', { prefix: 'CK', dateFormat: 'yyyyMMdd', digit: 4 }, '9', ['fullName'], []],
])('before two rules give the same numbers a question says so: %s', async (_, draft, id, changed, named) => {
  vi.setSystemTime('2026-11-20T12:00:00+08:00');
  const data = { list: RULES, pagination: { currentPage: 1, pageSize: 500, total: 3 } };
  const client = {
    call: async (operation: { readonly id: string }) => ({ data: operation.id === 'listBillRules' ? data : null, msg: '' }),
  };
  const saving = { api: { client }, loaded: id === null ? null : { id }, changed };
  const told = await form?.warnings?.(draft as never, saving as never);
  expect(told?.map((one) => (one as { values?: { fullName: string } }).values?.fullName)).toEqual(named);
  vi.useRealTimers();
});
