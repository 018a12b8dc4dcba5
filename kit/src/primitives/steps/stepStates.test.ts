import { expect, test } from 'vitest';
import { stepStates } from './stepStates.ts';

const steps = ['upload', 'preview', 'import'].map((id) => ({ id, label: id }));

test.each([
  ['upload', ['current', 'ahead', 'ahead']],
  ['preview', ['done', 'current', 'ahead']],
  ['import', ['done', 'done', 'current']],
  [null, ['done', 'done', 'done']],
  ['gone', ['ahead', 'ahead', 'ahead']],
])('at %s', (currentId, states) => {
  expect(stepStates(steps, currentId)).toEqual(states);
});

test('a failed step is neither done nor ahead', () => {
  expect(
    stepStates(
      steps.map((step) => ({ ...step, isFailed: step.id === 'preview' })),
      'preview',
    ),
  ).toEqual(['done', 'failed', 'ahead']);
});
