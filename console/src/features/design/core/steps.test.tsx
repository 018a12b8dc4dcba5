import { createNodeIds, fieldsOf, formOf, isList, keyOf, memberOf, openDesign, textOf } from '@milepost/openapi/domains/design';
import type { Json, NodeId } from '@milepost/openapi/domains/design';
import { describe, expect, test } from 'vitest';
import { readClip } from './clip.ts';
import { MERGE_MS, next, openedState, refusal } from './next.ts';
import * as says from './refusals.ts';
import type { Command, CommandContext, DesignState, HistoryCommand } from './types.ts';
import { SAMPLE_FACTS } from '../testing/sampleFacts.ts';

const control = (key: string, jnpfKey: string, config: object = {}) => ({
  __vModel__: key,
  __config__: { jnpfKey, label: key, ...config },
});
const FORM = {
  idGlobal: 105,
  fields: [
    control('place', 'comInput'),
    control('amount', 'numInput'),
    control('rows', 'table', {
      children: [control('price', 'numInput', { isSubTable: true, parentVModel: 'rows', relationTable: 'rows' })],
    }),
    { __config__: { jnpfKey: 'card', label: '附件', children: [] } },
  ],
};
const LIST = { columnList: [{ prop: 'place', label: '地点' }, { prop: 'amount' }], searchList: [], btnsList: [{ value: 'add' }] };

function designer(form: object = FORM) {
  const newId = createNodeIds();
  const texts = {
    formData: JSON.stringify(form),
    columnData: JSON.stringify(LIST),
    appColumnData: null,
    tables: null,
    flowTemplateJson: null,
  };
  let nowMs = 0;
  let state = openedState(openDesign(SAMPLE_FACTS, texts, newId).document, null);
  const context = (): CommandContext => ({ nowMs, newId, releasedKeys: new Set(), reservedKeys: new Set() });
  return {
    state: (): DesignState => state,
    pass: (ms: number) => (nowMs += ms),
    go: (command: Command | HistoryCommand): DesignState => (state = next(state, command, context())),
    why: (command: Command) => refusal(state, command, context()),
    id: (key: string): NodeId => fieldsOf(state.document).find((field) => field.key === key)?.nodeId ?? '',
    card: (): NodeId => state.document.tree.top.at(-1) ?? '',
    own: (id: NodeId) => state.document.tree.nodes.get(id)?.own,
    order: () => state.document.tree.top.map((one) => keyOf(state.document.tree.nodes.get(one) ?? { own: null })),
    fields: () => (formOf(state.document)?.['fields'] ?? []) as readonly Json[],
    said: () => state.past.at(-1)?.message.values,
  };
}
type Designer = ReturnType<typeof designer>;
const TOP = { into: null, at: 0 };
const itemsOf = (items: Json | undefined): readonly Json[] => (isList(items) ? items : []);

