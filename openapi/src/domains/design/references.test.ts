import { expect, test } from 'vitest';
import { textsOf } from './document.ts';
import type { Json } from './json.ts';
import { nameOfKind } from './kinds.ts';
import type { DesignDialect, KindName } from './kinds.ts';
import { missingProblems, referencesOf, withReference } from './references.ts';
import { NO_TEXTS, documentOf } from './testing/designs.ts';

type Members = Readonly<Record<string, Json>>;

/** A design that names a thing of each kind in each way, in a dialect. */
function designIn(dialect: DesignDialect) {
  const control = (kind: KindName, key: string, own: Members, config: Members = {}): Json => ({
    __vModel__: key,
    __config__: { jnpfKey: nameOfKind(kind, dialect), label: key, ...config },
    ...(dialect === 'old' ? { __slot__: { options: [] } } : { options: [] }),
    ...own,
  });
  const colour = control('select', 'colour', {}, { dataType: 'dictionary', dictionaryType: 'D1' });
  const road = control('cascader', 'road', {}, { dataType: 'dynamic', propsUrl: 'I1', propsName: '路段', dictionaryType: 'D9' });
  const form = {
    hasPrintBtn: true,
    printId: dialect === 'old' ? 'P1,P2' : ['P1', 'P2'],
    fields: [
      control('comInput', 'place', {}),
      { __config__: { jnpfKey: 'card', children: [colour] } },
      road,
      control('dicSelect', 'weather', {}, { dictionaryType: 'D2' }),
      control('relationForm', 'case', { modelId: 'M1' }),
      control('billRule', 'number', {}, { rule: 'caseNo' }),
      control('radio', 'plain', {}, { dataType: 'static', dictionaryType: 'D9', propsUrl: 'I9' }),
      control(
        'table',
        'rows',
        { addType: 1, addTableConf: { interfaceId: 'I2', interfaceName: '设备' } },
        {
          children: [
            control('radio', 'shade', {}, { dataType: 'dictionary', dictionaryType: 'D1' }),
            control('popupSelect', 'who', { interfaceId: 'I1' }),
          ],
        },
      ),
    ],
  };
  const list = {
    printIds: ['P1'],
    btnsList: [{ value: 'batchPrint' }],
    type: 2,
    treeDataSource: 'dictionary',
    treeDictionary: 'D1',
    treePropsUrl: 'I9',
    columnList: [colour, { prop: 'place' }],
    searchList: [{ ...(road as object), prop: 'road' }],
    columnOptions: form.fields.slice(-1),
    customBtnsList: [
      { value: 'b1', event: { btnType: 3, interfaceId: 'I3' } },
      { value: 'b2', event: { btnType: 1, modelId: 'M1' } },
    ],
  };
  return documentOf({ ...NO_TEXTS, formData: JSON.stringify(form), columnData: JSON.stringify(list) });
}

test.each(['old', 'new'] as const)('each thing a design names is found once, with every place of it: %s keys', (dialect) => {
  const found = referencesOf(designIn(dialect)).map(({ kind, id, name, at }) => [
    `${kind} ${id} ${name}`,
    at.filter(({ owner }) => typeof owner === 'object').length,
    at.flatMap(({ owner, path }) => (typeof owner === 'string' ? [path.join('.')] : [])),
  ]);
  expect(found).toEqual([
    [
      'dictionary D1 ',
      2,
      ['columnList.0.__config__.dictionaryType', 'columnOptions.0.__config__.children.0.__config__.dictionaryType', 'treeDictionary'],
    ],
    ['interface I1 路段', 2, ['searchList.0.__config__.propsUrl', 'columnOptions.0.__config__.children.1.interfaceId']],
    ['dictionary D2 ', 1, []],
    ['model M1 ', 1, ['customBtnsList.1.event.modelId']],
    ['numberRule caseNo ', 1, []],
    ['interface I2 设备', 1, ['columnOptions.0.addTableConf.interfaceId']],
    ['printTemplate P1 ', 0, [dialect === 'old' ? 'printId' : 'printId.0', 'printIds.0']],
    ['printTemplate P2 ', 0, [dialect === 'old' ? 'printId' : 'printId.1']],
    ['interface I3 ', 0, ['customBtnsList.0.event.interfaceId']],
  ]);
});

test.each(['old', 'new'] as const)('a thing is replaced wherever it is named, with its name, and nothing else is: %s keys', (dialect) => {
  const document = designIn(dialect);
  const before = textsOf(document);
  const swapped = (text: string | null) => text?.replaceAll('"D1"', '"X"') ?? null;
  expect(textsOf(withReference(document, { kind: 'dictionary', id: 'D1' }, 'X', '颜色'))).toEqual({
    ...before,
    formData: swapped(before.formData),
    columnData: swapped(before.columnData),
  });
  const named = (text: string | null) => text?.replaceAll('"I1"', '"Y"').replaceAll('"路段"', '"道路"') ?? null;
  expect(textsOf(withReference(document, { kind: 'interface', id: 'I1' }, 'Y', '道路'))).toEqual({
    ...before,
    formData: named(before.formData),
    columnData: named(before.columnData),
  });
  const printed = (text: string | null) => text?.replaceAll('"P1', '"Q') ?? null;
  expect(textsOf(withReference(document, { kind: 'printTemplate', id: 'P1' }, 'Q', '巡查表'))).toEqual({
    ...before,
    formData: printed(before.formData),
    columnData: printed(before.columnData),
  });
  expect(withReference(document, { kind: 'model', id: 'D1' }, 'X')).toBe(document);
});

test('what is missing is a problem of each control that names it, and of the form or the list where no control does', () => {
  const document = designIn('old');
  const problems = missingProblems(document, referencesOf(document));
  const at = (id: string) =>
    problems.filter(({ values }) => values['id'] === id).map(({ owner }) => (typeof owner === 'object' ? 'node' : owner));
  expect([at('D1'), at('P1'), at('I3')]).toEqual([['node', 'node'], ['form'], ['list']]);
  expect(new Set(problems.map(({ id }) => id)).size).toBe(problems.length);
});

test('print templates of a form and a list that print nothing are left behind, and not asked about', () => {
  const texts = {
    formData: JSON.stringify({ fields: [], printId: ['P1'] }),
    columnData: JSON.stringify({ printIds: ['P1'], btnsList: [] }),
  };
  expect(referencesOf(documentOf({ ...NO_TEXTS, ...texts }))).toEqual([]);
});
