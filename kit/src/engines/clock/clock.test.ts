import { expect, test } from 'vitest';
import { manualClock } from './index.ts';

test('tasks run in the order of their time, each at its own time', () => {
  const clock = manualClock(1000);
  const ran: [string, number][] = [];
  const note = (name: string) => () => void ran.push([name, clock.now()]);
  clock.after(300, note('late'));
  clock.after(100, note('early'));
  clock.advance(299);
  expect(ran).toEqual([['early', 1100]]);
  clock.advance(1);
  expect(ran).toEqual([
    ['early', 1100],
    ['late', 1300],
  ]);
});

test('a task that was called off does not run; one set by a task runs in its turn', () => {
  const clock = manualClock();
  const ran: string[] = [];
  const cancel = clock.after(10, () => ran.push('called off'));
  clock.after(10, () => clock.after(10, () => ran.push('second')));
  cancel();
  clock.advance(20);
  expect(ran).toEqual(['second']);
});