describe('an edit that cannot be made is refused with its sentence, and changes nothing', () => {
  test.each<[string, (at: Designer) => Command, unknown]>([
    ['no fields', () => ({ do: 'addMany', fields: [], at: TOP }), says.NOTHING_TO_PASTE],
    ['no controls', () => ({ do: 'paste', clip: { controls: [] }, at: TOP }), says.NOTHING_TO_PASTE],
    ['moving nothing', () => ({ do: 'move', ids: [], at: TOP }), says.NOTHING_THERE],
    ['moving what is not there', () => ({ do: 'move', ids: ['x'], at: TOP }), says.NOTHING_THERE],
    ['a step of nothing', () => ({ do: 'step', ids: [], way: 'before' }), says.NOTHING_THERE],
    ['a step before the first', ({ id }) => ({ do: 'step', ids: [id('place')], way: 'before' }), says.NO_STEP.before],
    ['a step after the last', ({ card }) => ({ do: 'step', ids: [card()], way: 'after' }), says.NO_STEP.after],
    ['a step out of the form', ({ id }) => ({ do: 'step', ids: [id('place')], way: 'out' }), says.NO_STEP.out],
    ['a step into a field', ({ id }) => ({ do: 'step', ids: [id('amount')], way: 'in' }), says.NO_STEP.in],
    ['a step of the first into nothing', ({ id }) => ({ do: 'step', ids: [id('place')], way: 'in' }), says.NO_STEP.in],
    ['taking nothing out', () => ({ do: 'remove', ids: [], uses: 'follow' }), says.NOTHING_THERE],
    ['bringing back what was not taken out', () => ({ do: 'restore', key: 'place' }), says.NOT_RETIRED],
    ['a setting of what is not there', () => ({ do: 'set', target: { node: 'x' }, path: ['a'], value: 1 }), says.NOTHING_THERE],
    ['a key of what is not there', () => ({ do: 'key', id: 'x', key: 'a' }), says.NOTHING_THERE],
    ['a key that is none', ({ id }) => ({ do: 'key', id: id('place'), key: '1a' }), says.KEY_FAULTS.noName],
    ['another kind of a sub-table', ({ id }) => ({ do: 'turn', id: id('rows'), into: 'comInput' }), says.NO_TURN],
    ['a field that becomes a sub-table', ({ id }) => ({ do: 'turn', id: id('place'), into: 'table' }), says.NO_TURN],
    ['another kind of a group', ({ card }) => ({ do: 'turn', id: card(), into: 'comInput' }), says.NO_TURN],
    ['another kind of what is not there', () => ({ do: 'turn', id: 'x', into: 'comInput' }), says.NOTHING_THERE],
    ['a group around nothing', () => ({ do: 'wrap', ids: [], in: 'card', label: '' }), says.NOTHING_THERE],
    ['a group around a column', ({ id }) => ({ do: 'wrap', ids: [id('price')], in: 'card', label: '' }), says.PLACE_REFUSALS.notInTable],
    ['dissolving a field', ({ id }) => ({ do: 'unwrap', id: id('place') }), says.NOT_UNWRAPPED],
    ['dissolving a sub-table', ({ id }) => ({ do: 'unwrap', id: id('rows') }), says.NOT_UNWRAPPED],
    ['copying nothing', () => ({ do: 'duplicate', ids: [] }), says.NOTHING_THERE],
    [
      'taking out what no list has',
      () => ({ do: 'list', list: 'list', change: { change: 'remove', list: 'columnList', at: 2 } }),
      says.NO_SUCH_ITEM,
    ],
    [
      'moving what no list has',
      () => ({ do: 'list', list: 'list', change: { change: 'move', list: 'columnList', from: 2, to: 0 } }),
      says.NO_SUCH_ITEM,
    ],
    [
      'moving before a list',
      () => ({ do: 'list', list: 'list', change: { change: 'move', list: 'columnList', from: 0, to: -1 } }),
      says.NO_SUCH_ITEM,
    ],
    [
      'moving behind a list',
      () => ({ do: 'list', list: 'list', change: { change: 'move', list: 'columnList', from: 0, to: 2 } }),
      says.NO_SUCH_ITEM,
    ],
  ])('%s', (_, command, sentence) => {
    const at = designer();
    const before = at.state();
    expect(at.why(command(at))).toBe(sentence);
    expect(at.go(command(at))).toBe(before);
  });

  test('more than 2,000 controls', () => {
    const at = designer({ fields: Array.from({ length: 1999 }, (_, number) => control(`a${number}`, 'comInput')) });
    const two = ['a', 'b'].map((label) => ({ kind: 'comInput' as const, label }));
    expect(at.why({ do: 'addMany', fields: two, at: TOP })).toBe(says.TOO_MANY);
    expect(at.why({ do: 'addMany', fields: two.slice(1), at: TOP })).toBeNull();
  });

  test('a field beside one with its key', () => {
    const at = designer({ fields: [control('a', 'comInput'), control('rows', 'table', { children: [control('a', 'comInput')] })] });
    const column = fieldsOf(at.state().document).find(({ table }) => table === 'rows')?.nodeId ?? '';
    expect(at.why({ do: 'move', ids: [column], at: TOP })).toBe(says.KEY_FAULTS.taken);
  });
});

