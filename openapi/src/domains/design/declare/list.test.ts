import { describe, expect, test } from 'vitest';
import { codeOf, designed } from '../testing/codeOf.ts';

type Members = Readonly<Record<string, unknown>>;
const FIELDS = [
  designed('place'),
  designed('amount', 'numInput', { step: 1 }),
  designed('day', 'date'),
  designed('works', 'table', {}, { children: [designed('item')] }),
  designed('kind', 'select', { __slot__: { options: [{ id: '1', fullName: 'one' }] } }),
];
const listed = (list: Members) => codeOf(FIELDS, { list: { hasPage: true, ...list } });
/** Call of a list in the code of a screen, on one line. */
const listCall = (list: Members) =>
  /\n {2}list: records\.list\((.*?)\),\n {2}\w/s
    .exec(listed(list).screen)?.[1]
    ?.replaceAll(/\s+/g, ' ')
    .replaceAll(/,( [}\]])/g, '$1');
const actionsOf = (list: Members) => /\n {2}actions: (.*)\n\}\);/s.exec(listed(list).screen)?.[1];
const notesOf = (list: Members) => listed(list).declaration.notes;

test('a column says what differs from the field it shows', () => {
  const columnList = [
    { prop: 'place', label: 'place' },
    { prop: 'amount', label: 'Sum', width: 120, align: 'right', fixed: 'left', sortable: true },
    { prop: 'day', fixed: 'right', align: 'center', label: '', width: 0 },
    { prop: 'works-item', label: 'item' },
  ];
  expect(listed({ columnList }).screen).toContain(`    columns: [
      'place',
      { field: 'amount', header: msg\`Sum\`, widthPx: 120, align: 'end', pinned: 'start', isSortable: true },
      { field: 'day', pinned: 'end' },
      { field: 'works-item', header: msg\`item\` },
    ],
`);
});

test('a column or a filter is there once; those of no field are left out, and named unless every record has them', () => {
  const columnList = ['place', 'place', 'gone', 'creatorTime', '', 'gone'].map((prop) => ({ prop, label: prop }));
  const list = { columnList, searchList: [{ prop: 'place' }, { prop: 'lost' }, { prop: 'place', label: 'again' }] };
  expect(listCall(list)).toBe("{ columns: ['place'], filters: ['place'], exports: false }");
  expect(notesOf(list)).toEqual([{ code: 'noSuchField', of: ['gone', 'lost'] }]);
  expect(listed(list).readme).toContain('The list names fields the form does not have, they are left out: gone, lost.');
});

test.each<[string, Members, string]>([
  ['its label', { prop: 'place', label: 'Where' }, "{ field: 'place', label: msg`Where` }"],
  ['one value of a number', { prop: 'amount', label: 'amount', searchType: 1 }, "{ field: 'amount', isRange: false }"],
  ['two ends of a number', { prop: 'amount', label: 'amount', searchType: 3 }, "'amount'"],
  ['one day', { prop: 'day', label: 'day', searchType: 2 }, "{ field: 'day', isRange: false }"],
  ['two ends of a text', { prop: 'place', label: '', searchType: 3 }, "{ field: 'place', isRange: true }"],
  ['several choices', { prop: 'kind', label: 'kind', searchMultiple: true }, "{ field: 'kind', isMany: true }"],
  ['the words of the search', { prop: 'place', isKeyword: true }, "{ field: 'place', isKeyword: true }"],
  ['no such thing', { prop: 'place', isKeyword: 0 }, "'place'"],
  ['the value it starts with', { prop: 'kind', value: ['1'] }, "{ field: 'kind', starts: ['1'] }"],
  ['a number it starts with', { prop: 'amount', searchType: 3, value: 0 }, "{ field: 'amount', starts: 0 }"],
  ['nothing it starts with', { prop: 'kind', value: [] }, "'kind'"],
  ['an empty text it starts with', { prop: 'kind', value: '' }, "'kind'"],
])('a filter says %s where that is not the usual one', (_, search, code) => {
  expect(listCall({ searchList: [search] })).toBe(`{ columns: [], filters: [${code}], exports: false }`);
});

