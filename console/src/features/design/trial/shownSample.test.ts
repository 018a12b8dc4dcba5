import { configuredForm } from '@milepost/kit/forms/config';
import { expect, test } from 'vitest';
import { HEAD } from '../../../data/model/compile/index.ts';
import { shownSample } from './shownSample.ts';

const control = (jnpfKey: string, key: string, own: object = {}, config: object = {}) => ({
  __vModel__: key,
  ...own,
  __config__: { jnpfKey, label: key, ...config },
});
const dictionary = { dataType: 'dictionary', dictionaryType: 'd1', props: { label: 'fullName', value: 'id' } };
const COLUMNS = [
  control('select', 'item', {}, dictionary),
  control('userSelect', 'keeper'),
  control('numInput', 'count'),
  control('comInput', 'note'),
];
const FORM = [control('select', 'kind', {}, dictionary), control('table', 'rows', {}, { children: COLUMNS })];
const { parts } = configuredForm(FORM);
const KNOWN = {
  choicesOf: () => [],
  optionsOf: () => [
    { id: 'o1', label: '护栏' },
    { id: 'o2', label: '标志牌' },
  ],
  nowMs: 0,
};
const ROW = { id: 's1', fullName: '', isLeaf: true, [HEAD]: false };

test('a sample is read in names, those of the rows of its sub-tables too: no id of an option or of a person is shown', () => {
  const rows = [
    { item: 'o2', keeper: 'u1', count: 3, note: '右侧' },
    { item: 'o1', keeper: 'u1', count: 1, note: '' },
  ];
  const shown = shownSample(parts, { record: { kind: 'o1', rows }, row: ROW }, 1, KNOWN);
  expect(shown).toMatchObject({
    id: 's1',
    kind: '护栏',
    rows: [
      { item: '标志牌', keeper: '示例人员3', count: 3, note: '右侧' },
      { item: '护栏', keeper: '示例人员4', count: 1 },
    ],
  });
});

test('what a list says of a sample is what its sheet says; an option that is gone keeps its id', () => {
  const shown = shownSample(parts, { record: { kind: 'gone' }, row: ROW }, 0, KNOWN);
  expect(shown['kind']).toBe('gone');
  expect(shownSample(parts, { record: { kind: 'o1' }, row: { ...ROW, kind: '护栏（旧）' } }, 0, KNOWN)['kind']).toBe('护栏（旧）');
});
