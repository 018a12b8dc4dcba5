import { expect, test } from 'vitest';
import { createDrawing } from './drawing.ts';

function opened() {
  let name = 'a';
  const drawing = createDrawing(() => name);
  let told = 0;
  const stop = drawing.subscribe(() => (told += 1));
  drawing.drew('a');
  return { drawing, stop, told: () => told, is: (next: string) => (name = next) };
}

test('a drawing is asked for when something else is to be seen, and not when it is the same', () => {
  const { drawing, told, is } = opened();
  drawing.look();
  expect(told()).toBe(0);
  is('b');
  drawing.look();
  expect([told(), drawing.times()]).toEqual([1, 1]);
  drawing.drew('b');
  drawing.look();
  expect(told()).toBe(1);
});

test('however much happens at once, it is looked at once', () => {
  const { drawing, told, is } = opened();
  drawing.lookAfter(() => {
    for (const name of ['b', 'c', 'd']) {
      is(name);
      drawing.look();
    }
  });
  expect(told()).toBe(1);
  drawing.drew('d');
  drawing.lookAfter(() => is('d'));
  expect(told()).toBe(1);
});

test('who has left hears nothing', () => {
  const { drawing, told, is, stop } = opened();
  stop();
  is('b');
  drawing.look();
  expect(told()).toBe(0);
});