describe('what was done is said', () => {
  test.each<[string, (at: Designer) => Command, object]>([
    ['one field', () => ({ do: 'add', kind: 'date', at: TOP, label: '日期' }), { label: '日期' }],
    ['a field that moved', ({ id }) => ({ do: 'move', ids: [id('place')], at: { into: null, at: 9 } }), { names: 'place' }],
    [
      'fields that moved',
      ({ id }) => ({ do: 'move', ids: [id('place'), id('amount')], at: { into: null, at: 9 } }),
      { names: 'place、amount' },
    ],
    ['a field that went', ({ id }) => ({ do: 'remove', ids: [id('place')], uses: 'keep' }), { label: 'place' }],
    ['a setting', ({ id }) => ({ do: 'set', target: { node: id('place') }, path: ['__config__', 'label'], value: '地' }), { label: '地' }],
    [
      'a control without a label',
      ({ id }) => ({ do: 'set', target: { node: id('place') }, path: ['__config__', 'label'], value: '' }),
      { label: 'place' },
    ],
    ['an item of a list', () => ({ do: 'list', list: 'list', change: { change: 'remove', list: 'columnList', at: 0 } }), { label: '地点' }],
    [
      'an item without a label',
      () => ({ do: 'list', list: 'list', change: { change: 'remove', list: 'columnList', at: 1 } }),
      { label: 'amount' },
    ],
    ['a button', () => ({ do: 'list', list: 'list', change: { change: 'remove', list: 'btnsList', at: 0 } }), { label: 'add' }],
    [
      'an item that is new',
      () => ({ do: 'list', list: 'list', change: { change: 'add', list: 'columnList', item: { prop: 'rows' }, at: 1 } }),
      { label: 'rows' },
    ],
    [
      'a new item with a label',
      () => ({ do: 'list', list: 'list', change: { change: 'add', list: 'columnList', item: { prop: 'a', label: '甲' }, at: 1 } }),
      { label: '甲' },
    ],
  ])('of %s', (_, command, values) => {
    const at = designer();
    at.go(command(at));
    expect(at.said()).toEqual(values);
  });
});

test('fields come with their settings, their options and keys of their own, and are selected', () => {
  const { go, state, fields, order } = designer();
  const path = ['placeholder'];
  go({
    do: 'addMany',
    at: { into: null, at: 1 },
    fields: [
      { kind: 'select', label: '类型', isRequired: true, options: ['甲', '乙'] },
      { kind: 'comInput', label: '名称', options: [], settings: [[path, '请输入']] },
    ],
  });
  expect(order()).toEqual(['place', 'selectField106', 'comInputField107', 'amount', 'rows', '']);
  expect(fields()[1]).toMatchObject({ __config__: { label: '类型', required: true } });
  expect(JSON.stringify(fields()[1])).toContain('[{"id":"1","fullName":"甲"},{"id":"2","fullName":"乙"}]');
  expect(fields()[2]).toMatchObject({ placeholder: '请输入', __config__: { label: '名称' } });
  expect(state().selected.map((id) => keyOf(state().document.tree.nodes.get(id) ?? { own: null }))).toEqual([
    'selectField106',
    'comInputField107',
  ]);
  expect(formOf(state().document)).toMatchObject({ idGlobal: 107 });
  go({ do: 'undo' });
  go({ do: 'add', kind: 'comInput', at: { into: null, at: 99 }, label: 'x' });
  expect(order().at(-1)).toBe('comInputField108');
});

test('a column names its sub-table in its settings, and a field that leaves one names none', () => {
  const { go, id, own } = designer();
  go({ do: 'add', kind: 'comInput', at: { into: id('rows'), at: 0 }, label: 'x' });
  expect(own(id('comInputField106'))).toMatchObject({ __config__: { isSubTable: true, parentVModel: 'rows', relationTable: 'rows' } });
  go({ do: 'move', ids: [id('amount')], at: { into: id('rows'), at: 0 } });
  expect(own(id('amount'))).toMatchObject({ __config__: { isSubTable: true, parentVModel: 'rows', relationTable: 'rows' } });
  go({ do: 'move', ids: [id('price')], at: TOP });
  expect(JSON.stringify(own(id('price')))).not.toMatch(/isSubTable|parentVModel|relationTable/);
});

