import { formConfig, listConfig } from '@milepost/openapi/domains/model';
import { expect, test } from 'vitest';
import { compileList } from '../../data/model/compile/index.ts';
import { selectedNodeParam, begunAt, sidebarOf } from './treeOf.ts';

const field = (jnpfKey: string, more: object = {}) => ({ __vModel__: 'kind', __config__: { jnpfKey, label: 'kind' }, ...more });
function treeIn(control: object, design: object) {
  const { fields } = formConfig.decode({ fields: [{ __config__: { jnpfKey: 'card', children: [control] } }] } as never);
  return compileList(listConfig.decode({ type: 2, treeRelation: 'kind', ...design } as never), fields).tree;
}
const DICTIONARY = { treeDataSource: 'dictionary', treeDictionary: '12', treePropsValue: 'id' };

test.each<[string, object, object, string, unknown, unknown]>([
  ['a value', field('select'), DICTIONARY, 'dictionary.id:12', 'b', 'b'],
  ['a code', field('select'), { ...DICTIONARY, treePropsValue: 'enCode' }, 'dictionary.code:12', 'b', 'b'],
  ['a way', field('cascader'), DICTIONARY, 'ways:dictionary.id:12', ['a', 'b'], ['a', 'b']],
  ['an organisation', field('comSelect'), { treeDataSource: 'organize' }, 'ways:organization', ['a', 'b'], ['a', 'b']],
  ['several kept', field('treeSelect', { multiple: true }), DICTIONARY, 'dictionary.id:12', 'b', ['b']],
  [
    'several asked',
    field('select'),
    { ...DICTIONARY, searchList: [{ ...field('select'), prop: 'kind', searchMultiple: true }] },
    'dictionary.id:12',
    ['b'],
    'b',
  ],
  [
    'rows of an interface',
    field('select'),
    { treeDataSource: 'api', treePropsUrl: '7', treePropsValue: 'no', treePropsLabel: 'a&b' },
    'interface:7?no&a%26b&children',
    'b',
    'b',
  ],
  [
    'an option of the field',
    field('select', { __slot__: { options: [{ id: 'b', fullName: '乙', children: [{ id: 'c', fullName: '丙' }] }] } }),
    { treeDataSource: 'formField' },
    'options:[{"id":"b","fullName":"乙","children":[{"id":"c","fullName":"丙","children":[]}]}]',
    'b',
    'b',
  ],
  [
    'an entry of the dictionary of the field',
    { ...field('cascader'), __config__: { jnpfKey: 'cascader', dataType: 'dictionary', dictionaryType: '12', props: { value: 'enCode' } } },
    { treeDataSource: 'formField' },
    'ways:dictionary.code:12',
    ['a', 'b'],
    ['a', 'b'],
  ],
  [
    'a row of the interface of the field',
    { ...field('select'), __config__: { jnpfKey: 'select', dataType: 'dynamic', propsUrl: '7', props: { value: 'no', label: 'a&b' } } },
    { treeDataSource: 'formField' },
    'interface:7?no&a%26b&children',
    'b',
    'b',
  ],
  ['a department of the field', field('depSelect'), { treeDataSource: 'formField' }, 'department', 'b', 'b'],
])('a tree that chooses %s narrows the list down, and new records begin with it', (_, control, design, name, asked, begun) => {
  const tree = treeIn(control, design);
  const node = tree?.isWay ? 'a,b' : 'b';
  expect(tree && sidebarOf(tree)).toMatchObject({ tree: name, filterParam: 'kind', clearsFilters: true });
  expect([selectedNodeParam(tree, node), begunAt(tree, node)]).toEqual([{ kind: asked }, { kind: begun }]);
  expect([selectedNodeParam(tree, null), begunAt(tree, null)]).toEqual([{}, {}]);
});

test.each([
  ['another shape', { ...DICTIONARY, type: 1 }],
  ['nothing to look for', { ...DICTIONARY, treeRelation: '' }],
  ['a field without options', { treeDataSource: 'formField' }],
])('%s has no tree', (_, design) => expect(treeIn(field('select'), design)).toBeNull());
