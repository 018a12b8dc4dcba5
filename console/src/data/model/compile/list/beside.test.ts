import { formConfig, listConfig } from '@milepost/openapi/domains/model';
import { describe, expect, test } from 'vitest';
import { besideOf } from './beside.ts';
import { importHead } from './importHead.ts';

const control = (jnpfKey: string, prop: string, more: object = {}, config: object = {}) => ({
  __vModel__: prop,
  __config__: { jnpfKey, label: `${prop} label`, ...config },
  ...more,
});
const formOf = (...fields: readonly object[]) => formConfig.decode({ fields } as never).fields;
const TREE = { type: 2, treeTitle: '部门', treeRelation: 'a', treeDataSource: 'department' };
const beside = (design: object, ...fields: readonly object[]) =>
  besideOf(listConfig.decode({ ...TREE, ...design } as never), formOf(...fields));

describe('the tree beside a list', () => {
  test.each<[string, object, object | null]>([
    ['departments', {}, { from: 'department' }],
    ['organizations', { treeDataSource: 'organize' }, { from: 'organization' }],
    ['a dictionary, by id', { treeDataSource: 'dictionary', treeDictionary: 'd1' }, { from: 'dictionary', id: 'd1', storedAs: 'id' }],
    [
      'a dictionary, by code',
      { treeDataSource: 'dictionary', treeDictionary: 'd1', treePropsValue: 'enCode' },
      { from: 'dictionary', id: 'd1', storedAs: 'code' },
    ],
    [
      'an interface',
      { treeDataSource: 'api', treePropsUrl: 'i1', treePropsValue: 'v', treePropsLabel: 'l', treePropsChildren: 'c' },
      { from: 'interface', id: 'i1', value: 'v', label: 'l', children: 'c' },
    ],
    [
      'an interface whose members have their usual names',
      { treeDataSource: 'api', treePropsUrl: 'i1', treePropsValue: '', treePropsLabel: '', treePropsChildren: '' },
      { from: 'interface', id: 'i1', value: 'id', label: 'fullName', children: 'children' },
    ],
    ['no dictionary', { treeDataSource: 'dictionary', treeDictionary: '' }, null],
    ['no interface', { treeDataSource: 'api', treePropsUrl: '' }, null],
    ['nothing known', { treeDataSource: 'other', treePropsUrl: 'i1', treeDictionary: 'd1' }, null],
    ['nothing to look for', { treeRelation: '' }, null],
    ['a list of another shape', { type: 1 }, null],
  ])('is one of %s', (_, design, source) => {
    const rest = { title: '部门', filterParam: 'a', isWay: false, isManyInQuery: false, isManyInField: false };
    expect(beside(design)).toEqual(source && { ...rest, source });
  });

  const dynamic = (props: object) => ({ dataType: 'dynamic', propsUrl: 'i1', props });
  const stored = (props: object) => ({ dataType: 'dictionary', dictionaryType: 'd1', props });
  const listed = (...options: readonly object[]) => ({ __slot__: { options } });
  const option = (id: string, ...children: readonly object[]) => ({ id, fullName: `option ${id}`, children });
  const node = (id: string, ...children: readonly object[]): object => ({ id, fullName: `option ${id}`, children });

  test.each<[string, object | undefined, object | null]>([
    ['organizations where it is one', control('comSelect', 'a'), { from: 'organization' }],
    ['departments where it is one', control('depSelect', 'a'), { from: 'department' }],
    ['nothing where it is a person', control('userSelect', 'a'), null],
    ['nothing where it is written', control('comInput', 'a'), null],
    ['nothing where it is a sub-table', control('table', 'a'), null],
    ['nothing where the form has no such field', undefined, null],
    [
      'the options that stand in the design, each under its own',
      control('cascader', 'a', listed(option('1', option('11', option('111')), option('12')), option('2'), option('3', option('31')))),
      {
        from: 'options',
        nodes: [node('1', node('11', node('111')), node('12')), node('2'), node('3', node('31'))],
      },
    ],
    [
      'the options of a list of choices',
      control('select', 'a', listed(option('1'), option('2'))),
      { from: 'options', nodes: [node('1'), node('2')] },
    ],
    ['nothing where the design has no options', control('select', 'a', listed()), null],
    ['a dictionary, kept by id', control('select', 'a', {}, stored({ value: 'id' })), { from: 'dictionary', id: 'd1', storedAs: 'id' }],
    [
      'a dictionary, kept by code',
      control('treeSelect', 'a', {}, stored({ value: 'enCode' })),
      { from: 'dictionary', id: 'd1', storedAs: 'code' },
    ],
    [
      'an interface with members of its own',
      control('cascader', 'a', {}, dynamic({ value: 'road&no', label: 'road name' })),
      { from: 'interface', id: 'i1', value: 'road&no', label: 'road name', children: 'children' },
    ],
    [
      'an interface whose members have their usual names',
      control('select', 'a', {}, dynamic({})),
      { from: 'interface', id: 'i1', value: 'id', label: 'fullName', children: 'children' },
    ],
  ])('of a field is one of %s', (_, field, source) => {
    expect(beside({ treeDataSource: 'formField' }, ...(field ? [field] : []))?.source ?? null).toEqual(source);
  });

  test.each<[string, object, object, object]>([
    ['a way from the top', {}, control('comSelect', 'a'), { isWay: true, isManyInField: false }],
    ['several choices', {}, control('depSelect', 'a', { multiple: true }), { isWay: false, isManyInField: true }],
    ['several ways', {}, control('cascader', 'a', { props: { props: { multiple: true } } }), { isWay: true, isManyInField: true }],
    ['several, however it is written', {}, control('depSelect', 'a', { props: { props: { multiple: 1 } } }), { isManyInField: true }],
    ['one choice', {}, control('depSelect', 'a', { multiple: false, props: { props: { multiple: 0 } } }), { isManyInField: false }],
  ])('knows that its field keeps %s', (_, design, field, expected) => expect(beside(design, field)).toMatchObject(expected));

  test.each<[object, boolean]>([
    [{ prop: 'a', searchMultiple: true }, true],
    [{ prop: 'a', searchMultiple: false }, false],
    [{ prop: 'b', searchMultiple: true }, false],
  ])('with a search of %j it asks for several: %s', (search, isMany) => {
    const one = { ...control('depSelect', 'a'), ...search };
    expect(beside({ searchList: [one] })?.isManyInQuery).toBe(isMany);
  });
});

