import { expect, test } from 'vitest';
import { cascadeOf, visibleRows } from '../../engines/row-core/index.ts';
import { facilities } from './examples/facilities.ts';
import { layOut, lockedRows, pathOf, treeModel, wordsOf } from './treeRows.ts';

const tree = layOut(facilities);
const none = { kind: 'one', id: null, chooses: 'any' } as const;
const model = (open: readonly string[], over: Partial<Parameters<typeof treeModel>[0]> = {}) => {
  const expandedIds = new Set(open);
  return treeModel({ tree, chosen: none, end: null, found: null, expandedIds, view: visibleRows(tree, expandedIds), ...over });
};
const rowsOf = (rows: ReturnType<typeof model>) => Array.from({ length: rows.count }, (_, position) => rows.row(position));

test('rows say level, place among their siblings, and whether they are open', () => {
  expect(rowsOf(model(['rail'])).slice(0, 3)).toMatchObject([
    { label: '护栏设施', depth: 0, positionInSet: 1, setSize: 3, branch: { isExpanded: true } },
    { label: '波形梁护栏', depth: 1, positionInSet: 1, setSize: 3, branch: {} },
    { label: '混凝土护栏', depth: 1, positionInSet: 2, setSize: 3, branch: { isExpanded: false } },
  ]);
});

test('what a search found stands in a list, with the way to it and the found part marked', () => {
  const rows = Uint32Array.of(tree.indexOf('jersey'));
  expect(rowsOf(model([], { found: { rows, query: '新泽', sounds: null } }))).toMatchObject([
    { label: '新泽西护栏', note: '护栏设施 / 混凝土护栏', positionInSet: 1, setSize: 1, mark: [0, 2] },
  ]);
});

test('half is said of a node some of whose leaves are checked', () => {
  const cascade = cascadeOf(tree, { checked: [tree.indexOf('wbeam')], locked: lockedRows(tree) });
  expect(model([], { chosen: { kind: 'many', cascade } }).row(0)).toMatchObject({ isChosen: false, branch: { isHalf: true } });
});

test('a row is found by the id of its node as long as it is in view', () => {
  expect([model(['mech']).positionOf('vms'), model([]).positionOf('vms'), model([]).positionOf('gone')]).toEqual([3, -1, -1]);
});

test('a node is found by its whole path and its other words', () => {
  expect(pathOf(tree, tree.indexOf('jersey'))).toEqual(['护栏设施', '混凝土护栏', '新泽西护栏']);
  expect(wordsOf(tree, tree.indexOf('rail'))).toBe('护栏设施 guardrail');
});
