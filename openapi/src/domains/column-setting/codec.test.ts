import { expect, test } from 'vitest';
import { columnSettingCodecs } from './index.ts';

const { getColumnSettings, setColumnSettings } = columnSettingCodecs;

test('a list nobody arranged has no settings', () => {
  expect(getColumnSettings.data.decode(null)).toEqual([]);
});

test.each([
  [true, true],
  ['true', true],
  [1, true],
  [false, false],
  [null, false],
])('visible %j means %j', (visible, isVisible) => {
  expect(getColumnSettings.data.decode([{ prop: 'plateNumber', visible }])[0]?.isVisible).toBe(isVisible);
});

test('columns travel as a text of JSON, in their order', () => {
  const value = [
    { prop: 'driver', label: '驾驶员', isVisible: true },
    { prop: 'remark', label: '', isVisible: false },
  ];
  const { fieldList } = setColumnSettings.body.encode({ moduleId: '531', fieldList: { kind: 'value', value } });
  expect(JSON.parse(fieldList)).toEqual([
    { prop: 'driver', label: '驾驶员', visible: true },
    { prop: 'remark', label: '', visible: false },
  ]);
});

test('forgotten settings travel as an empty text', () => {
  expect(setColumnSettings.body.encode({ moduleId: '531', fieldList: { kind: 'none' } }).fieldList).toBe('');
});