test('settings of the form, the list and the model are set, each at its place, and what is as before is no step', () => {
  const { go, state } = designer();
  go({ do: 'set', target: 'form', path: ['size'], value: 'small' });
  go({ do: 'set', target: 'list', path: ['pageSize'], value: 50 });
  go({ do: 'set', target: 'appList', path: ['pageSize'], value: 10 });
  go({ do: 'set', target: 'facts', path: ['fullName'], value: '案件二' });
  expect(state().document).toMatchObject({
    form: { size: 'small' },
    list: { pageSize: 50 },
    appList: { pageSize: 10 },
    facts: { fullName: '案件二', enCode: SAMPLE_FACTS.enCode },
  });
  expect(state().past).toHaveLength(4);
  go({ do: 'set', target: 'form', path: ['size'], value: 'small' });
  expect(state().past).toHaveLength(4);
});

test('one setting of several controls is set at once, and taken back at once', () => {
  const { go, id, own, state } = designer();
  const before = state().document;
  const ids = [id('place'), id('amount')];
  go({ do: 'setMany', ids: [...ids, 'x'], path: ['__config__', 'span'], value: 12 });
  expect(ids.map(own)).toMatchObject([{ __config__: { span: 12 } }, { __config__: { span: 12 } }]);
  expect(state().past).toHaveLength(1);
  go({ do: 'setMany', ids: [...ids, 'x'], path: ['__config__', 'span'], value: 12 });
  expect(state().past).toHaveLength(1);
  go({ do: 'undo' });
  expect(state().document).toBe(before);
});

test('a field that becomes another kind keeps its key and its place, and is selected', () => {
  const { go, id, own, state, order } = designer();
  go({ do: 'turn', id: id('place'), into: 'textarea' });
  expect([order()[0], state().selected]).toEqual(['place', [id('place')]]);
  expect(own(id('place'))).toMatchObject({ __vModel__: 'place', __config__: { jnpfKey: 'textarea', label: 'place' } });
});

test.each([
  ['place', 'amount'],
  ['amount', 'rows'],
  ['price', 'rows'],
])('when %s goes, %s has the keyboard', (gone, chosen) => {
  const { go, id, state } = designer();
  go({ do: 'remove', ids: [id(gone)], uses: 'follow' });
  expect(state().selected).toEqual([id(chosen)]);
});

test('when the last ones go, the one before them has it; when all go, none has', () => {
  const { go, id, card, state } = designer();
  go({ do: 'remove', ids: [id('rows'), card()], uses: 'follow' });
  expect(state().selected).toEqual([id('amount')]);
  go({ do: 'remove', ids: [id('place'), id('amount')], uses: 'follow' });
  expect([state().selected, state().document.tree.top]).toEqual([[], []]);
});

test('what names a field in a list goes with it, or stays as a fault', () => {
  const columns = (uses: 'follow' | 'keep') => {
    const { go, id, state } = designer();
    go({ do: 'remove', ids: [id('place')], uses });
    return itemsOf(state().document.list?.['columnList']).length;
  };
  expect([columns('follow'), columns('keep')]).toEqual([1, 2]);
});

test('items of a list are put in where they were asked for', () => {
  const { go, state } = designer();
  const props = () => itemsOf(state().document.list?.['columnList']).map((item) => textOf(memberOf(item, 'prop')));
  go({ do: 'list', list: 'list', change: { change: 'add', list: 'columnList', item: { prop: 'rows' }, at: 1 } });
  expect(props()).toEqual(['place', 'rows', 'amount']);
  go({ do: 'list', list: 'list', change: { change: 'move', list: 'columnList', from: 0, to: 1 } });
  expect(props()).toEqual(['rows', 'place', 'amount']);
  go({ do: 'list', list: 'appList', change: { change: 'add', list: 'columnList', item: { prop: 'place' }, at: 0 } });
  expect(state().document.appList).toMatchObject({ columnList: [{ prop: 'place' }] });
});

