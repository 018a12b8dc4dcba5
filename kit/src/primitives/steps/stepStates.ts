import type { StepData, StepState } from './types.ts';

/** The state of each step, in order. An id that is none of the steps leaves all of them ahead. */
export function stepStates(steps: readonly StepData[], currentId: string | null): StepState[] {
  const at = currentId === null ? steps.length : steps.findIndex(({ id }) => id === currentId);
  return steps.map(({ isFailed }, place) => (isFailed ? 'failed' : place < at ? 'done' : place === at ? 'current' : 'ahead'));
}
