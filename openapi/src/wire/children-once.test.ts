import { expect, onTestFinished, test } from 'vitest';
import { childrenOnce, onAnswerOddity, sentId } from './index.ts';
import type { AnswerOddity } from './index.ts';

test.each([
  [{ id: 'a' }, 'a'],
  [{ id: 7 }, '7'],
  [{ id: 0 }, '0'],
  [{ id: '' }, null],
  [{ id: null }, null],
  [{ id: { a: 1 } }, null],
  [{}, null],
  ['a', null],
  [null, null],
])('the node %j has the id %j', (node, id) => expect(sentId(node)).toBe(id));

function read(children: readonly unknown[] | null | undefined, above: readonly (string | null)[] = []) {
  const heard: AnswerOddity[] = [];
  onTestFinished(onAnswerOddity((oddity) => heard.push(oddity)));
  return { kept: childrenOnce(children, above), heard };
}

test.each<[string, readonly unknown[] | null | undefined, readonly unknown[], AnswerOddity[]]>([
  ['children with ids of their own', [{ id: '1' }, { id: '2' }], [{ id: '1' }, { id: '2' }], []],
  ['a node below itself', [{ id: 'top' }, { id: '2' }], [{ id: '2' }], ['loop']],
  ['an id twice', [{ id: '1' }, { id: 1, name: 'b' }], [{ id: '1' }], ['twice']],
  ['nodes without an id', [{}, {}, { id: '' }], [{}, {}, { id: '' }], []],
  ['no children', [], [], []],
  ['nothing', null, [], []],
  ['nothing said', undefined, [], []],
])('of %s those are kept that stand there once, and the others are reported', (_, children, kept, heard) =>
  expect(read(children, ['top', null])).toEqual({ kept, heard }),
);

test('who has stopped listening hears nothing', () => {
  const heard: AnswerOddity[] = [];
  onAnswerOddity((oddity) => heard.push(oddity))();
  childrenOnce([{ id: 'a' }, { id: 'a' }], []);
  expect(heard).toEqual([]);
});