test('a step out of a tab is out of its tabs', () => {
  const { go, id, state, order } = designer();
  go({ do: 'wrap', ids: [id('place')], in: 'tab', label: '基本' });
  expect(order()).toEqual(['', 'amount', 'rows', '']);
  go({ do: 'step', ids: [id('amount')], way: 'in' });
  expect(order()).toEqual(['', 'rows', '']);
  go({ do: 'step', ids: [id('amount')], way: 'out' });
  expect(order()).toEqual(['', 'amount', 'rows', '']);
  expect(state().document.tree.nodes.get(id('place'))?.home).not.toBeNull();
});

describe('the history of edits', () => {
  test('begins with nothing done, at the form', () =>
    expect(designer().state()).toMatchObject({ part: 'form', selected: [], past: [], future: [], lastNumber: 105, base: null }));

  test('takes back and does again as many steps as there are, and no more', () => {
    const at = designer();
    const first = at.state().document;
    for (const label of ['a', 'b', 'c']) at.go({ do: 'add', kind: 'comInput', at: TOP, label });
    const last = at.state().document;
    expect(at.go({ do: 'jump', steps: -9 }).document).toBe(first);
    expect([at.state().past.length, at.state().future.length]).toEqual([0, 3]);
    expect(at.go({ do: 'undo' })).toBe(at.state());
    expect(at.go({ do: 'jump', steps: 0 }).future).toHaveLength(3);
    expect(at.go({ do: 'jump', steps: 9 }).document).toBe(last);
    expect([at.state().past.length, at.state().future.length]).toEqual([3, 0]);
    expect(at.go({ do: 'redo' })).toBe(at.state());
  });

  test('keeps 500 steps', () => {
    const { go, id, state } = designer();
    for (let at = 0; at < 502; at += 1) go({ do: 'setMany', ids: [id(at % 2 ? 'place' : 'amount')], path: ['a'], value: at });
    expect(state().past).toHaveLength(500);
  });

  test('has another step for another setting, and for the same one once a step was taken back', () => {
    const { go, id, pass, state } = designer();
    const set = (value: string) => go({ do: 'set', target: { node: id('place') }, path: ['a'], value });
    set('1');
    set('12');
    go({ do: 'set', target: { node: id('place') }, path: ['b'], value: '1' });
    expect(state().past).toHaveLength(2);
    go({ do: 'undo' });
    set('123');
    expect([state().past.length, state().future.length]).toEqual([2, 0]);
    pass(MERGE_MS);
    set('1234');
    expect(state().past).toHaveLength(3);
    go({ do: 'add', kind: 'comInput', at: TOP, label: 'a' });
    go({ do: 'add', kind: 'comInput', at: TOP, label: 'b' });
    expect(state().past).toHaveLength(5);
  });

  test('chooses what is there, and shows one part at a time', () => {
    const { go, id, state } = designer();
    expect(go({ do: 'select', ids: [id('place'), 'x'] }).selected).toEqual([id('place')]);
    expect(go({ do: 'part', part: 'list' }).part).toBe('list');
    const before = state();
    expect(go({ do: 'part', part: 'list' })).toBe(before);
    const base = { document: before.document, revision: 'r1' };
    expect(go({ do: 'saved', base })).toMatchObject({ base, part: 'list' });
  });

  test('has a whole design in place of this one as one step', () => {
    const at = designer();
    const other = designer({ fields: [control('other', 'comInput')] }).state().document;
    const before = at.state().document;
    at.go({ do: 'select', ids: [at.id('place')] });
    at.go({ do: 'replace', document: other, message: says.NOTHING_THERE });
    expect([at.state().document, at.state().selected, at.state().past.at(-1)?.message]).toEqual([other, [], says.NOTHING_THERE]);
    expect(at.go({ do: 'undo' }).document).toBe(before);
  });
});

