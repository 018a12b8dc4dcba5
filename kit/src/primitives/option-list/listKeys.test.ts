import { expect, test } from 'vitest';
import { listCommand } from './listKeys.ts';
import type { ListAt, ListCommand } from './listKeys.ts';

const open: ListAt = { isOpen: true, active: 5, count: 100, cardinality: 'one', text: 'none' };
const closed: ListAt = { ...open, isOpen: false, active: -1 };
const typing: ListAt = { ...open, text: 'typed' };
const empty: ListAt = { ...open, text: 'empty' };
const move = (to: number, step: 1 | -1): ListCommand => ({ does: 'move', to, step });
const start: ListCommand = { does: 'open', at: 'start' };

const press = (keys: string) => {
  const parts = keys.split('+');
  return { key: parts.at(-1) ?? '', ctrlKey: parts.includes('Ctrl'), altKey: parts.includes('Alt'), metaKey: false };
};

test.each<[string, string, ListAt, ListCommand | null]>([
  ['Down opens at the chosen row', 'ArrowDown', closed, start],
  ['Alt+Down opens', 'Alt+ArrowDown', closed, start],
  ['Up opens', 'ArrowUp', closed, start],
  ['Home opens at the first row', 'Home', closed, { does: 'open', at: 'first' }],
  ['End opens at the last row', 'End', closed, { does: 'open', at: 'last' }],
  ['a letter opens at what it begins', 'h', closed, { does: 'open', at: { typed: 'h' } }],
  ['Enter in a closed field is the press of its button', 'Enter', closed, null],
  ['a letter in a closed text field is text', 'h', { ...closed, text: 'typed' }, null],
  ['Down opens the list of a text field', 'ArrowDown', { ...closed, text: 'typed' }, start],
  ['End in a closed text field moves the caret', 'End', { ...closed, text: 'empty' }, null],
  ['Down moves to the next row', 'ArrowDown', open, move(6, 1)],
  ['Up moves to the row before', 'ArrowUp', open, move(4, -1)],
  ['Down goes where the list begins when none is active', 'ArrowDown', { ...open, active: -1 }, { does: 'start' }],
  ['Up moves to the last row when none is active', 'ArrowUp', { ...open, active: -1 }, move(99, -1)],
  ['PageDown moves 8 rows', 'PageDown', open, move(13, 1)],
  ['PageDown stops at the last row', 'PageDown', { ...open, active: 97 }, move(99, 1)],
  ['PageUp stops at the first row', 'PageUp', open, move(0, -1)],
  ['Home goes to the first row', 'Home', open, move(0, 1)],
  ['End goes to the last row', 'End', empty, move(99, -1)],
  ['Home in a text moves the caret', 'Home', typing, null],
  ['nothing moves in an empty list', 'ArrowDown', { ...open, active: -1, count: 0 }, null],
  ['Enter chooses', 'Enter', open, { does: 'pick' }],
  ['Enter without an active row sends no form', 'Enter', { ...empty, active: -1 }, { does: 'stay' }],
  ['Space chooses where there is no text', ' ', open, { does: 'pick' }],
  ['Space in an empty search field ticks', ' ', { ...empty, cardinality: 'many' }, { does: 'pick' }],
  ['Space in an empty search field of a single choice is text', ' ', empty, null],
  ['Space in a text is text', ' ', { ...typing, cardinality: 'many' }, null],
  ['Ctrl+A chooses all', 'Ctrl+a', { ...empty, cardinality: 'many' }, { does: 'pickAll' }],
  ['Ctrl+A in a text is the text’s', 'Ctrl+a', { ...typing, cardinality: 'many' }, null],
  ['Ctrl+A in a single choice is nobody’s', 'Ctrl+a', open, null],
  ['Ctrl+Enter in a search takes the row', 'Ctrl+Enter', typing, { does: 'pick' }],
  ['Ctrl+Enter in a search that found nothing sends no form', 'Ctrl+Enter', { ...typing, active: -1, count: 0 }, { does: 'stay' }],
  ['Ctrl+End is nobody’s', 'Ctrl+End', open, null],
  ['Right goes into a branch', 'ArrowRight', empty, { does: 'sideways', way: 'in' }],
  ['Left goes out of it', 'ArrowLeft', open, { does: 'sideways', way: 'out' }],
  ['Left in a text moves the caret', 'ArrowLeft', typing, null],
  ['* opens the siblings', '*', open, { does: 'sideways', way: 'siblings' }],
  ['* in a search field is text', '*', empty, null],
  ['a letter finds', 'h', open, { does: 'type', letter: 'h' }],
  ['a letter in a search field is text', 'h', empty, null],
  ['Alt+Up closes', 'Alt+ArrowUp', open, { does: 'close' }],
  ['Tab is the page’s', 'Tab', open, null],
  ['Escape is the layer’s', 'Escape', open, null],
])('%s', (_promise, keys, at, command) => {
  expect(listCommand(press(keys), at)).toEqual(command);
});
