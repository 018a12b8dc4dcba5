import { describe, expect, test, vi } from 'vitest';
import { createRowStore } from './index.ts';
import type { Row, RowStore, Step, UndoName } from './index.ts';

const A: Row = { name: 'a', count: '1' };
const B: Row = { name: 'b', count: '2' };
const C: Row = { name: 'c', count: '3' };
const D: Row = { name: 'd', count: '10' };
const deed: UndoName = { does: 'add', rows: 1 };

function started(rows: readonly Row[] = [A, B, C]) {
  const onChange = vi.fn<(rows: readonly Row[]) => void>();
  const onText = vi.fn<(id: number, field: string, text: unknown) => void>();
  const store = createRowStore(rows, ['count'], onChange, onText);
  const heard: string[] = [];
  store.subscribeIds(() => heard.push('ids'));
  store.subscribeSums(() => heard.push('sums'));
  for (const id of store.ids()) store.subscribeRow(id, () => heard.push(`row ${id}`));
  return { store, onChange, onText, heard };
}
const names = (store: RowStore) =>
  store
    .rows()
    .map(({ name }) => name)
    .join('');
const idAt = (store: RowStore, at: number) => store.ids()[at] ?? -1;
const setOf = (store: RowStore, at: number, field: string, after: unknown): Step => ({
  kind: 'set',
  id: idAt(store, at),
  field,
  before: store.rows()[at]?.[field],
  after,
});
const insertOf = (store: RowStore, at: number, row: Row): Step => ({ kind: 'insert', at, id: store.newId(), row });
const removeOf = (store: RowStore, at: number): Step => ({ kind: 'remove', at, id: idAt(store, at), row: store.rows()[at] ?? {} });

describe.each<[string, (store: RowStore) => readonly Step[], string, string]>([
  ['a row that comes first', (store) => [insertOf(store, 0, D)], 'dabc', '16'],
  ['a row that comes between', (store) => [insertOf(store, 2, D)], 'abdc', '16'],
  ['a row that goes', (store) => [removeOf(store, 1)], 'ac', '4'],
  ['a row that moves down', () => [{ kind: 'move', from: 0, to: 2 }], 'bca', '6'],
  ['a row that moves up', () => [{ kind: 'move', from: 2, to: 0 }], 'cab', '6'],
  ['a cell', (store) => [setOf(store, 1, 'count', '5')], 'abc', '9'],
  ['a cell that becomes no number', (store) => [setOf(store, 1, 'count', 'many')], 'abc', '4'],
  ['a cell that is not added up', (store) => [setOf(store, 1, 'name', 'x')], 'axc', '6'],
  [
    'several things at once',
    (store) => [insertOf(store, 3, D), { kind: 'move', from: 3, to: 0 }, setOf(store, 0, 'count', '0')],
    'dabc',
    '15',
  ],
])('%s', (_, stepsOf, order, sum) => {
  test('is carried out, taken back and done again, with the sum', () => {
    const { store } = started();
    const [ids, rows] = [store.ids(), store.rows()];
    store.apply({ deed, steps: stepsOf(store) });
    const after = [store.ids(), store.rows()];
    expect([names(store), store.sum('count')]).toEqual([order, sum]);
    expect(store.undo()?.deed).toEqual(deed);
    expect([store.ids(), store.rows(), store.sum('count')]).toEqual([ids, rows, '6']);
    expect(store.redo()?.deed).toEqual(deed);
    expect([store.ids(), store.rows(), store.sum('count')]).toEqual([...after, sum]);
  });
});

test('rows are told to the form once for each change, and are the same list until the next', () => {
  const { store, onChange } = started();
  store.apply({ deed, steps: [setOf(store, 0, 'count', '5'), setOf(store, 1, 'count', '6')] });
  expect(onChange.mock.calls).toEqual([[store.rows()]]);
  expect(onChange.mock.lastCall?.[0]).toBe(store.rows());
  store.apply({ deed, steps: [] });
  expect([onChange.mock.calls.length, store.undo()?.steps.length, store.undo()]).toEqual([1, 2, null]);
});

test('listeners hear of what concerns them: a cell of its row and the sums, a row that comes or goes of the order', () => {
  const { store, heard } = started();
  store.apply({ deed, steps: [setOf(store, 1, 'count', '5')] });
  expect(heard.splice(0)).toEqual([`row ${idAt(store, 1)}`, 'sums']);
  store.apply({ deed, steps: [{ kind: 'move', from: 0, to: 1 }] });
  expect(heard.splice(0)).toEqual(['ids', 'sums']);
  store.receive([A, B, C].map((row) => ({ ...row })));
  expect(heard.splice(0)).toEqual([...store.ids().map((id) => `row ${id}`), 'sums']);
  store.receive([A]);
  expect(heard.splice(0)).toEqual(['ids', 'sums']);
});

