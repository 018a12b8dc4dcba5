import {
  createNodeIds,
  fieldsOf,
  formOf,
  isList,
  keyOf,
  memberOf,
  openDesign,
  retiredOf,
  textOf,
  valueAt,
} from '@milepost/openapi/domains/design';
import type { Json, NodeId } from '@milepost/openapi/domains/design';
import { expect, test } from 'vitest';
import { clipText, readClip } from './clip.ts';
import { MERGE_MS, next, openedState, refusal } from './next.ts';
import { KEY_FAULTS, NO_TABLE, NO_TURN, PLACE_REFUSALS } from './refusals.ts';
import type { Command, CommandContext, DesignState, HistoryCommand } from './types.ts';
import { SAMPLE_FACTS } from '../testing/sampleFacts.ts';

const control = (key: string, jnpfKey: string, more: object = {}, config: object = {}) => ({
  __vModel__: key,
  __config__: { jnpfKey, label: key, ...config },
  ...more,
});
const FORM = {
  idGlobal: 105,
  fields: [
    control('place', 'comInput', { vendor: 1 }),
    control('amount', 'numInput'),
    control('total', 'calculate', { expression: ['SUM(rows-price)', '+', 'amount'] }),
    control('rows', 'table', {}, { children: [control('price', 'numInput')] }),
    { __config__: { jnpfKey: 'card', label: '附件', children: [] }, header: '附件' },
  ],
};
const LIST = {
  type: 1,
  columnList: [
    { prop: 'place', label: '地点' },
    { prop: 'amount', label: '金额' },
  ],
  searchList: [{ prop: 'place', label: '地点' }],
  defaultSidx: 'place',
};

function designer() {
  const newId = createNodeIds();
  const texts = {
    formData: JSON.stringify(FORM),
    columnData: JSON.stringify(LIST),
    appColumnData: null,
    tables: null,
    flowTemplateJson: null,
  };
  let nowMs = 0;
  let state = openedState(openDesign(SAMPLE_FACTS, texts, newId).document, null);
  const context = (): CommandContext => ({
    nowMs,
    newId,
    releasedKeys: new Set(['place', 'rows', 'rows-price']),
    reservedKeys: new Set(['dateField130']),
  });
  return {
    state: (): DesignState => state,
    pass: (ms: number) => (nowMs += ms),
    go: (command: Command | HistoryCommand): DesignState => (state = next(state, command, context())),
    why: (command: Command) => refusal(state, command, context()),
    id: (key: string): NodeId => fieldsOf(state.document).find((field) => field.key === key)?.nodeId ?? '',
    card: (): NodeId => state.document.tree.top.at(-1) ?? '',
    fields: () => (formOf(state.document)?.['fields'] ?? []) as readonly Json[],
  };
}
const fieldsIn = (items: Json | undefined) => (isList(items) ? items : []).map((item) => textOf(memberOf(item, 'prop')));
const TOP = { into: null, at: 0 };

test('letters typed into one setting are one step; after a second, or elsewhere, they are another', () => {
  const { go, pass, id, state } = designer();
  const label = (value: string, key = 'place') => go({ do: 'set', target: { node: id(key) }, path: ['__config__', 'label'], value });
  label('地');
  pass(MERGE_MS - 1);
  label('地点');
  expect(state().past).toHaveLength(1);
  pass(MERGE_MS);
  label('地点名');
  label('额', 'amount');
  expect(state().past).toHaveLength(3);
  go({ do: 'jump', steps: -3 });
  expect(state().document.tree.nodes.get(id('place'))?.own).toMatchObject({ __config__: { label: 'place' } });
  go({ do: 'jump', steps: 1 });
  expect(state().document.tree.nodes.get(id('place'))?.own).toMatchObject({ __config__: { label: '地点' } });
});

test('a step that is taken back brings back what was selected, and the part it was made in', () => {
  const { go, id, state } = designer();
  go({ do: 'select', ids: [id('amount')] });
  const selected = state().selected;
  go({ do: 'add', kind: 'date', at: TOP, label: '日期' });
  go({ do: 'part', part: 'list' });
  expect(state().selected).not.toEqual(selected);
  go({ do: 'undo' });
  expect([state().selected, state().part]).toEqual([selected, 'form']);
});

test('a released field that is taken out stays as one that was, with its settings; its columns, filters and the order go with it', () => {
  const { go, id, state, why } = designer();
  go({ do: 'remove', ids: [id('place')], uses: 'follow' });
  expect(retiredOf(state().document.form)).toMatchObject([{ key: 'place', kind: 'comInput', own: { vendor: 1 } }]);
  expect(state().document.list).toMatchObject({ columnList: [{ prop: 'amount' }], searchList: [], defaultSidx: '' });
  expect(why({ do: 'key', id: id('amount'), key: 'place' })).toBe(KEY_FAULTS.retired);
  go({ do: 'restore', key: 'place' });
  expect(state().document.tree.nodes.get(id('place'))?.own).toMatchObject({ vendor: 1 });
  expect(retiredOf(state().document.form)).toEqual([]);
  expect(state().document.form).not.toHaveProperty('milepostRetired');
});

