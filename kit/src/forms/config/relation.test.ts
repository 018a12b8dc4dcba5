import { expect, test } from 'vitest';
import { parseAttribute, parseRelatedForm, parseRelationForm } from './index.ts';

test('a relation form is read with its model and the column it shows', () => {
  const parsed = parseRelationForm({
    __vModel__: 'F_AssetId',
    modelId: '592020000000000002',
    relationField: 'F_AssetName',
    hasPage: true,
    columnOptions: [{ value: 'F_AssetName', label: '设施名称' }],
    popupWidth: '800px',
  });
  expect(parsed).toMatchObject({
    kind: 'parsed',
    config: {
      field: 'F_AssetId',
      modelId: '592020000000000002',
      relationField: 'F_AssetName',
      hasPage: true,
      pageSize: 20,
      popupType: 'dialog',
    },
  });
});

test('without a model nothing can be chosen', () => {
  expect(parseRelationForm({ relationField: 'a' })).toEqual({
    kind: 'refused',
    problems: [{ path: 'modelId', reason: { kind: 'missing' } }],
  });
});

test.each<[string, object, object]>([
  ['shown only: storage mode 1', { isStorage: 1 }, { storage: 'shown' }],
  ['saved with the form: storage mode 2', { isStorage: 2 }, { storage: 'saved' }],
  ['storage mode 2 in a text', { isStorage: '2' }, { storage: 'saved' }],
  ['storage mode 2 where older designs write it', { __config__: { isStorage: 2 } }, { storage: 'saved' }],
  ['no storage mode: shown only', {}, { storage: 'shown' }],
])('an attribute that is %s', (_, members, read) => {
  const parsed = parseAttribute({
    relationField: 'F_AssetId_jnpfTable_yh_order1',
    showField: 'F_Stake',
    __vModel__: 'F_AssetStake',
    ...members,
  });
  expect(parsed).toMatchObject({ kind: 'parsed', config: { follows: 'F_AssetId', showField: 'F_Stake', field: 'F_AssetStake', ...read } });
});

test.each<[string, object, readonly string[]]>([
  ['nothing', {}, ['relationField', 'showField']],
  ['no field before the table', { relationField: '_jnpfTable_a1', showField: 'b' }, ['relationField']],
  ['a storage mode nobody knows', { relationField: 'a', showField: 'b', isStorage: 3 }, ['isStorage']],
  ['a field of every object', { relationField: '__proto__', showField: 'prototype' }, ['relationField', 'showField']],
])('an attribute with %s is refused', (_, members, paths) => {
  const parsed = parseAttribute(members);
  expect(parsed.kind === 'refused' && parsed.problems.map(({ path }) => path)).toEqual(paths);
});

const field = (name: string, label: string, config: object = {}) => ({
  __vModel__: name,
  __config__: { jnpfKey: 'comInput', label, ...config },
});

test('the fields of a related form come in its order, out of cards and tabs, without sub-tables and hidden fields', () => {
  const formData = JSON.stringify({
    formRef: 'elForm',
    fields: [
      { __config__: { jnpfKey: 'card', children: [{ __config__: { jnpfKey: 'row', children: [field('F_Name', '设施名称')] } }] } },
      field('F_Stake', '桩号', { visibility: ['pc', 'app'] }),
      field('F_App', '仅手机', { visibility: ['app'] }),
      field('F_Hidden', '隐藏', { noShow: true }),
      { __vModel__: 'tableField1', __config__: { jnpfKey: 'table', children: [field('F_Row', '行')] } },
      { __config__: { jnpfKey: 'divider' } },
      field('F_Bare', ''),
      7,
    ],
  });
  expect(parseRelatedForm(formData)).toEqual({
    kind: 'parsed',
    config: [
      { value: 'F_Name', label: '设施名称' },
      { value: 'F_Stake', label: '桩号' },
      { value: 'F_Bare', label: 'F_Bare' },
    ],
  });
});
