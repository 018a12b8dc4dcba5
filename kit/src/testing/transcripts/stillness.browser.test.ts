import { expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../../engines/clock/index.ts';
import { holdClock, stillness } from './stillness.ts';

function box(): HTMLElement {
  const element = document.body.appendChild(document.createElement('p'));
  onTestFinished(() => element.remove());
  return element;
}

test('a page is still when no frame brings a change any more', async () => {
  const element = box();
  let changes = 0;
  const change = () => {
    changes += 1;
    element.textContent = String(changes);
    if (changes < 20) requestAnimationFrame(change);
  };
  change();
  await stillness();
  expect(element.textContent).toBe('20');
});

test('a motion that ends is at its end, one that never does is let be', async () => {
  const element = box();
  const arriving = element.animate({ opacity: [0, 1] }, { duration: 3_600_000, fill: 'forwards' });
  const turning = element.animate({ rotate: ['0deg', '360deg'] }, { duration: 900, iterations: Infinity });
  await stillness();
  expect([arriving.playState, turning.playState]).toEqual(['finished', 'running']);
});

test('a page that never comes to rest is named as such', async () => {
  const element = box();
  let isOver = false;
  onTestFinished(() => {
    isOver = true;
  });
  const change = () => {
    element.toggleAttribute('data-on');
    if (!isOver) requestAnimationFrame(change);
  };
  change();
  await expect(stillness(30)).rejects.toThrow('still changes after 30 frames');
});

test('time goes from task to task, for a moment only, however slow the machine', async () => {
  const clock = holdClock();
  const ran: [string, number][] = [];
  const startMs = systemClock.now();
  const note = (name: string) => () => void ran.push([name, systemClock.now() - startMs]);
  systemClock.after(900, note('second'));
  systemClock.after(100, () => {
    note('first')();
    systemClock.after(50, note('set by the first'));
  });
  systemClock.after(1001, note('too late'));
  const callOff = systemClock.after(500, note('called off'));
  callOff();
  await clock.rest();
  clock.release();
  expect(ran).toEqual([
    ['first', 100],
    ['set by the first', 150],
    ['second', 900],
  ]);
  expect(systemClock.now()).not.toBe(startMs + 900);
});
