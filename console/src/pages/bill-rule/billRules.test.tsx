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

test('a rule begins enabled, with 0 as its order', () => {
  const store = createFormStore(spec, {});
  expect([store.value('isEnabled'), store.value('sortCode')]).toEqual([true, 0]);
});

test('what is wrong with its name is said in the words of the specification', () => {
  const name = controlsOf(spec).find(({ control }) => control.field === 'fullName')?.control;
  const said = (kind: 'required' | 'tooLong') => i18n._((name?.says?.[kind] ?? '') as never);
  expect([said('required'), said('tooLong')]).toEqual(['请输入业务名称', '业务名称最多为50个字符！']);
});

test('the number that comes next is read in the list, beside the last one, and nothing is drawn for it', () => {
  const row = { outputNumber: 'CK0012', nextNumber: 'CK0013' };
  const shown = billRules.list.columns.map(({ id, text }) => [id, text(row as never, { moment: () => '', text: () => '' } as never)]);
  expect(shown).toContainEqual(['outputNumber', 'CK0012']);
  expect(shown).toContainEqual(['nextNumber', 'CK0013']);
});