test('a released column of a sub-table is retired by its whole name, and comes back into its table; with the table it goes as a part of it', () => {
  const { go, id, state, why } = designer();
  go({ do: 'remove', ids: [id('price')], uses: 'follow' });
  expect(retiredOf(state().document.form)).toMatchObject([{ key: 'rows-price', kind: 'numInput' }]);
  go({ do: 'remove', ids: [id('rows')], uses: 'follow' });
  expect(retiredOf(state().document.form).map(({ key }) => key)).toEqual(['rows-price', 'rows']);
  expect(why({ do: 'restore', key: 'rows-price' })).toBe(NO_TABLE);
  go({ do: 'restore', key: 'rows' });
  go({ do: 'restore', key: 'rows-price' });
  expect(fieldsOf(state().document).map(({ key, table }) => [key, table])).toContainEqual(['price', 'rows']);
  go({ do: 'remove', ids: [id('rows')], uses: 'follow' });
  expect(retiredOf(state().document.form).map(({ key }) => key)).toEqual(['rows']);
});

test('a field nobody released goes without a trace; one undo brings back field, column and filter', () => {
  const { go, id, state } = designer();
  const before = state().document;
  go({ do: 'remove', ids: [id('amount')], uses: 'follow' });
  expect(retiredOf(state().document.form)).toEqual([]);
  go({ do: 'undo' });
  expect(state().document).toBe(before);
});

test('a released key does not change, nor becomes its field something its values do not fit; others may', () => {
  const { why, id, go, fields } = designer();
  expect(why({ do: 'key', id: id('place'), key: 'location' })).toBe(KEY_FAULTS.released);
  expect(why({ do: 'turn', id: id('place'), into: 'date' })).toBe(NO_TURN);
  expect(why({ do: 'turn', id: id('place'), into: 'textarea' })).toBeNull();
  expect(why({ do: 'turn', id: id('amount'), into: 'date' })).toBeNull();
  go({ do: 'key', id: id('amount'), key: 'sum' });
  expect(fields()[2]).toMatchObject({ expression: ['SUM(rows-price)', '+', 'sum'] });
});

test.each<[string, (at: ReturnType<typeof designer>) => Command, unknown]>([
  [
    'a table in a table',
    ({ id }) => ({ do: 'add', kind: 'table', at: { into: id('rows'), at: 0 }, label: 'x' }),
    PLACE_REFUSALS.notInTable,
  ],
  ['a group in a table', ({ id, card }) => ({ do: 'move', ids: [card()], at: { into: id('rows'), at: 0 } }), PLACE_REFUSALS.notInTable],
  ['a field in a field', ({ id }) => ({ do: 'move', ids: [id('amount')], at: { into: id('place'), at: 0 } }), PLACE_REFUSALS.holdsNothing],
  ['a group in itself', ({ card }) => ({ do: 'move', ids: [card()], at: { into: card(), at: 0 } }), PLACE_REFUSALS.withinItself],
  ['a key of another field', ({ id }) => ({ do: 'key', id: id('amount'), key: 'Place' }), KEY_FAULTS.taken],
  ['a key of the records', ({ id }) => ({ do: 'key', id: id('amount'), key: 'flowId' }), KEY_FAULTS.reserved],
])('%s is refused with its sentence', (_, command, sentence) => {
  const at = designer();
  expect(at.why(command(at))).toBe(sentence);
});

test('steps go before, after, into the group before and out of it again', () => {
  const { go, id, state, card } = designer();
  const order = () => state().document.tree.top.map((one) => keyOf(state().document.tree.nodes.get(one) ?? { own: null }));
  go({ do: 'step', ids: [id('amount')], way: 'before' });
  expect(order().slice(0, 2)).toEqual(['amount', 'place']);
  go({ do: 'step', ids: [id('amount')], way: 'after' });
  expect(order().slice(0, 2)).toEqual(['place', 'amount']);
  go({ do: 'move', ids: [id('amount')], at: { into: null, at: 9 } });
  go({ do: 'step', ids: [id('amount')], way: 'in' });
  expect(state().document.tree.nodes.get(id('amount'))?.home).toBe(card());
  go({ do: 'step', ids: [id('amount')], way: 'out' });
  expect(order().at(-1)).toBe('amount');
});