test.each<[string, Members, string]>([
  ['a table of pages', {}, ''],
  ['a table without pages', { hasPage: false }, ' isUnpaged: true,'],
  ['a tree', { type: 5, hasPage: false }, " shape: 'tree',"],
  ['a tree that loads as it is opened', { type: 5, treeLazyType: 1 }, " shape: 'lazyTree',"],
  ['groups', { type: 3, groupField: 'kind', hasPage: false }, " groupBy: 'kind',"],
  ['rows that are edited in place', { type: 4 }, ''],
  ['tables of rows that fold out', { childTableStyle: 2 }, ' foldsTables: true,'],
  ['tables of rows side by side', { childTableStyle: 1 }, ''],
  ['sums', { showSummary: true, summaryField: ['amount'] }, " sums: ['amount'],"],
  [
    'sums by thousands',
    { showSummary: true, summaryField: ['amount'], thousandsField: ['amount'] },
    " sums: ['amount'], thousands: ['amount'],",
  ],
  ['sums that are switched off', { showSummary: false, summaryField: ['amount'], thousandsField: ['amount'] }, ''],
  ['an order', { defaultSidx: 'place', sort: 'asc' }, " order: { by: 'place', direction: 'ascending' },"],
  ['an order that nothing is said of', { defaultSidx: 'place' }, " order: { by: 'place', direction: 'descending' },"],
  [
    'an order by several',
    { defaultSidx: 'day', defaultSortConfig: [{ field: 'place', sort: 'desc' }, { field: '' }, null, { field: 'day', sort: 'asc' }] },
    " order: [ { by: 'place', direction: 'descending' }, { by: 'day', direction: 'ascending' } ],",
  ],
  ['an order by one of several', { defaultSortConfig: [{ field: 'day' }] }, " order: { by: 'day', direction: 'ascending' },"],
])('the shape of a list: %s', (_, list, code) => expect(listCall(list)).toBe(`{ columns: [],${code} exports: false }`));

test('rows that are grouped do not show what they are grouped by', () => {
  const columnList = [{ prop: 'kind' }, { prop: 'place' }];
  expect(listCall({ type: 3, groupField: 'kind', columnList })).toContain("columns: ['place'], groupBy: 'kind'");
  expect(listCall({ type: 1, groupField: 'kind', columnList })).toContain("columns: ['kind', 'place'],");
});

const buttons = (...names: string[]) => names.map((value) => ({ value, label: '' }));

test.each<[string, Members, string, string]>([
  ['no button', {}, '{ adds: false, history: false },', 'isEditable: false'],
  ['one that adds', { btnsList: buttons('add') }, '{ history: false },', 'isEditable: false'],
  ['one that edits', { columnBtnsList: buttons('edit') }, '{ adds: false, history: false },', "frame: 'dialog' }"],
  [
    'one that deletes',
    { columnBtnsList: buttons('remove') },
    "{ adds: false, remove: 'removeRecord', removeBatch: false, history: false },",
    '',
  ],
  [
    'those that delete one and several',
    { btnsList: buttons('batchRemove'), columnBtnsList: buttons('remove') },
    "{ adds: false, remove: 'removeRecord', history: false },",
    '',
  ],
  ['one that deletes several alone', { btnsList: buttons('batchRemove') }, '{ adds: false, history: false },', ''],
  [
    'words of their own',
    {
      columnBtnsList: [
        { value: 'edit', label: 'Change' },
        { value: 'remove', label: 'Drop' },
        { value: 'detail', label: '详 情' },
      ],
    },
    "{ adds: false, remove: 'removeRecord', removeBatch: false, labels: { edit: msg`Change`, remove: msg`Drop` }, history: false },",
    '',
  ],
])('with %s a screen offers as much', (_, list, actions, form) => {
  expect(actionsOf(list)).toBe(actions);
  expect(listed(list).screen).toContain(form);
});

test('a record is read where the design has a button for it, and has its own words where they are not the usual ones', () => {
  expect(listed({ columnBtnsList: buttons('detail') }).screen).toContain('  detail: records.detail(form),\n');
  expect(listed({}).screen).not.toContain('detail:');
  expect(listed({ btnsList: [{ value: 'add', label: 'Report' }] }).screen).toContain(
    'words: records.words({ many: msg`Trial`, add: msg`Report` }),',
  );
  expect(listed({ btnsList: [{ value: 'add', label: '新 增' }] }).screen).toContain('words: records.words({ many: msg`Trial` }),');
  expect(listed({ type: 4 }).screen).toContain("records.form({ frame: 'dialog', isEditable: false, inRows: true })");
});

