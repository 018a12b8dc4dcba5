import { useEffect, useEffectEvent } from 'react';
import { useAnnounce } from '../../engines/environment/index.ts';
import { useExternalStore } from '../../engines/external-store/index.ts';
import { useErrorSummary } from '../../primitives/error-summary/headless.ts';
import type { FieldPath } from '../grammar/index.ts';
import type { FormProblem, FormStore, FormSummary } from '../store/index.ts';
import { problemMessage } from './problemMessage.ts';
import type { FormHandle, ProblemView } from './types.ts';

/** State of a form as a whole. */
export const useFormSummary = (store: FormStore): FormSummary => useExternalStore(store.subscribeSummary, store.summary);

const idOfProblem = ({ idOf }: FormHandle, { field, cell }: FormProblem): string =>
  cell ? `${idOf(field)}-${cell.row}-${cell.column.field}` : idOf(field);

function problemView(form: FormHandle, found: FormProblem): ProblemView {
  const { store, text, messages } = form;
  const { field, control, problem, cell } = found;
  const label = text(control.label);
  const fieldId = idOfProblem(form, found);
  if (!cell) return { fieldId, label, message: problemMessage(control, problem, text, messages) };
  const table = store.controls.find((placed) => placed.control.field === field)?.control.label ?? field;
  const isEmpty = problem === 'required' && control.message?.required === undefined;
  return {
    fieldId,
    label: messages.cell({ table: text(table), row: cell.row + 1, column: label }),
    message: isEmpty ? messages.emptyCell : problemMessage(control, problem, text, messages),
  };
}

/** Problems of a form as its summary; a field the server has refused takes the focus, so that it is read out. */
export function useFormProblems(form: FormHandle) {
  const announce = useAnnounce();
  const { problems, attempt, refusal } = useFormSummary(form.store);
  const summary = useErrorSummary({
    attempt,
    refusal: refusal !== null && refusal.field === null ? refusal.message : null,
    problems: problems.map((found) => problemView(form, found)),
    onGoTo({ fieldId }) {
      const found = problems.find((one) => one.cell && idOfProblem(form, one) === fieldId);
      if (found?.cell) form.cellWays.get(found.field)?.(found.cell.row, found.cell.column.field);
    },
    messages: form.messages,
  });
  const goToRefused = useEffectEvent((field: FieldPath, message: string) => {
    const control = document.getElementById(form.idOf(field));
    // Focus that comes to a field has its problem read out; focus that is there already says nothing.
    if (control?.matches(':focus')) announce(message);
    control?.focus();
  });
  useEffect(() => {
    // What is about no field stands in the summary, which has the focus then.
    if (refusal?.field) goToRefused(refusal.field, refusal.message);
  }, [refusal]);
  return summary;
}