test('a group is put around fields and dissolved again; tabs take them into the first tab', () => {
  const { go, id, state } = designer();
  const before = formOf(state().document);
  go({ do: 'wrap', ids: [id('place'), id('amount')], in: 'tab', label: '基本' });
  const [tab] = state().selected;
  expect(formOf(state().document)?.['fields']).toMatchObject([
    {
      __config__: {
        jnpfKey: 'tab',
        children: [{ title: '基本', __config__: { children: [{ __vModel__: 'place' }, { __vModel__: 'amount' }] } }],
      },
    },
    {},
    {},
    {},
  ]);
  go({ do: 'unwrap', id: tab ?? '' });
  expect(formOf(state().document)?.['fields']).toEqual(before?.['fields']);
});

test('copies have keys of their own, and what they name of each other follows; what they name of elsewhere stays', () => {
  const { go, id, state, fields } = designer();
  const copied = [fields()[2], fields()[3]] as readonly Json[];
  const read = readClip(clipText({ controls: copied }));
  expect(read).toEqual({ controls: copied });
  go({ do: 'paste', clip: read ?? { controls: [] }, at: { into: null, at: 9 } });
  expect(fields().slice(-2)).toMatchObject([
    { __vModel__: 'calculateField131', expression: ['SUM(tableField132-numInputField133)', '+', 'amount'] },
    {
      __vModel__: 'tableField132',
      __config__: {
        tableName: 'tableField132',
        children: [{ __vModel__: 'numInputField133', __config__: { parentVModel: 'tableField132' } }],
      },
    },
  ]);
  go({ do: 'duplicate', ids: [id('price')] });
  expect(
    fieldsOf(state().document)
      .filter(({ table }) => table === 'rows')
      .map(({ key }) => key),
  ).toEqual(['price', 'numInputField134']);
});

test.each([
  ['nothing', ''],
  ['a sentence', '金额，必填'],
  ['other JSON', '{"a":1}'],
  ['controls of something else', '{"milepost":"flow","v":1,"controls":[{}]}'],
  ['no list', '{"milepost":"controls","v":1,"controls":{}}'],
  ['controls without settings', '{"milepost":"controls","v":1,"controls":[{"a":1},2]}'],
  ['more than is read', `{"milepost":"controls","v":1,"controls":["${'x'.repeat(1024 * 1024)}"]}`],
])('a clipboard with %s holds no controls', (_, text) => {
  expect(readClip(text)).toBeNull();
});

test('a list is made from the form, and its items are added, moved and taken out', () => {
  const { go, state } = designer();
  go({ do: 'list', list: 'list', change: { change: 'make' } });
  const props = () => fieldsIn(state().document.list?.['columnList']);
  expect(props()).toEqual(['place', 'amount', 'total']);
  expect(state().document.list).toMatchObject({
    searchList: [{ prop: 'place', searchType: 2 }],
    btnsList: [{ value: 'add' }],
    sort: 'desc',
  });
  go({ do: 'list', list: 'list', change: { change: 'move', list: 'columnList', from: 2, to: 0 } });
  go({ do: 'list', list: 'list', change: { change: 'remove', list: 'columnList', at: 1 } });
  expect(props()).toEqual(['total', 'amount']);
});

test('a field that is added, pasted or restored is offered by the list in the same step, and not any more once it is taken out', () => {
  const { state, go, id } = designer();
  const offers = () => {
    const options = memberOf(state().document.list ?? undefined, 'columnOptions');
    return (isList(options) ? options : []).map((one) => textOf(memberOf(one, '__vModel__')));
  };
  go({ do: 'set', target: 'list', path: ['columnOptions'], value: [] });
  go({ do: 'add', kind: 'comInput', at: { into: null, at: 0 }, label: '车牌' });
  const [added = ''] = offers();
  expect(added).not.toBe('');
  go({ do: 'duplicate', ids: [id(added)] });
  expect(offers()).toHaveLength(2);
  go({ do: 'remove', ids: [id('place')], uses: 'follow' });
  go({ do: 'restore', key: 'place' });
  expect(offers()).toHaveLength(3);
  go({ do: 'remove', ids: [id(added)], uses: 'follow' });
  expect(offers()).not.toContain(added);
  go({ do: 'jump', steps: -5 });
  expect(offers()).toEqual([]);
});

test('a label that is typed is that of its column at each letter, in one step; a label of the column itself is not taken along where typing passes it', () => {
  const { state, go, pass, id } = designer();
  const labels = () => ['columnList', 'searchList'].map((name) => textOf(valueAt(state().document.list ?? {}, [name, 0, 'label'])));
  go({ do: 'set', target: 'list', path: ['columnList', 0, 'label'], value: 'place' });
  pass(MERGE_MS);
  for (const value of ['地', '地点', '地点名']) {
    go({ do: 'set', target: { node: id('place') }, path: ['__config__', 'label'], value });
    expect(labels()).toEqual([value, '地点']);
  }
  go({ do: 'undo' });
  expect(labels()).toEqual(['place', '地点']);
});
