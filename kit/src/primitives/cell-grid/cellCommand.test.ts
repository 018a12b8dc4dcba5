import { expect, test } from 'vitest';
import { cellCommand } from './cellCommand.ts';
import type { CellKey } from './cellCommand.ts';

/** Ten rows and their sums. */
const at = { at: 5, col: 3, rows: 11, count: 10, cols: 6, rowsInView: 4 };
const press = (key: string, held: Partial<CellKey> = {}): CellKey => ({
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
  ['Home', 5, 1],
  ['End', 5, 5],
])('%s moves to row %d, column %d', (key, row, column) => {
  expect(cellCommand(press(key), at)).toEqual({ does: 'move', at: row, col: column, isExtending: false });
});

test.each([
  ['ArrowDown', { ...at, at: 10 }, 10, 3],
  ['ArrowUp', { ...at, at: 0 }, 0, 3],
  ['ArrowRight', { ...at, col: 5 }, 5, 5],
  ['PageDown', { ...at, at: 9 }, 10, 3],
])('at the edge %s stays', (key, from, row, column) => {
  expect(cellCommand(press(key), from)).toEqual({ does: 'move', at: row, col: column, isExtending: false });
});

test.each([
  [press('Enter'), { does: 'edit', by: 'enter' }],
  [press('F2'), { does: 'edit', by: 'f2' }],
  [press('x'), { does: 'edit', by: 'type' }],
  [press('Process'), { does: 'edit', by: 'type' }],
  [press('Delete'), { does: 'clear' }],
  [press('F8'), { does: 'problem', by: 1 }],
  [press('F8', { shiftKey: true }), { does: 'problem', by: -1 }],
  [press('z', { ctrlKey: true }), { does: 'undo' }],
  [press('Z', { ctrlKey: true, shiftKey: true }), { does: 'redo' }],
  [press('y', { metaKey: true }), { does: 'redo' }],
  [press('d', { ctrlKey: true }), { does: 'fill' }],
  [press('a', { ctrlKey: true }), { does: 'chooseAll' }],
  [press('Delete', { ctrlKey: true }), { does: 'removeRow' }],
  [press('Enter', { ctrlKey: true }), { does: 'addRow' }],
  [press('ArrowDown', { altKey: true, shiftKey: true }), { does: 'moveRow', by: 1 }],
  [press('ArrowDown', { shiftKey: true }), { does: 'move', at: 6, col: 3, isExtending: true }],
  [press('Home', { ctrlKey: true }), { does: 'move', at: 0, col: 1, isExtending: false }],
  [press('End', { metaKey: true }), { does: 'move', at: 9, col: 5, isExtending: false }],
  [press('ArrowRight', { ctrlKey: true }), { does: 'move', at: 5, col: 5, isExtending: false }],
  [press('Escape'), null],
  [press('Tab'), null],
  [press('Shift'), null],
  [press('c', { ctrlKey: true }), null],
  [press('x', { altKey: true }), null],
])('%j means %j', (key, command) => {
  expect(cellCommand(key, at)).toEqual(command);
});
