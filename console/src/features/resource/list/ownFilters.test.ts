import { expect, test } from 'vitest';
import { fitting, sentByCall } from './ownFilters.ts';
import { usualQuery } from './listPort.ts';

const row = (id: string, kind: string, ...children: object[]) => ({ id, kind, isLeaf: children.length === 0, children }) as never;
const screen = {
  list: { shape: 'tree', clientFilters: { kind: ((one: { kind: string }, kind: string) => one.kind === kind) as never } },
} as const;
const TREE = [row('group', 'company', row('east', 'company', row('toll', 'department'))), row('other', 'company', row('west', 'company'))];

test('a filter of the screen’s own keeps what fits and what stands above it', () => {
  expect(fitting(screen, TREE, { kind: 'department' })).toMatchObject([
    { id: 'group', children: [{ id: 'east', children: [{ id: 'toll' }] }] },
  ]);
});

test('a row that has nothing below it any more is a leaf', () => {
  const [group, other] = fitting(screen, TREE, { kind: 'company' });
  expect(group).toMatchObject({ children: [{ id: 'east', isLeaf: true, children: [] }] });
  expect(other).toMatchObject({ children: [{ id: 'west' }] });
});

test('without it all rows are shown, and the server is told of the other filters alone', () => {
  expect(fitting(screen, TREE, { enabledMark: 1 })).toBe(TREE);
  expect(sentByCall(screen, { kind: 'company', enabledMark: 1 })).toEqual({ enabledMark: 1 });
  const ask = { keyword: '', filters: { kind: 'company', enabledMark: 1 }, page: 1, pageSize: 20, order: null, node: null };
  expect(usualQuery(ask, screen)).toEqual({ enabledMark: 1 });
});
