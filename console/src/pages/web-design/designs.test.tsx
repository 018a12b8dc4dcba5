import { setupI18n } from '@lingui/core';
import type { Client } from '@milepost/openapi/client';
import { expect, test } from 'vitest';
import { createApi } from '../../data/api/index.ts';
import { designs } from './designs.tsx';

const words = setupI18n({ locale: 'en', messages: { en: {} } });
const { remove } = designs.actions;
const removal = typeof remove === 'object' ? remove : undefined;
const placed = (menuPlaces: readonly string[], appMenuPlaces: readonly string[] = []) => ({ id: '1', menuPlaces, appMenuPlaces }) as never;

test('a design that stands in a menu is not deleted: where it stands is said; one in none is asked about', () => {
  const refusal = removal?.refusedWhen?.(placed(['业务平台/路产管理'], ['业务平台']));
  expect(refusal && words._(refusal)).toBe('It is in the menu, below 业务平台/路产管理, 业务平台. Delete its entries there first');
  expect(removal?.refusedWhen?.(placed([]))).toBe(false);
});

test('before a design is deleted what names it is told, each kind in a sentence with its names', async () => {
  const use = (kind: string, fullName: string) => ({ id: fullName, kind, fullName, enCode: '' });
  const list = [use('portal', '运营门户'), ...['甲', '乙', '丙', '丁'].map((name) => use('model', name)), use('new', '不认识')];
  const call: Client['call'] = async () => ({ data: { list }, msg: '' }) as never;
  const facts = await removal?.impact?.(placed([]), createApi({ call }), new AbortController().signal);
  expect(facts?.map((fact) => (typeof fact === 'string' ? fact : words._(fact)))).toEqual([
    '4 forms and lists refer to it, “甲” “乙” “丙” among them.',
    'Portals show it: “运营门户”.',
  ]);
});

test('a row says what it stands below in the menu, the app beside the web', () => {
  const column = designs.list.columns.find(({ id }) => id === 'menuPlaces');
  const text = { text: (message: never) => words._(message) } as never;
  expect(column?.text?.(placed(['业务平台/路产管理', '开发平台'], ['业务平台']), text)).toBe('业务平台/路产管理, 开发平台, App: 业务平台');
});
