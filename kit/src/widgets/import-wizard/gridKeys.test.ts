import { expect, test } from 'vitest';
import { gridCommand, nextEditable } from './gridKeys.ts';
import type { GridKey } from './gridKeys.ts';

const at = { row: 5, column: 3, rowCount: 10, columnCount: 6, rowsInView: 4 };
const press = (key: string, held: Partial<GridKey> = {}): GridKey => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...held,
});

test.each([
  ['ArrowDown', 6, 3],
  ['ArrowUp', 4, 3],
  ['ArrowLeft', 5, 2],
  ['ArrowRight', 5, 4],
  ['PageDown', 8, 3],
  ['PageUp', 2, 3],
  ['Home', 5, 0],
  ['End', 5, 5],
])('%s moves to row %d, column %d', (key, row, column) => {
  expect(gridCommand(press(key), at)).toEqual({ does: 'move', row, column });
});

test.each([
  ['ArrowDown', { ...at, row: 9 }, 9, 3],
  ['ArrowUp', { ...at, row: 0 }, 0, 3],
  ['ArrowRight', { ...at, column: 5 }, 5, 5],
  ['PageDown', { ...at, row: 8 }, 9, 3],
])('at the edge %s stays', (key, from, row, column) => {
  expect(gridCommand(press(key), from)).toEqual({ does: 'move', row, column });
});

test.each([
  [press('Enter'), { does: 'edit', caret: 'all' }],
  [press('F2'), { does: 'edit', caret: 'end' }],
  [press('x'), { does: 'edit', caret: 'replace' }],
  [press('Process'), { does: 'edit', caret: 'replace' }],
  [press('Delete'), { does: 'clear' }],
  [press('F8'), { does: 'next' }],
  [press('F8', { shiftKey: true }), { does: 'previous' }],
  [press('z', { ctrlKey: true }), { does: 'undo' }],
  [press('Delete', { ctrlKey: true }), { does: 'remove' }],
  [press('Home', { ctrlKey: true }), { does: 'move', row: 0, column: 0 }],
  [press('End', { metaKey: true }), { does: 'move', row: 9, column: 5 }],
  [press('Escape'), null],
  [press('Tab'), null],
  [press('Shift'), null],
  [press('c', { ctrlKey: true }), null],
  [press('x', { altKey: true }), null],
])('%j means %j', (key, command) => {
  expect(gridCommand(key, at)).toEqual(command);
});

test.each([
  [{ row: 0, column: 2 }, 1, { row: 0, column: 3 }],
  [{ row: 0, column: 5 }, 1, { row: 1, column: 2 }],
  [{ row: 1, column: 2 }, -1, { row: 0, column: 5 }],
  [{ row: 0, column: 2 }, -1, null],
  [{ row: 9, column: 5 }, 1, null],
] as const)('from %j by %d one writes in %j', (from, step, to) => {
  expect(nextEditable({ ...at, ...from }, 2, step)).toEqual(to);
});
