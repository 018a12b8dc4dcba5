import { describe, expect, test } from 'vitest';
import { fromTree } from '../../../engines/node-source/index.ts';
import type { PickerNode, PickerSpec, PickerTab } from '../types.ts';
import { pastedNodes } from './pastedNodes.ts';

const policy: PickerSpec['policy'] = {
  cardinality: 'many',
  accepts: ({ type }) => type === 'user',
  identity: 'id',
  onEmptyConfirm: 'clear',
};
const person = (id: string, fullName: string): PickerNode => ({ id, fullName, code: `GY${id}`, type: 'user' });
const people = [person('1', '郭振东'), person('2', '李雪梅'), person('3', '李雪梅'), { ...person('4', '李部'), type: 'department' }];
const tab = (nodes: readonly PickerNode[]): PickerTab => ({
  id: 'all',
  label: 'all',
  shape: 'list',
  source: fromTree(nodes, (node, keyword) => node.fullName.includes(keyword) || node.code === keyword),
});
const signal = new AbortController().signal;
const outcome = async (text: string) =>
  (await pastedNodes({ policy }, [tab(people)], text, signal)).map(({ kind, text: name }) => `${kind} ${name}`);

describe('a pasted list', () => {
  test('finds names and numbers, reports what is not found and what several go by', async () => {
    await expect(outcome('郭振东\n李雪梅，GY3；李部\n王五')).resolves.toEqual([
      'found 郭振东',
      'ambiguous 李雪梅',
      'found GY3',
      'notFound 李部',
      'notFound 王五',
    ]);
  });
  test('is looked up in one go where the feed can', async () => {
    const asked: (readonly string[])[] = [];
    const lookUp = (names: readonly string[]) => {
      asked.push(names);
      return Promise.resolve(people);
    };
    await pastedNodes({ policy, lookUp }, [], '郭振东, 李雪梅', signal);
    expect(asked).toEqual([['郭振东', '李雪梅', '郭振东, 李雪梅']]);
  });
  test('that could not be looked up chooses nothing', async () => {
    await expect(pastedNodes({ policy, lookUp: () => Promise.reject(new Error('down')) }, [], '郭振东', signal)).rejects.toThrow('down');
  });
});
