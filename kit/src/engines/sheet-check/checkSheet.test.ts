import { expect, test, vi } from 'vitest';
import { checkSheet, createSheetChecker } from './checkSheet.ts';
import type { SheetThread } from './openSheetThread.ts';
import type { SheetCheck } from './types.ts';

const file = new File(['x'], 'a.xlsx');
const FINE: SheetCheck = { kind: 'fine', rows: [['a']], flagged: [] };

/** A worker and a clock that do what they are told. */
function stage() {
  const kill = vi.fn<() => void>();
  let answer: Parameters<SheetThread['hear']>[0] = () => undefined;
  let late = () => undefined as void;
  const callOff = vi.fn<() => void>();
  const options = {
    open: () => ({ post: vi.fn<SheetThread['post']>(), hear: (listener: typeof answer) => void (answer = listener), kill }),
    clock: {
      now: () => 0,
      after: (_: number, task: () => void) => {
        late = task;
        return callOff;
      },
    },
  };
  return { options, kill, callOff, answer: (check: SheetCheck | null) => answer(check), late: () => late() };
}

test('the worker is ended with its answer', async () => {
  const { options, kill, callOff, answer } = stage();
  const check = checkSheet(file, {}, options);
  answer(FINE);
  expect(await check).toEqual(FINE);
  expect([kill.mock.calls.length, callOff.mock.calls.length]).toEqual([1, 1]);
});

test('a worker that does not come to an end is ended at the deadline, and the file refused', async () => {
  const { options, kill, late } = stage();
  const check = checkSheet(file, {}, options);
  late();
  expect(await check).toEqual({ kind: 'refused', problem: { kind: 'deadline' } });
  expect(kill).toHaveBeenCalledOnce();
});

test('a worker that breaks refuses the file', async () => {
  const { options, answer } = stage();
  const check = checkSheet(file, {}, options);
  answer(null);
  expect(await check).toEqual({ kind: 'refused', problem: { kind: 'unreadable' } });
});

test('a check that is called off ends its worker and rejects with the reason', async () => {
  const { options, kill } = stage();
  const controller = new AbortController();
  const check = checkSheet(file, {}, { ...options, signal: controller.signal });
  controller.abort(new Error('closed'));
  await expect(check).rejects.toThrow('closed');
  expect(kill).toHaveBeenCalledOnce();
});

test.each([
  [new File(['x'], 'a.csv'), { kind: 'extension' }],
  [new File([new Uint8Array(512_000)], 'a.xlsx'), { kind: 'size', maxBytes: 512_000 }],
])('what the name and the size say needs no worker', async (given, problem) => {
  const open = vi.fn<() => SheetThread>();
  expect(await checkSheet(given, {}, { open })).toEqual({ kind: 'refused', problem });
  expect(open).not.toHaveBeenCalled();
});

test('a judge that is kept starts its worker before there is a file, and the next file has the same one', async () => {
  const { options, kill, answer } = stage();
  const open = vi.fn<() => SheetThread>(options.open);
  const checker = createSheetChecker({ ...options, open });
  expect(open).toHaveBeenCalledOnce();
  for (const ask of [checker.check, checker.check]) {
    const check = ask(file);
    answer(FINE);
    expect(await check).toEqual(FINE);
  }
  expect([open.mock.calls.length, kill.mock.calls.length]).toEqual([1, 0]);
  checker.end();
  expect(kill).toHaveBeenCalledOnce();
});

test('after a file that took too long the next one has another worker', async () => {
  const { options, late, answer } = stage();
  const open = vi.fn<() => SheetThread>(options.open);
  const checker = createSheetChecker({ ...options, open });
  const slow = checker.check(file);
  late();
  expect(await slow).toMatchObject({ problem: { kind: 'deadline' } });
  const other = checker.check(file);
  answer(FINE);
  expect(await other).toEqual(FINE);
  expect(open).toHaveBeenCalledTimes(2);
});
