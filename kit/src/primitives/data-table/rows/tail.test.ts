import { expect, test } from 'vitest';
import { everyRow, flatRows } from '../../../engines/row-core/index.ts';
import { belowOf, withTail } from './tail.ts';
import type { Tail } from './tail.ts';
import type { TableMore } from '../types.ts';

const list = (...ids: string[]) => flatRows({ rows: ids, idOf: (id) => id });
const tailed = (ids: string[], tails: Tail[]) => withTail(list(...ids), everyRow(ids.length), tails);

test('what stands below has a position and an id of its own, and no record has that id', () => {
  const { tree, view } = tailed(['a', 'b'], ['more', 'summary']);
  expect(view.count).toBe(4);
  const ids = [2, 3].map((position) => tree.idOf(view.at(position)));
  expect(new Set([...ids, 'a', 'b', 'more', 'summary']).size).toBe(6);
  expect(ids.map((id) => view.positionOf(tree.indexOf(id)))).toEqual([2, 3]);
  expect([tree.parent(2), tree.idOf(view.at(1)), tree.indexOf('c')]).toEqual([-1, 'b', -1]);
});

test('nothing stands below a list without rows', () => {
  expect(tailed([], ['summary']).view.count).toBe(0);
});

const load = () => undefined;
const kinds: [TableMore, number[]][] = [
  [{ kind: 'more', load }, [5, 6]],
  [{ kind: 'loading' }, [6]],
  [{ kind: 'failed', retry: load }, [5, 6]],
  [{ kind: 'end' }, [5, 6]],
];
test.each(kinds)('below a list that is %o the keyboard reaches %o', (more, below) => {
  expect(belowOf({ more, morePosition: 5, summaryPosition: 6, ask: load })).toEqual(below);
});
