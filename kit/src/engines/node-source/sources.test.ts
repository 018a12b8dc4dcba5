import { expect, test } from 'vitest';
import { fromList, fromTree } from './index.ts';
import type { NodeAt, NodeSource, PickNode } from './index.ts';

const { signal } = new AbortController();
const ids = async (source: NodeSource<PickNode>, at: NodeAt, pageNumber = 1) =>
  (await source.load(at, { pageNumber, pageRows: 2 }, signal)).nodes.map(({ id }) => id);
const node = (id: string, fullName: string, children: readonly PickNode[] = []): PickNode => ({ id, fullName, children });
const areas = [node('32', '江苏省', [node('3201', '南京市', [node('320102', '玄武区')]), node('3205', '苏州市')]), node('31', '上海市')];

test('a whole tree gives its top with all below, and what is below a node', async () => {
  const source = fromTree(areas);
  expect(await source.load({ at: 'root' }, { pageNumber: 1, pageRows: 2 }, signal)).toEqual({ nodes: areas, total: 2, hasAllBelow: true });
  expect(await ids(source, { at: 'under', parent: '32' })).toEqual(['3201', '3205']);
  expect(await ids(source, { at: 'under', parent: '?' })).toEqual([]);
});

test('a search in a whole tree finds nodes wherever they stand, page by page', async () => {
  const source = fromTree(areas);
  expect(await ids(source, { at: 'matching', keyword: '市' })).toEqual(['3201', '3205']);
  expect(await ids(source, { at: 'matching', keyword: '市' }, 2)).toEqual(['31']);
  expect(
    await ids(
      fromTree(areas, ({ id }, keyword) => id === keyword),
      { at: 'matching', keyword: '320102' },
    ),
  ).toEqual(['320102']);
  expect(await ids(fromTree([node('g', 'Bridge Group')]), { at: 'matching', keyword: 'bridge' })).toEqual(['g']);
  expect(await ids(fromTree([{ ...node('c', '护栏'), code: 'Guardrail' }]), { at: 'matching', keyword: 'guard' })).toEqual(['c']);
});

test.each(['nanjing', 'nj', 'NJS', '南j'])('a whole tree finds a name by its sound: %s', async (keyword) => {
  expect(await ids(fromTree(areas), { at: 'matching', keyword })).toEqual(['3201']);
});

test('stored ids are turned back into nodes, unknown ones are left out', async () => {
  expect((await fromTree(areas).resolve(['320102', '?', '31'], signal)).map(({ fullName }) => fullName)).toEqual(['玄武区', '上海市']);
});

test('a list is asked with the keyword, or with none, and its nodes are leaves', async () => {
  const asked: [string, number][] = [];
  const source = fromList<PickNode>({
    load: async (keyword, { pageNumber }) => (asked.push([keyword, pageNumber]), { nodes: [node('7', '护栏组')], total: 1 }),
    resolve: async (stored) => stored.map((id) => node(id, id)),
  });
  expect(await source.load({ at: 'root' }, { pageNumber: 1, pageRows: 2 }, signal)).toMatchObject({ total: 1, hasAllBelow: true });
  expect(await ids(source, { at: 'matching', keyword: '护栏' }, 3)).toEqual(['7']);
  expect(await ids(source, { at: 'under', parent: '7' })).toEqual([]);
  expect(asked).toEqual([
    ['', 1],
    ['护栏', 3],
  ]);
  expect(await source.resolve(['7'], signal)).toEqual([node('7', '7')]);
});