describe('the head of the sheet records are imported from', () => {
  const TABLE = control(
    'table',
    'works',
    {},
    { children: [control('comInput', 'item', {}, { required: true }), control('uploadFz', 'files')] },
  );
  const FIELDS = formOf(control('comInput', 'a', {}, { required: true }), control('date', 'b'), control('billRule', 'no'), {
    __config__: { jnpfKey: 'card', children: [TABLE] },
  });
  const head = (uploaderTemplateJson: object) => importHead(listConfig.decode({ type: 1, uploaderTemplateJson } as never), FIELDS);
  const column = (id: string, label: string, isRequired = false) => ({ id, label, isRequired });

  test.each<[string, readonly string[], object[], string[]]>([
    [
      'chosen fields',
      ['a', 'b'],
      [column('a', 'a label', true), column('b', 'b label')],
      ['no label', 'works label-item label', 'works label-files label'],
    ],
    [
      'a column of a sub-table',
      ['works-item'],
      [column('works-item', 'works label-item label')],
      ['a label', 'b label', 'no label', 'works label-files label'],
    ],
    [
      'a whole sub-table',
      ['works'],
      [column('works-item', 'works label-item label')],
      ['a label', 'b label', 'no label', 'works label-files label'],
    ],
    [
      'what only the server fills in',
      ['no', 'works-files'],
      [],
      ['a label', 'b label', 'no label', 'works label-item label', 'works label-files label'],
    ],
    ['nothing', [], [], ['a label', 'b label', 'no label', 'works label-item label', 'works label-files label']],
  ])('has %s, and passes over the others', (_, selectKey, columns, ignored) =>
    expect(head({ selectKey })).toMatchObject({ columns, ignored }),
  );

  test.each([
    ['2', true],
    ['1', false],
  ])('with the way %s changes records that are known: %s', (dataType, changesKnown) =>
    expect(head({ selectKey: [], dataType }).changesKnown).toBe(changesKnown),
  );
});