test.each<[string, boolean]>([
  ['{"milepost":"controls","v":1,"controls":[{"__config__":{}}]}', true],
  ['  \n{"milepost":"controls","v":1,"controls":[{"__config__":{}}]}', true],
  ['{"milepost":"controls","v":2,"controls":[{"__config__":{}}]}', false],
  ['{"milepost":"flow","v":1,"controls":[{"__config__":{}}]}', false],
  ['{"milepost":"controls","v":1,"controls":[]}', false],
  ['{"milepost":"controls","v":1,"controls":[{"__config__":{}},{}]}', false],
  ['{"milepost":"controls","v":1,"controls":[{"__config__":1}]}', false],
  ['[{"milepost":"controls"}]', false],
  ['{broken', false],
])('the clipboard %s holds controls: %s', (text, holds) => expect(readClip(text) !== null).toBe(holds));

test('what is set is said by whose setting it is, and a control that was set is selected', () => {
  const { go, id, state } = designer();
  go({ do: 'select', ids: [id('amount')] });
  for (const target of ['form', 'list', 'appList', 'facts'] as const) go({ do: 'set', target, path: ['a'], value: 1 });
  expect(state().past.map(({ message }) => message.message)).toEqual([
    'Changed the form',
    'Changed the list',
    'Changed the list',
    'Changed the facts of the model',
  ]);
  expect(state().selected).toEqual([id('amount')]);
  go({ do: 'set', target: { node: id('place') }, path: ['a'], value: 1 });
  expect(state().selected).toEqual([id('place')]);
});

test('a key changes within its table alone, and the one it has is no change', () => {
  const { go, id, why, state } = designer();
  go({ do: 'key', id: id('place'), key: 'place' });
  expect(state().past).toHaveLength(0);
  expect(why({ do: 'key', id: id('price'), key: 'place' })).toBeNull();
  go({ do: 'add', kind: 'comInput', at: { into: id('rows'), at: 0 }, label: 'x' });
  expect(why({ do: 'key', id: id('price'), key: 'comInputField106' })).toBe(says.KEY_FAULTS.taken);
  go({ do: 'key', id: id('amount'), key: 'sum' });
  expect(state().selected).toEqual([id('sum')]);
});

test('what was taken back is done again one by one', () => {
  const { go, order } = designer();
  go({ do: 'add', kind: 'comInput', at: TOP, label: 'a' });
  go({ do: 'undo' });
  expect(order()[0]).toBe('place');
  go({ do: 'redo' });
  expect(order()[0]).toBe('comInputField106');
});

describe('a copy', () => {
  const copied = (into: (at: Designer) => NodeId | null, ...controls: readonly Json[]) => {
    const at = designer();
    at.go({ do: 'paste', clip: { controls }, at: { into: into(at), at: 0 } });
    return JSON.stringify(at.state().selected.map(at.own));
  };
  const COLUMN = control('price', 'numInput', { isSubTable: true, parentVModel: 'rows', relationTable: 'rows' });

  test('of a column is one of the table it is put into, and of none at the top', () => {
    expect(copied(({ id }) => id('rows'), control('a', 'comInput'))).toContain(
      '"isSubTable":true,"parentVModel":"rows","relationTable":"rows"',
    );
    expect(copied(() => null, COLUMN)).not.toMatch(/isSubTable|parentVModel|relationTable/);
    expect(copied(() => null, control('a', 'comInput'))).not.toMatch(/isSubTable|parentVModel|relationTable/);
  });

  test('of a group has no key, and its fields have keys of their own', () => {
    const group = { __config__: { jnpfKey: 'card', label: 'g', children: [control('a', 'comInput')] } };
    const text = copied(() => null, group);
    expect(text).toContain('"formId":106');
    expect(text).not.toContain('tableName');
    expect(text.match(/__vModel__/g) ?? []).toHaveLength(0);
  });

  test('names the copies where it named what was copied, and says its own words as they were', () => {
    const text = copied(() => null, control('a', 'comInput'), {
      ...control('b', 'popupAttr'),
      relationField: 'a_jnpfTable_t1',
      placeholder: 'a',
    });
    expect(text).toContain('"relationField":"comInputField106_jnpfTable_t1"');
    expect(text).toContain('"placeholder":"a"');
  });

  test('of a kind nobody knows has the key of a custom one', () =>
    expect(copied(() => null, control('a', 'oddOne'))).toMatch(/"__vModel__":"customField106"/));
});
