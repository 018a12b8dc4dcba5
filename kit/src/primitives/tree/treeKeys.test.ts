import { expect, test } from 'vitest';
import { treeCommand } from './treeKeys.ts';
import type { TreeKey } from './treeKeys.ts';

const leaf = { position: 4, count: 12, rowsInView: 6, parentPosition: 1, isExpanded: null, hasChecks: false };
const closed = { ...leaf, parentPosition: -1, isExpanded: false };
const open = { ...closed, isExpanded: true };

const pressed = (key: string, over: Partial<TreeKey> = {}): TreeKey => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...over,
});

test.each([
  ['Right opens a closed node', 'ArrowRight', closed, { does: 'expand' }],
  ['Right on an open node goes to its first child', 'ArrowRight', open, { does: 'move', to: 5 }],
  ['Right on a leaf does nothing', 'ArrowRight', leaf, null],
  ['Left closes an open node', 'ArrowLeft', open, { does: 'collapse' }],
  ['Left on a leaf goes to its parent', 'ArrowLeft', leaf, { does: 'move', to: 1 }],
  ['Left on a closed root does nothing', 'ArrowLeft', closed, null],
  ['* opens the siblings', '*', leaf, { does: 'expandSiblings' }],
  ['Enter chooses', 'Enter', closed, { does: 'select' }],
  ['Space chooses', ' ', closed, { does: 'select' }],
  ['Down', 'ArrowDown', leaf, { does: 'move', to: 5 }],
  ['End', 'End', leaf, { does: 'move', to: 11 }],
  ['Escape is not the tree’s', 'Escape', leaf, null],
  ['Tab is not the tree’s', 'Tab', leaf, null],
])('%s', (_, key, at, command) => {
  expect(treeCommand(pressed(key), at)).toEqual(command);
});

const checked = { ...leaf, hasChecks: true };

test.each([
  ['Shift+Down checks on the way', pressed('ArrowDown', { shiftKey: true }), checked, { does: 'checkTo', to: 5 }],
  ['Shift+Up checks on the way', pressed('ArrowUp', { shiftKey: true }), checked, { does: 'checkTo', to: 3 }],
  ['Ctrl+A checks all', pressed('a', { ctrlKey: true }), checked, { does: 'checkAll' }],
  ['Shift+Down only moves where nothing is checked', pressed('ArrowDown', { shiftKey: true }), leaf, { does: 'move', to: 5 }],
  ['Ctrl+A is not the tree’s where nothing is checked', pressed('a', { ctrlKey: true }), leaf, null],
  ['Alt+Down is not the tree’s', pressed('ArrowDown', { altKey: true }), checked, null],
])('%s', (_, key, at, command) => {
  expect(treeCommand(key, at)).toEqual(command);
});
