import { expect, test, vi } from 'vitest';
import { stepsOf } from './stepsOf.ts';
import type { AnyRow } from '../definition/types.ts';

const rows = ['a', 'b', 'c'].map((id): AnyRow => ({ id }));
const list = { rows, total: 43, search: { page: 3, pageSize: 20 } };
const onStep = vi.fn<(row: AnyRow) => void>();

test.each([
  ['a', true, 41, 43, ['next']],
  ['b', true, 42, 43, ['previous', 'next']],
  ['c', true, 43, 43, ['previous']],
  ['b', false, 2, 3, ['previous', 'next']],
] as const)('row %s of a list, paged %s: number %i of %i, with %j', (id, isPaged, number, count, ways) => {
  const steps = stepsOf(list, { id }, isPaged, onStep);
  expect([steps?.number, steps?.count, [steps?.onPrevious && 'previous', steps?.onNext && 'next'].filter(Boolean)]).toEqual([
    number,
    count,
    ways,
  ]);
});

test('a step shows the row beside it; a row that is alone or gone has none', () => {
  stepsOf(list, { id: 'b' }, true, onStep)?.onNext?.();
  expect(onStep).toHaveBeenCalledExactlyOnceWith({ id: 'c' });
  expect(stepsOf(list, { id: 'x' }, true, onStep)).toBeUndefined();
  expect(stepsOf({ ...list, rows: [{ id: 'a' }], total: 1 }, { id: 'a' }, true, onStep)).toBeUndefined();
});
