import { describe, expect, test } from 'vitest';
import { HEAD, ROW_STOP } from '../../row-scroller/index.ts';
import { gridCommand } from './gridKeys.ts';
import type { CellAt, GridKey } from './gridKeys.ts';

const row: CellAt = {
  position: 5,
  stop: ROW_STOP,
  stops: 6,
  count: 100,
  rowsInView: 10,
  headStops: 5,
  isExpanded: null,
  parentPosition: 2,
  below: [],
};
const cell: CellAt = { ...row, stop: 3 };
const head: CellAt = { ...row, position: HEAD, stop: 1 };
const press = (key: string, over: Partial<GridKey> = {}): GridKey => ({ key, ctrlKey: false, metaKey: false, shiftKey: false, ...over });
const move = (to: number, stop: number) => ({ does: 'move', to, stop });

describe('on a row', () => {
  test.each([
    ['Down goes to the next row', 'ArrowDown', row, move(6, ROW_STOP)],
    ['Down stays on the last row', 'ArrowDown', { ...row, position: 99 }, move(99, ROW_STOP)],
    ['Up from the first row goes to the head', 'ArrowUp', { ...row, position: 0 }, move(HEAD, 0)],
    ['Up stays on the first row without a head to operate', 'ArrowUp', { ...row, position: 0, headStops: 0 }, move(0, ROW_STOP)],
    ['Right opens a closed row', 'ArrowRight', { ...row, isExpanded: false }, { does: 'expand' }],
    ['Right enters the cells of an open row', 'ArrowRight', { ...row, isExpanded: true }, move(5, 0)],
    ['Right enters the cells of a leaf', 'ArrowRight', row, move(5, 0)],
    ['Left closes an open row', 'ArrowLeft', { ...row, isExpanded: true }, { does: 'collapse' }],
    ['Left goes from a leaf to its parent', 'ArrowLeft', row, move(2, ROW_STOP)],
    ['Left on a closed root does nothing', 'ArrowLeft', { ...row, isExpanded: false, parentPosition: -1 }, null],
    ['Home goes to the first row', 'Home', row, move(0, ROW_STOP)],
    ['End goes to the last row', 'End', row, move(99, ROW_STOP)],
    ['PageDown goes a view less one row down', 'PageDown', row, move(14, ROW_STOP)],
    ['PageUp stops at the first row', 'PageUp', row, move(0, ROW_STOP)],
    ['Enter runs the first action', 'Enter', row, { does: 'run' }],
    ['Space turns the choice over', ' ', row, { does: 'toggle' }],
    ['Escape does nothing', 'Escape', row, null],
    ['a letter does nothing', 'a', row, null],
  ])('%s', (_, key, at, command) => {
    expect(gridCommand(press(key), at)).toEqual(command);
  });
  test('Shift with an arrow takes the rows on the way into the choice', () => {
    expect(gridCommand(press('ArrowDown', { shiftKey: true }), row)).toEqual({ does: 'extend', to: 6 });
  });
});

describe('in a cell', () => {
  test.each([
    ['Right goes to the next part', 'ArrowRight', cell, move(5, 4)],
    ['Right stays on the last part', 'ArrowRight', { ...cell, stop: 5 }, move(5, 5)],
    ['Left goes to the part before', 'ArrowLeft', cell, move(5, 2)],
    ['Left on the first part goes to the row', 'ArrowLeft', { ...cell, stop: 0 }, move(5, ROW_STOP)],
    ['Home goes to the first part', 'Home', cell, move(5, 0)],
    ['End goes to the last part', 'End', cell, move(5, 5)],
    ['Down keeps the column', 'ArrowDown', cell, move(6, 3)],
    ['Up from the first row goes to the header of the column', 'ArrowUp', { ...cell, position: 0 }, move(HEAD, 3)],
    ['Up from an action goes to the last header', 'ArrowUp', { ...cell, position: 0, stop: 5 }, move(HEAD, 4)],
    ['Enter is the part’s own', 'Enter', cell, null],
    ['Space is the part’s own', ' ', cell, null],
  ])('%s', (_, key, at, command) => {
    expect(gridCommand(press(key), at)).toEqual(command);
  });
});

describe('in the head', () => {
  test.each([
    ['Right', 'ArrowRight', head, move(HEAD, 2)],
    ['Left', 'ArrowLeft', head, move(HEAD, 0)],
    ['Left on the first header', 'ArrowLeft', { ...head, stop: 0 }, move(HEAD, 0)],
    ['Home', 'Home', head, move(HEAD, 0)],
    ['End', 'End', head, move(HEAD, 4)],
    ['Down', 'ArrowDown', head, move(0, ROW_STOP)],
    ['Down without rows', 'ArrowDown', { ...head, count: 0 }, null],
    ['Up', 'ArrowUp', head, null],
    ['PageDown', 'PageDown', head, null],
    ['Enter, which presses the button', 'Enter', head, null],
  ])('%s', (_, key, at, command) => {
    expect(gridCommand(press(key), at)).toEqual(command);
  });
});

describe('with Ctrl or Command', () => {
  test.each([
    ['Home', cell, move(0, 3)],
    ['End', cell, move(99, 3)],
    ['End', head, move(99, ROW_STOP)],
    ['a', row, { does: 'selectAll' }],
    ['A', row, { does: 'selectAll' }],
    ['c', row, null],
    ['ArrowDown', row, null],
  ])('%s', (key, at, command) => {
    expect(gridCommand(press(key, { ctrlKey: true }), at)).toEqual(command);
    expect(gridCommand(press(key, { metaKey: true }), at)).toEqual(command);
  });
});

describe('below the last row', () => {
  const below = [100, 101];
  const last = { ...row, position: 99, below };
  const onMore = { ...row, position: 100, below };
  const onSummary = { ...cell, position: 101, below };
  test.each([
    ['Down from the last row', 'ArrowDown', last, move(100, ROW_STOP)],
    ['Down goes over what cannot be reached', 'ArrowDown', { ...last, below: [101] }, move(101, ROW_STOP)],
    ['Down from there', 'ArrowDown', onMore, move(101, ROW_STOP)],
    ['Down keeps the column', 'ArrowDown', { ...last, stop: 3 }, move(100, 3)],
    ['Down from the last of all stays', 'ArrowDown', onSummary, move(101, 3)],
    ['Up', 'ArrowUp', onSummary, move(100, 3)],
    ['Up to the last row', 'ArrowUp', onMore, move(99, ROW_STOP)],
    ['PageDown stays', 'PageDown', onSummary, move(101, 3)],
    ['PageUp goes back among the rows', 'PageUp', onMore, move(91, ROW_STOP)],
    ['End of all rows is the last row', 'End', { ...row, below }, move(99, ROW_STOP)],
    ['Right enters', 'ArrowRight', onMore, move(100, 0)],
  ])('%s', (_, key, at, command) => {
    expect(gridCommand(press(key), at)).toEqual(command);
  });
  test('Shift with an arrow takes nothing along there', () => {
    expect(gridCommand(press('ArrowUp', { shiftKey: true }), onMore)).toEqual(move(99, ROW_STOP));
  });
});
