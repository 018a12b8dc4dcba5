import { expect, test } from 'vitest';
import { goodData, requestExample } from '../../testing/spec-examples.ts';
import { LARGEST_PAGE, pageSizeOf, recordCodecs } from './index.ts';

const listOf = (name: string) => {
  const data = goodData('listRecords').find(([known]) => known === name)?.[1];
  if (!data) throw new Error(`no example ${name}`);
  return recordCodecs.listRecords.data.decode(data);
};

test('a table: shown values, sub-tables as lists, relations with their id', () => {
  const { rows, total } = listOf('good');
  expect([total, rows.length, rows[0]?.id]).toEqual([37, 2, '595020000000000001']);
  expect(rows[0]?.values).toMatchObject({
    F_ManagerId: '马文博',
    F_ManagerId_id: '534000000000000102',
    tableField120: [{ F_Material: '波形梁板' }, {}],
  });
});

test('a group is a row that cannot be selected, with its rows', () => {
  expect(listOf('grouped').rows.map(({ isGroup, children }) => [isGroup, children.map((child) => child.isGroup)])).toEqual([
    [true, [false]],
    [true, [false]],
  ]);
});

test('rows of a tree nest, and a key that counts up is text', () => {
  expect(listOf('tree').rows[0]?.children[0]?.values).toMatchObject({ F_ParentId_pid: '595030000000000001' });
  expect(listOf('workflow').rows.map(({ id }) => id)).toEqual(['41', '42']);
});

test('a row that holds itself is read once instead of breaking the page', () => {
  type Endless = { id: string; children: Endless[] };
  const endless: Endless = { id: '1', children: [] };
  endless.children.push(endless);
  let depth = 0;
  for (let at = recordCodecs.listRecords.data.decode({ list: [endless] }).rows[0]; at; at = at.children[0]) depth += 1;
  expect(depth).toBe(1);
});

test('a list is asked with texts of JSON, and conditions are a text inside a text', () => {
  const query = recordCodecs.listRecords.body.decode(requestExample('listRecords') as never);
  const filter = { kind: 'value', value: { F_Title: '护栏' } } as const;
  const condition = { field: 'F_Amount', symbol: '>=', fieldValue: 10_000, jnpfKey: 'calculate' };
  const all = { kind: 'value' as const, value: [condition] };
  const conditions = { kind: 'value' as const, value: { matchLogic: 'any' as const, conditions: all } };
  const sent = recordCodecs.listRecords.body.encode({ ...query, filter, conditions });
  expect(sent).toMatchObject({ sidx: 'F_PlanDate', queryJson: '{"F_Title":"护栏"}', dataType: '0', selectKey: null });
  expect(JSON.parse(sent.superQueryJson)).toEqual({ matchLogic: 'OR', conditionJson: JSON.stringify([condition]) });
  expect(recordCodecs.listRecords.body.encode(query)).toMatchObject({ queryJson: '', superQueryJson: '' });
});

test('conditions in groups are asked as a list, kept as a text, and read from both', () => {
  const query = recordCodecs.listRecords.body.decode(requestExample('listRecords') as never);
  const condition = { field: 'F_Amount', symbol: '>=', fieldValue: 10_000, jnpfKey: 'calculate' };
  const groups = [
    { match: 'all' as const, conditions: [condition] },
    { match: 'any' as const, conditions: [condition, condition] },
  ];
  const value = { matchLogic: 'any' as const, conditions: { kind: 'value' as const, value: groups } };
  const sent = recordCodecs.listRecords.body.encode({ ...query, conditions: { kind: 'value', value } });
  const conditionList = [
    { logic: 'AND', groups: [condition] },
    { logic: 'OR', groups: [condition, condition] },
  ];
  expect(JSON.parse(sent.superQueryJson)).toEqual({ matchLogic: 'OR', conditionList });
  expect(recordCodecs.listRecords.body.decode(sent as never).conditions).toEqual({ kind: 'value', value });
  const kept = recordCodecs.createSavedQuery.body.encode({ fullName: 'A', moduleId: 'e1', ...value });
  expect(JSON.parse(kept.conditionJson)).toEqual(conditionList);
  expect(recordCodecs.createSavedQuery.body.decode(kept as never)).toMatchObject(value);
});

test('an export names its columns', () => {
  const query = recordCodecs.exportRecords.body.decode(requestExample('exportRecords') as never);
  expect(query).toMatchObject({ rows: 'all', selectKey: ['F_OrderNo', 'F_Title', 'tableField120-F_Material'] });
});

test('the values of a record are any JSON, without keys that reach into prototypes', () => {
  const { data } = recordCodecs.getRecord.data.decode({ id: '1', data: '{"F_Amount":12860,"__proto__":{"a":1},"F_Lanes":["slow"]}' });
  expect(data).toEqual({ kind: 'value', value: { F_Amount: 12_860, F_Lanes: ['slow'] } });
  expect(recordCodecs.getRecord.data.decode({ id: '1', data: null }).data).toEqual({ kind: 'none' });
  expect(recordCodecs.getRecord.data.decode({ id: '1', data: '[1]' }).data).toEqual({ kind: 'broken', text: '[1]' });
});

test('a design is what the list and the form are made of, and an empty text is none', () => {
  const runtimes = new Map(goodData('getModelConfig').map(([name, data]) => [name, data && recordCodecs.getModelConfig.data.decode(data)]));
  expect(runtimes.get('good')).toMatchObject({
    webType: 'formAndList',
    formData: { kind: 'value' },
    columnData: { kind: 'value' },
    hasWorkflow: false,
  });
  expect(runtimes.get('formOnly')).toMatchObject({
    webType: 'workflowForm',
    columnData: { kind: 'none' },
    flowEnCode: 'lane.closure',
    hasWorkflow: true,
  });
  expect(runtimes.get('noDesign')).toMatchObject({ formData: { kind: 'none' } });
});

test.each([
  ['a page of its own size', { type: 'table', hasPage: true, pageSize: 50 }, 50],
  ['20 where no size is said', { type: 'tree', hasPage: true, pageSize: null }, 20],
  ['everything without pages', { type: 'table', hasPage: false, pageSize: 20 }, LARGEST_PAGE],
  ['everything in groups', { type: 'group', hasPage: true, pageSize: 20 }, LARGEST_PAGE],
  ['no more than a server gives', { type: 'table', hasPage: true, pageSize: 1_000_000 }, LARGEST_PAGE],
] as const)('a designed list asks for %s', (_, list, size) => {
  expect(pageSizeOf(list)).toBe(size);
});