describe('what a list has that did not come along is named', () => {
  test.each<[string, Members, readonly object[]]>([
    ['nothing', {}, []],
    ['an export', { btnsList: buttons('download') }, [{ code: 'export', of: [] }]],
    ['an import', { btnsList: buttons('upload') }, [{ code: 'import', of: [] }]],
    ['printing', { btnsList: buttons('batchPrint') }, [{ code: 'printList', of: [] }]],
    ['templates', { printIds: ['p1'] }, [{ code: 'printList', of: ['p1'] }]],
    ['an advanced search', { hasSuperQuery: true }, [{ code: 'conditions', of: [] }]],
    ['a tree', { type: 2, treeTitle: 'Kinds', treeRelation: 'kind' }, [{ code: 'sidebar', of: ['Kinds', 'kind'] }]],
    [
      'rights',
      { useColumnPermission: true, useFormPermission: true, useDataPermission: true },
      [{ code: 'rights', of: ['useColumnPermission', 'useFormPermission', 'useDataPermission'] }],
    ],
  ])('%s', (_, list, notes) => expect(notesOf(list)).toEqual(notes));
});

test('scripts of a list that are read stand in it; those that do nothing are left out, the others are holes', () => {
  const red = "({ row }) => ({ color: 'red' })";
  const nothing = '({ data }) => { // nothing\n }';
  const { screen, declaration } = listed({ funcs: { rowStyle: red, cellStyle: 'alert(1)', afterOnload: 'start()' } });
  expect(screen).toContain(`looks: { rowStyle: "${red}" },`);
  const hole = (key: string, was: string) => ({ place: 'list', key, what: `script ${key} of the list`, was: JSON.stringify(was) });
  expect(declaration.holes).toEqual([hole('cellStyle', 'alert(1)'), hole('afterOnload', 'start()')]);
  expect(screen).toContain('      // "alert(1)"\n      hole(\'script cellStyle of the list\'),');
  const silent = listed({ funcs: { rowStyle: nothing, cellStyle: ' ', afterOnload: nothing } });
  expect([silent.declaration.holes, silent.screen.includes('looks'), silent.screen.includes('scripts')]).toEqual([[], false, false]);
});

test('buttons of rows stand as data, with what they open, ask and send; one whose script is not read is a hole after them', () => {
  const customBtnsList = [
    {
      value: 'a',
      label: 'A',
      event: {
        btnType: 1,
        modelId: 'm1',
        popupTitle: 'P',
        formOptions: [
          { currentField: 'place', field: 'x' },
          { currentField: '', field: 'y' },
          { currentField: 'z', field: '' },
        ],
      },
    },
    {
      value: 'b',
      label: '',
      event: {
        btnType: '3',
        interfaceId: 9,
        useConfirm: true,
        confirmTitle: 'Sure?',
        templateJson: [
          { field: 'f', relationField: 'place' },
          { field: 'g', defaultValue: 3 },
        ],
      },
    },
    { value: 'c', label: 'C', event: { btnType: 2, func: 'fetch(1)' } },
    { value: 'd', label: 'D', event: { btnType: 1, modelId: '' } },
    { value: 'e', label: 'E', event: { btnType: 3 } },
    { value: '', label: 'F' },
  ];
  const { screen, declaration } = listed({ customBtnsList });
  expect(declaration.buttons.map((button) => button.is === 'value' && button.value)).toEqual([
    { id: 'a', label: 'A', code: 'a', effect: { kind: 'form', modelId: 'm1', title: 'P', copiedFields: [['place', 'x']] } },
    {
      id: 'b',
      label: 'b',
      code: 'b',
      effect: {
        kind: 'interface',
        interfaceId: '9',
        confirm: 'Sure?',
        parameters: [
          { name: 'f', from: 'place', value: '' },
          { name: 'g', from: null, value: 3 },
        ],
      },
    },
  ]);
  expect(declaration.holes.map(({ what, was }) => [what, was])).toEqual([
    ['button “C”', '{"btnType":2,"func":"fetch(1)"}'],
    ['button “D”', '{"btnType":1,"modelId":""}'],
    ['button “E”', '{"btnType":3}'],
  ]);
  expect(screen).toMatch(/more: \[\n {6}\.\.\.records\.buttons\(\[[^]*\]\),\n {6}\/\/ .*\n {6}hole\('button “C”'\),/);
  expect(listed({ customBtnsList: customBtnsList.slice(0, 1) }).screen).toContain('    more: records.buttons([\n');
});
