import type { Client } from '@milepost/openapi/client';
import { expect, test } from 'vitest';
import { createApi } from '../../data/api/index.ts';
import { fetchList } from '../../features/resource/list/listPort.ts';
import { controlsOf } from '@milepost/kit/forms/grammar';
import { subformOf } from '../../features/resource/definition/subform.ts';
import { companies } from './companies.ts';
import { departments } from './departments.ts';
import { moveWarning } from './moveWarning.ts';

const node = (id: string, category: string, children: readonly object[] = []) => ({
  id,
  category,
  type: category,
  enabledMark: 1,
  children,
});
const list = [node('group', 'company', [node('east', 'company', [node('toll', 'department')])]), node('office', 'department')];

/** Ids of the rows that are shown, level by level, and what the server was asked. */
async function shown(filters: Readonly<Record<string, unknown>>) {
  const asked: unknown[] = [];
  const client: Client = {
    call: async (_, args) => {
      asked.push(args);
      return { data: { list }, msg: '' } as never;
    },
  };
  const ask = { keyword: '', filters, page: 1, pageSize: 20, order: null, node: null };
  const { rows } = await fetchList(createApi(client), companies, ask, null, new AbortController().signal);
  const ids = (level: readonly object[]): unknown[] =>
    (level as { id: string; children?: object[] }[]).map(({ id, children }) => (children?.length ? [id, ids(children)] : id));
  return { ids: ids(rows), asked };
}

test('the tree is narrowed down to companies or departments here, with what stands above them', async () => {
  expect(await shown({ category: 'company' })).toEqual({ ids: [['group', ['east']]], asked: [{ query: {} }] });
  expect((await shown({ category: 'department', enabledMark: 1 })).ids).toEqual([['group', [['east', ['toll']]]], 'office']);
  expect((await shown({ category: 'department', enabledMark: 1 })).asked).toEqual([{ query: { enabledMark: 1 } }]);
});

test.each([
  [['group', 'east', 'toll'], '3'],
  [['group'], '1'],
  [[], ''],
])('an organisation with the way %j stands at level "%s"', (organizeIdTree, level) => {
  const column = companies.list.columns.find(({ id }) => id === 'level');
  expect(column?.text({ organizeIdTree } as never, {} as never)).toBe(level);
});

test('departments are narrowed down by their state: those that are disabled are found on every level', () => {
  const ask = { keyword: '', filters: { enabledMark: '0' }, page: 1, pageSize: 20, order: null, node: 'east' } as const;
  const asked = [null, 'toll'].map((parent) => departments.list.args?.(ask, parent));
  expect(asked).toEqual([
    { path: { id: 'east' }, query: { enabledMark: 0, currentPage: 1, pageSize: 500 } },
    { path: { id: 'toll' }, query: { currentPage: 1, pageSize: 500 } },
  ]);
  expect(departments.list.filters?.map(({ field }) => field)).toEqual(['enabledMark']);
});

test.each([
  [{ category: 'department', manager: '孙婉宁/admin' }, '孙婉宁'],
  [{ category: 'department', manager: '' }, 'No head'],
  [{ category: 'department', manager: null }, 'No head'],
  [{ category: 'company', manager: null }, ''],
])('the head of %j is "%s"', (row, said) => {
  const head = departments.list.columns.find(({ id }) => id === 'manager');
  expect(head?.text(row as never, { text: ({ message }: { message?: string }) => message } as never)).toBe(said);
});

test.each([
  ['company', companies],
  ['department', departments],
])('a %s moves by its parent alone, in a dialog, and it is told what moves along; other rows are not offered it', (category, screen) => {
  const move = screen.actions.more?.find(({ id }) => id === 'move');
  if (!move || !('edits' in move)) throw new Error('it cannot be moved');
  expect(['company', 'department'].filter((one) => move.when?.({ category: one } as never))).toEqual([category]);
  const { form } = subformOf(screen, move);
  expect(controlsOf({ parts: form?.fields ?? [] }).map(({ control }) => control.field)).toEqual(['parentId']);
  expect([form?.frame, form?.warnings]).toEqual(['dialog', moveWarning]);
});
