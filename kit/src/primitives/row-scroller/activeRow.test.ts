import { expect, test } from 'vitest';
import { flatRows, nestedRows, visibleRows, everyRow } from '../../engines/row-core/index.ts';
import { HEAD, firstRow, relocate } from './activeRow.ts';

const list = (...ids: string[]) => flatRows({ rows: ids, idOf: (id) => id });
const at = (id: string | null, position: number) => ({ ...firstRow, id, position });

test.each([
  ['stays where it is', ['a', 'b', 'c'], at('b', 1), 'b', 1, 0],
  ['is found by its key after a refresh', ['x', 'y', 'b'], at('b', 0), 'b', 2, 0],
  ['is replaced by the row in its place when it is gone', ['a', 'c'], at('b', 1), 'c', 1, 1],
  ['is replaced by the last row when it was the last', ['a'], at('b', 3), 'a', 0, 1],
  ['waits while there are no rows', [], at('b', 3), 'b', 3, 0],
  ['is unknown before anything was focused', ['a', 'b'], at(null, 0), null, 0, 0],
  ['is the head as long as nobody moves', ['a', 'b'], at(null, HEAD), null, HEAD, 0],
])('the active row %s', (_, ids, active, id, position, timesLost) => {
  expect(relocate(list(...ids), everyRow(ids.length), active)).toMatchObject({ id, position, timesLost });
});

test('a row hidden by closing its parent hands over to the parent', () => {
  const roots = [{ id: 'guardrail' }, { id: 'sign', children: [{ id: 'vms' }] }];
  const tree = nestedRows<{ id: string; children?: { id: string }[] }>({
    roots,
    idOf: ({ id }) => id,
    childrenOf: ({ children }) => children,
  });
  expect(relocate(tree, visibleRows(tree, new Set()), at('vms', 2))).toMatchObject({ id: 'sign', position: 1, timesLost: 0 });
});
