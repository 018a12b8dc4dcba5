import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { ErrorSummary } from '../../primitives/error-summary/index.ts';
import { useKit } from '../../primitives/kit-provider/index.ts';
import { RelationDataProvider } from '../../primitives/relation-data/index.ts';
import type { FieldPath, FormSpec } from '../grammar/index.ts';
import type { FormStore } from '../store/index.ts';
import { FormParts } from './FormParts.tsx';
import { editorOf } from './registry.ts';
import { FormProvider, useFormSummary } from './useForm.ts';
import type { DrawnForm } from './useForm.ts';
import { useProblemText } from './useProblemText.ts';
import { useText } from './useText.ts';
import * as css from './FormParts.css.ts';

interface FormFieldsProps {
  readonly spec: Pick<FormSpec, 'parts'>;
  readonly store: FormStore;
  /** Begin of the ids of the controls; unique on the page. */
  readonly name: string;
  /** Shows a record instead of a form. @defaultValue false */
  readonly isReadOnly?: boolean;
  /** The fields alone: for a row of filters, which act by themselves. @defaultValue false */
  readonly isBare?: boolean;
  /** Enter in a field of one line. Left out for a record. */
  readonly onSubmit?: () => void;
}

/**
 * The fields of a form, with the summary of what is to be mended at their head; or the same fields as a record to read.
 * Frames (dialog, drawer, page) bring the buttons.
 */
export function FormFields({ spec, store, name, isReadOnly = false, isBare = false, onSubmit }: FormFieldsProps) {
  const form = useMemo(
    (): DrawnForm => ({
      store,
      isReadOnly,
      editorOf,
      cellWays: new Map(),
      idOf: (field) => `${name}-${field.replaceAll('.', '-')}`,
    }),
    [store, isReadOnly, name],
  );
  return (
    <FormProvider value={form}>
      <RelationDataProvider>
        {isBare ? (
          <FormParts parts={spec.parts} />
        ) : isReadOnly ? (
          <div className={css.column}>
            <FormParts parts={spec.parts} />
          </div>
        ) : (
          <form
            noValidate
            className={css.column}
            onSubmit={(event) => {
              event.preventDefault();
              // A form in a dialog of a view bubbles up to here and is none of this one's.
              if (event.target === event.currentTarget) onSubmit?.();
            }}
          >
            <Problems form={form} />
            <FormParts parts={spec.parts} />
            {/* Enter in a field saves, as the button of the frame does, which stands outside the form. */}
            <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
          </form>
        )}
      </RelationDataProvider>
    </FormProvider>
  );
}

/** The summary of problems; a field the server has refused takes the focus, so that it is read out. */
function Problems({ form }: { readonly form: DrawnForm }) {
  const { announcer } = useKit();
  const { t } = useLingui();
  const text = useText();
  const problemText = useProblemText();
  const { problems, attempt, refusal } = useFormSummary(form.store);
  const goToRefused = useEffectEvent((field: FieldPath, message: string) => {
    const control = document.getElementById(form.idOf(field));
    // Focus that comes to a field has its problem read out; focus that is there already says nothing.
    if (control?.matches(':focus')) announcer.say(message);
    control?.focus();
  });
  useEffect(() => {
    // What is about no field stands in the summary, which has the focus then.
    if (refusal?.field) goToRefused(refusal.field, refusal.message);
  }, [refusal]);
  const labelOfCell = (table: string, row: number, column: string) => t`${table}, row ${row}, ${column}`;
  const tableLabel = (field: FieldPath) => {
    const placed = form.store.controls.find(({ control }) => control.field === field);
    return placed ? text(placed.control.label) : field;
  };
  return (
    <ErrorSummary
      attempt={attempt}
      refusal={refusal !== null && refusal.field === null ? refusal.message : null}
      problems={problems.map(({ field, control, problem, cell }) => ({
        fieldId: cell ? `${form.idOf(field)}-${cell.row}-${cell.column.field}` : form.idOf(field),
        label: cell ? labelOfCell(tableLabel(field), cell.row + 1, text(control.label)) : text(control.label),
        message:
          cell && problem === 'required' && control.message?.required === undefined ? t`Must not be empty` : problemText(control, problem),
      }))}
      onGoTo={({ fieldId }) => {
        const found = problems.find(({ field, cell }) => cell && fieldId === `${form.idOf(field)}-${cell.row}-${cell.column.field}`);
        if (found?.cell) form.cellWays.get(found.field)?.(found.cell.row, found.cell.column.field);
      }}
    />
  );
}
