import { afterEach, describe, expect, test, vi } from 'vitest';
import { manualClock, onFirstInteraction, onIdle, whenIdle } from './index.ts';

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

test('what is due together runs in the order of its time, and what is due at one time in the order it was set', () => {
  const clock = manualClock();
  const ran: string[] = [];
  for (const [name, delayMs] of [
    ['third', 30],
    ['first', 10],
    ['second', 20],
    ['with the third', 30],
  ] as const)
    clock.after(delayMs, () => ran.push(name));
  clock.advance(30);
  expect([ran, clock.now()]).toEqual([['first', 'second', 'third', 'with the third'], 30]);
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

describe('a moment without work', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  test('is what the browser says it is', () => {
    const asked = vi.fn<(task: () => void, options?: IdleRequestOptions) => number>(() => 7);
    const calledOff = vi.fn<(handle: number) => void>();
    vi.stubGlobal('requestIdleCallback', asked);
    vi.stubGlobal('cancelIdleCallback', calledOff);
    const task = vi.fn<() => void>();
    whenIdle(task)();
    expect(asked.mock.calls).toEqual([[task, { timeout: 2000 }]]);
    expect(calledOff).toHaveBeenCalledExactlyOnceWith(7);
  });

  test('of a page that is being painted begins when it has been shown for a moment, and can be called off before', () => {
    vi.useFakeTimers();
    const asked = vi.fn<(task: () => void) => number>(() => 7);
    vi.stubGlobal('requestIdleCallback', asked);
    const [task, unwanted] = [vi.fn<() => void>(), vi.fn<() => void>()];
    onIdle(task);
    onIdle(unwanted)();
    expect(asked).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(asked.mock.calls.map(([first]) => first)).toEqual([task]);
  });

  test('is guessed where the browser cannot say, and can be called off there too', () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    vi.useFakeTimers();
    const [task, unwanted] = [vi.fn<() => void>(), vi.fn<() => void>()];
    whenIdle(task);
    whenIdle(unwanted)();
    expect(task).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(task).toHaveBeenCalledOnce();
    expect(unwanted).not.toHaveBeenCalled();
  });

  describe('after the first sign that somebody uses the page', () => {
    const opened = () => {
      const [asked, calledOff] = [vi.fn<(task: () => void) => number>(() => 7), vi.fn<(handle: number) => void>()];
      const page = new EventTarget();
      vi.stubGlobal('window', page);
      vi.stubGlobal('requestIdleCallback', asked);
      vi.stubGlobal('cancelIdleCallback', calledOff);
      const task = vi.fn<() => void>();
      const callOff = onFirstInteraction(task);
      return {
        asked: () => asked.mock.calls.map(([first]) => first),
        calledOff,
        task,
        callOff,
        sign: (name: string) => page.dispatchEvent(new Event(name)),
      };
    };

    test.each(['pointermove', 'pointerdown', 'keydown', 'input'])('is waited for (%s); later ones change nothing', (name) => {
      const { asked, task, sign } = opened();
      expect(asked()).toEqual([]);
      sign(name);
      sign(name);
      sign('pointerdown');
      expect(asked()).toEqual([task]);
    });

    test('can be called off before it', () => {
      const { asked, calledOff, callOff, sign } = opened();
      callOff();
      sign('keydown');
      expect([asked(), calledOff.mock.calls]).toEqual([[], []]);
    });

    test('can be called off between it and the task', () => {
      const { calledOff, callOff, sign } = opened();
      sign('keydown');
      callOff();
      expect(calledOff).toHaveBeenCalledExactlyOnceWith(7);
    });
  });
});
