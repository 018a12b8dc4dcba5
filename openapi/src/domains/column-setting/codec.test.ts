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

test('columns travel as a text of JSON, in their order, with widths and edges as far as they are known', () => {
  const value = [
    { prop: 'driver', label: '驾驶员', isVisible: true, widthPx: 240, pinned: 'start' as const },
    { prop: 'plate', label: '车牌号', isVisible: true, widthPx: null, pinned: null },
    { prop: 'remark', label: '', isVisible: false, widthPx: undefined, pinned: undefined },
  ];
  const { fieldList } = setColumnSettings.body.encode({ moduleId: '531', fieldList: { kind: 'value', value } });
  expect(JSON.parse(fieldList)).toEqual([
    { prop: 'driver', label: '驾驶员', visible: true, width: 240, fixed: 'left' },
    { prop: 'plate', label: '车牌号', visible: true, width: null, fixed: null },
    { prop: 'remark', label: '', visible: false },
  ]);
  expect(getColumnSettings.data.decode(JSON.parse(fieldList))).toEqual(value);
});

test.each([
  [{}, undefined, undefined],
  [{ width: null, fixed: null }, null, null],
  [{ width: '240', fixed: 'right' }, 240, 'end'],
  [{ width: 'wide', fixed: 'constructor' }, null, null],
  [{ width: 96.5, fixed: 'none' }, 96.5, 'none'],
])('a column with %j is so wide and stands there', (more, widthPx, pinned) => {
  expect(getColumnSettings.data.decode([{ prop: 'plate', visible: true, ...more }])[0]).toMatchObject({ widthPx, pinned });
});

test('forgotten settings travel as an empty text', () => {
  expect(setColumnSettings.body.encode({ moduleId: '531', fieldList: { kind: 'none' } }).fieldList).toBe('');
});
