import { expect, test } from 'vitest';
import { pickCommand } from './pickTreeKeys.ts';
import type { PickCommand, PickRowAt } from './pickTreeKeys.ts';

const leaf: PickRowAt = { position: 4, count: 21, rowsInView: 8, parentPosition: 1, isOpen: null, lastNode: 19, takesMany: true };
const closed = { ...leaf, isOpen: false };
const opened = { ...leaf, isOpen: true };
const plain = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
const move = (to: number, isRange = false): PickCommand => ({ does: 'move', to, isRange });

test.each<[string, string, Partial<typeof plain>, PickRowAt, PickCommand | null]>([
  ['Right opens a closed node', 'ArrowRight', {}, closed, { does: 'open' }],
  ['Right on an open node goes to what is below', 'ArrowRight', {}, opened, move(5)],
  ['Right on a leaf does nothing', 'ArrowRight', {}, leaf, null],
  ['Left closes an open node', 'ArrowLeft', {}, opened, { does: 'close' }],
  ['Left on a leaf goes to its parent', 'ArrowLeft', {}, leaf, move(1)],
  ['Left at the top does nothing', 'ArrowLeft', {}, { ...leaf, parentPosition: -1 }, null],
  ['Space chooses', ' ', {}, leaf, { does: 'choose' }],
  ['Enter confirms, or chooses where there is nothing to confirm', 'Enter', {}, leaf, { does: 'confirm' }],
  ['Down goes on', 'ArrowDown', {}, leaf, move(5)],
  ['Shift+Down chooses on the way', 'ArrowDown', { shiftKey: true }, leaf, move(5, true)],
  ['Shift+Down in single mode only moves', 'ArrowDown', { shiftKey: true }, { ...leaf, takesMany: false }, move(5)],
  ['End goes to the last node, not to what ends the list', 'End', {}, leaf, move(19)],
  ['Shift+End chooses up to the last node', 'End', { shiftKey: true }, leaf, move(19, true)],
  ['PageDown goes a view less a row', 'PageDown', {}, leaf, move(11)],
  ['* opens the siblings', '*', { shiftKey: true }, leaf, { does: 'openSiblings' }],
  ['Ctrl+A chooses what is loaded', 'a', { ctrlKey: true }, leaf, { does: 'chooseLoaded' }],
  ['Ctrl+A in single mode is not taken', 'a', { ctrlKey: true }, { ...leaf, takesMany: false }, null],
  ['Alt+Down is not taken', 'ArrowDown', { altKey: true }, leaf, null],
])('%s', (_promise, key, modifiers, at, command) => {
  expect(pickCommand({ key, ...plain, ...modifiers }, at)).toEqual(command);
});
