import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { frameSchedule } from './index.ts';

/** A page with frames that are drawn when a test says so. */
const page = { visibilityState: 'visible' };
let frames: (() => void)[] = [];
const draw = () => {
  for (const frame of frames.splice(0)) frame();
};
beforeEach(() => {
  vi.useFakeTimers();
  frames = [];
  page.visibilityState = 'visible';
  vi.stubGlobal('document', page);
  vi.stubGlobal('requestAnimationFrame', (task: () => void) => frames.push(task));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a task runs with the next frame', () => {
  const task = vi.fn<() => void>();
  frameSchedule()(task);
  expect([frames.length, task.mock.calls.length]).toEqual([1, 0]);
  draw();
  expect(task).toHaveBeenCalledOnce();
});

test('between two tasks the page has 50 ms for the person who types', () => {
  const schedule = frameSchedule();
  const task = vi.fn<() => void>();
  schedule(() => undefined);
  draw();
  vi.advanceTimersByTime(20);
  schedule(task);
  expect(frames).toHaveLength(0);
  vi.advanceTimersByTime(29);
  expect(frames).toHaveLength(0);
  vi.advanceTimersByTime(1);
  expect(frames).toHaveLength(1);
  draw();
  expect(task).toHaveBeenCalledOnce();
});

test('a task that comes later than that waits for no more than its frame', () => {
  const schedule = frameSchedule();
  schedule(() => undefined);
  draw();
  vi.advanceTimersByTime(60);
  schedule(() => undefined);
  expect(frames).toHaveLength(1);
});

test('a page nobody sees draws no frames, and is served four times a second', () => {
  page.visibilityState = 'hidden';
  const task = vi.fn<() => void>();
  frameSchedule()(task);
  vi.advanceTimersByTime(249);
  expect([frames.length, task.mock.calls.length]).toEqual([0, 0]);
  vi.advanceTimersByTime(1);
  expect(task).toHaveBeenCalledOnce();
});
