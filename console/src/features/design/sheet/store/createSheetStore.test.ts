import type { Json } from '@milepost/openapi/domains/design';
import { withValueAt } from '@milepost/openapi/domains/design';
import { expect, test } from 'vitest';
import { config, own } from '../settings/at.ts';
import type { Setting } from '../settings/types.ts';
import { numberJson, numberOf, textJson } from '../settings/values.ts';
import { createSheetStore } from './createSheetStore.ts';
import type { SettingChange } from './createSheetStore.ts';

const LABEL = { id: 'label', message: 'Label' };
const SETTINGS: readonly Setting[] = [
  {
    name: 'label',
    label: LABEL,
    at: config('label'),
    control: { part: 'control', kind: 'text', field: 'label', label: LABEL },
    read: (json) => (typeof json === 'string' ? json : ''),
    write: textJson,
  },
  {
    name: 'maxlength',
    label: LABEL,
    at: own('maxlength'),
    control: { part: 'control', kind: 'number', field: 'maxlength', label: LABEL, storedAs: 'number' },
    read: numberOf,
    write: numberJson,
  },
];

function opened(...all: readonly Json[]) {
  const changes: SettingChange[] = [];
  const sheet = createSheetStore(
    SETTINGS,
    SETTINGS.map(({ control }) => control),
    { all, dialect: 'old', first: () => undefined },
    (_, change) => changes.push(change),
  );
  return { ...sheet, changes };
}
const control = (label: string, maxlength?: Json): Json => ({ __config__: { label }, ...(maxlength !== undefined && { maxlength }) });

test('what a person sets is a change of its place alone', () => {
  const { store, changes } = opened(control('金额', '50'));
  store.set('maxlength', 20);
  store.set('label', '合计');
  expect(changes).toEqual([[[['maxlength'], '20']], [[['__config__', 'label'], '合计']]]);
});

test('a change from elsewhere comes in and goes nowhere; what is being typed stays as it is', () => {
  const { store, follow, changes } = opened(control('金额', 50));
  store.set('label', '金额 ');
  const typed = control('金额 ', 50);
  follow([withValueAt(typed, ['maxlength'], 30) ?? null]);
  expect([store.value('label'), store.value('maxlength')]).toEqual(['金额 ', 30]);
  follow([control('金额', 30)]);
  expect(store.value('label')).toBe('金额');
  expect(changes).toHaveLength(1);
});

test('a setting several differ in holds nothing until somebody sets it', () => {
  const { store, changes } = opened(control('甲', 10), control('乙', 10));
  expect([store.value('label'), store.value('maxlength')]).toEqual(['', 10]);
  store.set('label', '甲');
  expect(changes).toEqual([[[['__config__', 'label'], '甲']]]);
});
