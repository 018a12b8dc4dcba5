import { expect, test } from 'vitest';
import { firstField } from './firstField.ts';

test.each([
  ['a field that can only be read stands before one that can be written', '<input id="a" readonly><input id="b">', 'b'],
  ['every field can only be read', '<input id="a" readonly><textarea id="b" readonly></textarea>', 'a'],
  ['one is marked', '<input id="a"><span data-autofocus><button id="b"></button></span>', 'b'],
  ['a choice is taken already', '<input id="a" type="radio" name="n"><input id="b" type="radio" name="n" checked>', 'b'],
  ['a choice of another group is taken', '<input id="a" type="radio" name="n"><input id="b" type="radio" name="m" checked>', 'a'],
  ['there is none', '<button id="a"></button>', undefined],
])('what a panel focuses where %s', (_, html, id) => {
  const panel = document.createElement('div');
  panel.innerHTML = html;
  expect(firstField(panel)?.id).toBe(id);
});
