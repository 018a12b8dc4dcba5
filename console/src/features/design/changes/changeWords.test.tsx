import { setupI18n } from '@lingui/core';
import { LANGUAGE_TAG } from '@milepost/kit/locale';
import { changesBetween, createNodeIds, openDesign } from '@milepost/openapi/domains/design';
import type { DesignFacts } from '@milepost/openapi/domains/design';
import { expect, test } from 'vitest';
import { messages as en } from '../../../locales/pages/en.po';
import { messages as zh } from '../../../locales/pages/zh.po';
import { messages as zhtw } from '../../../locales/pages/zhtw.po';
import { labelsOf } from '../problems/problemWords.ts';
import { MOST_LINES, changeGroups } from './changeGroups.ts';
import { changeSentence } from './changeWords.ts';
import type { ChangeWords } from './changeWords.ts';
import { SAMPLE_FACTS } from '../testing/sampleFacts.ts';

const FACTS = { ...SAMPLE_FACTS, category: '1', sortCode: 3 };
const control = (key: string, label: string, jnpfKey: string, more: object = {}, config: object = {}) => ({
  ...(key && { __vModel__: key }),
  ...more,
  __config__: { jnpfKey, label, formId: key || label, ...config },
});
const designOf = (facts: Partial<DesignFacts>, form: object, list: object) =>
  openDesign(
    { ...FACTS, ...facts },
    { formData: JSON.stringify(form), columnData: JSON.stringify(list), appColumnData: null, tables: null, flowTemplateJson: null },
    createNodeIds(),
  ).document;
const options = (...names: string[]) => ({ __slot__: { options: names.map((fullName, at) => ({ id: String(at), fullName })) } });
const card = (label: string, children: readonly object[]) => control('', label, 'card', {}, { children });
const column = (prop: string, label: string, more: object = {}) => ({ prop, label, ...more });

const BEFORE = designOf(
  {},
  {
    labelPosition: 'right',
    fields: [
      control('place', '事故地点', 'comInput', { maxlength: 50 }),
      control('amount', '金额', 'numInput', { max: 1000 }, { span: 12 }),
      control('type', '类别', 'select', options('护栏', '标志')),
      control('who', '经办人', 'comInput'),
      control('note', '备注', 'textarea'),
      card('附件', [control('photo', '照片', 'uploadImg')]),
    ],
    // oxlint-disable-next-line unicorn/no-thenable -- a rule of a design, which nobody awaits
    milepostRules: [{ id: '1', on: { change: 'type' }, then: [{ do: 'show', field: 'note', is: true }] }],
  },
  {
    type: 1,
    pageSize: 20,
    columnList: [column('place', '事故地点'), column('amount', '金额'), column('note', '备注')],
    searchList: [column('place', '事故地点', { searchType: 1 })],
    btnsList: [{ value: 'add', label: '新增' }],
  },
);
const AFTER = designOf(
  { fullName: '路产赔补偿案件', enableFlow: true, sortCode: null },
  {
    labelPosition: 'top',
    printId: ['1'],
    fields: [
      control('amount', '金额', 'numInput', { max: 5000, thousands: true, vendor: 1 }, { span: 24, required: true }),
      control('place', '地点', 'comInput'),
      control('type', '类别', 'select', options('护栏', '路面', '绿化')),
      control('who', '经办人', 'userSelect'),
      control('owner', '责任人', 'userSelect'),
      card('附件', []),
      control('photo', '照片', 'uploadImg'),
    ],
    milepostRetired: [{ key: 'note', kind: 'textarea', label: '备注', own: null, atMs: 1 }],
    // oxlint-disable-next-line unicorn/no-thenable -- a rule of a design, which nobody awaits
    milepostRules: [{ id: '2', on: 'save', when: { is: 'empty' }, then: [{ do: 'refuse', text: '请填写金额' }] }],
  },
  {
    type: 3,
    groupField: 'type',
    pageSize: 50,
    columnList: [column('amount', '金额', { width: 150 }), column('place', '发生地'), column('owner', '责任人', { fixed: 'left' })],
    searchList: [column('place', '发生地', { searchType: 2 })],
    btnsList: [
      { value: 'add', label: '新增' },
      { value: 'download', label: '导出' },
    ],
  },
);

test.each([
  ['zh', zh],
  ['zhtw', zhtw],
  ['en', en],
] as const)('every difference of a rich pair of designs is a sentence, in %s', (locale, messages) => {
  const i18n = setupI18n({ locale, locales: LANGUAGE_TAG[locale], messages: { [locale]: messages } });
  const words: ChangeWords = {
    say: (message) => i18n._(message),
    figure: (value) => i18n.number(value),
    labels: new Map([...labelsOf(BEFORE), ...labelsOf(AFTER)]),
    recordsOf: () => ({ count: 412, total: 3180, isAbout: false }),
  };
  const sentences = changeGroups(changesBetween(BEFORE, AFTER)).map(({ part, changes }) => [
    part,
    ...changes.map((change) => changeSentence(change, words)),
  ]);
  expect(sentences).toMatchSnapshot();
});

test('what takes something away comes first in its part, and forty lines are read at once', () => {
  const groups = changeGroups(changesBetween(BEFORE, AFTER));
  expect(groups.map(({ part }) => part)).toEqual(['data', 'form', 'rules', 'list', 'flow', 'print']);
  expect(groups.find(({ part }) => part === 'rules')?.changes.map(({ change }) => change)).toEqual(['ruleRemoved', 'ruleAdded']);
  expect(groups.find(({ part }) => part === 'list')?.changes[0]).toMatchObject({ change: 'listItemRemoved', label: '备注' });
  expect(groups.flatMap(({ changes }) => changes).length).toBeLessThan(MOST_LINES);
});
