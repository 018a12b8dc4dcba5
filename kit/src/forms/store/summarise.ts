import { isSame } from '../grammar/index.ts';
import type { PlacedControl } from '../grammar/index.ts';
import { cellsToMend } from './fieldState.ts';
import type { FormNow } from './fieldState.ts';
import type { FieldState, FormProblem, FormSummary } from './types.ts';

interface SlotState {
  readonly placed: PlacedControl;
  readonly state: FieldState;
}

/** State of the form as a whole, made from those of its fields. */
export function summarise(form: FormNow, slots: readonly SlotState[], isChanged: boolean, isSaving: boolean): FormSummary {
  const { attempt, refusal, unreadable, cellFaults } = form;
  const problems = slots.flatMap(({ placed, state }): FormProblem[] => {
    if (!state.isShown || state.isDisabled || !state.hasProblem) return [];
    const { control } = placed;
    const cells = control.kind === 'table' && attempt > 0 ? cellsToMend(form, control, state.value) : [];
    if (cells.length > 0) return cells.map((cell) => ({ ...cell, tabs: placed.tabs }));
    const problem = state.problem ?? { message: '' };
    return [{ field: placed.control.field, control: placed.control, tabs: placed.tabs, problem }];
  });
  return {
    isDirty: isChanged || unreadable.size > 0 || [...cellFaults.values()].some(({ length }) => length > 0),
    attempt,
    problems: attempt > 0 ? problems : [],
    canSave: !slots.some(({ state }) => state.isShown && state.hasProblem),
    refusal,
    isSaving,
  };
}

const sameProblems = (one: readonly FormProblem[], other: readonly FormProblem[]): boolean =>
  one.length === other.length &&
  one.every(
    ({ field, problem, cell }, at) =>
      field === other[at]?.field &&
      isSame(problem, other[at]?.problem) &&
      cell?.row === other[at]?.cell?.row &&
      cell?.column === other[at]?.cell?.column,
  );

/** True where nothing of the one differs from the other. */
export const isSameSummary = (one: FormSummary, other: FormSummary): boolean =>
  isSame({ ...one, problems: null }, { ...other, problems: null }) && sameProblems(one.problems, other.problems);