test('who stopped listening hears nothing, and the others still do', () => {
  const { store, heard } = started();
  const [gone, stays] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const stops = [store.subscribeRow(idAt(store, 0), gone), store.subscribeIds(gone), store.subscribeSums(gone)];
  store.subscribeRow(idAt(store, 0), stays);
  for (const stop of stops) stop();
  store.apply({ deed, steps: [setOf(store, 0, 'count', '5'), removeOf(store, 1)] });
  expect([gone.mock.calls.length, stays.mock.calls.length, heard.includes('ids')]).toEqual([0, 1, true]);
});

test('a row has another version whenever it is to be drawn anew, and only then', () => {
  const { store, heard } = started();
  const versions = () => store.ids().map(store.versionOf);
  expect(versions()).toEqual([0, 0, 0]);
  store.wakeRow(idAt(store, 2));
  store.apply({ deed, steps: [setOf(store, 1, 'name', 'x')] });
  store.apply({ deed, steps: [setOf(store, 1, 'name', 'y')] });
  expect(versions()).toEqual([0, 2, 1]);
  expect(heard[0]).toBe(`row ${idAt(store, 2)}`);
});

test('a text that stands in place of a value is shown and taken back, and is no part of the rows', () => {
  const { store, onChange, onText, heard } = started();
  const [id, rows] = [idAt(store, 0), store.rows()];
  store.apply({ deed, steps: [{ kind: 'text', id, field: 'count', before: undefined, after: '1x' }] });
  expect(onText.mock.lastCall).toEqual([id, 'count', '1x']);
  expect([store.rows() === rows, store.sum('count'), onChange.mock.calls.length, heard[0]]).toEqual([true, '6', 0, `row ${id}`]);
  store.undo();
  expect(onText.mock.lastCall).toEqual([id, 'count', undefined]);
  store.redo();
  expect(onText.mock.lastCall).toEqual([id, 'count', '1x']);
});

test('a cell of a row that is gone changes nothing', () => {
  const { store } = started();
  const gone = setOf(store, 1, 'count', '5');
  store.apply({ deed, steps: [removeOf(store, 1)] });
  store.apply({ deed, steps: [gone] });
  expect([names(store), store.sum('count'), store.row(idAt(store, 1))]).toEqual(['ac', '4', C]);
});

test('a stay in a cell is taken back as if it had never been; another stay is left alone', () => {
  const { store } = started();
  store.apply({ deed, steps: [setOf(store, 0, 'count', '5')], stay: 1 });
  store.revert(2);
  expect(store.sum('count')).toBe('10');
  store.revert(1);
  expect([store.sum('count'), store.redo(), store.undo()]).toEqual(['6', null, null]);
});

test('with nothing to take back or to do again nothing happens', () => {
  const { store, onChange } = started();
  expect([store.undo(), store.redo()]).toEqual([null, null]);
  expect(onChange).not.toHaveBeenCalled();
});

describe('rows from elsewhere', () => {
  test('that the store gave out itself change nothing', () => {
    const { store, heard } = started();
    store.apply({ deed, steps: [setOf(store, 0, 'count', '5')] });
    heard.length = 0;
    expect([store.receive(store.rows()), heard]).toEqual([false, []]);
  });

  test('that are the same rows in another list wake no row', () => {
    const { store, heard, onChange } = started();
    const given = [...store.rows()];
    expect([store.receive(given), heard.filter((one) => one.startsWith('row'))]).toEqual([false, []]);
    expect([store.rows() === given, onChange.mock.calls.length]).toEqual([true, 0]);
  });

  test('that are as many keep their names and what can be taken back, and the sum follows', () => {
    const { store } = started();
    const ids = store.ids();
    store.apply({ deed, steps: [setOf(store, 2, 'name', 'x')] });
    expect(store.receive([store.rows()[0] ?? {}, { name: 'b', count: '9' }, store.rows()[2] ?? {}])).toBe(true);
    expect([store.ids(), store.sum('count'), store.row(ids[1] ?? -1)]).toEqual([ids, '13', { name: 'b', count: '9' }]);
    expect(store.undo()?.deed).toEqual(deed);
  });

  test.each<[string, readonly Row[], string]>([
    ['more', [A, B, C, D], '16'],
    ['fewer', [D], '10'],
    ['none', [], '0'],
  ])('that are %s have names of their own, and nothing of before is taken back', (_, given, sum) => {
    const { store } = started();
    const before = store.ids();
    store.apply({ deed, steps: [setOf(store, 0, 'count', '5')] });
    expect(store.receive(given)).toBe(true);
    expect([store.rows(), store.sum('count'), store.undo()]).toEqual([given, sum, null]);
    expect(store.ids().some((id) => before.includes(id))).toBe(false);
    expect(before.map(store.row)).toEqual([undefined, undefined, undefined]);
  });
});

test('a sum of a column that is not added up is nothing', () => {
  const { store } = started();
  store.apply({ deed, steps: [setOf(store, 0, 'name', '7')] });
  expect(store.sum('name')).toBe('0');
});

test('a store that nobody hears of works as well', () => {
  const store = createRowStore([A], []);
  store.apply({
    deed,
    steps: [setOf(store, 0, 'count', '5'), { kind: 'text', id: idAt(store, 0), field: 'count', before: '', after: 'x' }],
  });
  expect(store.rows()).toEqual([{ name: 'a', count: '5' }]);
});
