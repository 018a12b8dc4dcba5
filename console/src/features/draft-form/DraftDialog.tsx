import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { Dialog } from '@milepost/kit/dialog';
import { ErrorSummary } from '@milepost/kit/error-summary';
import { useKit } from '@milepost/kit/kit-provider';
import { useEffect, useEffectEvent } from 'react';
import type { ReactNode } from 'react';
import { DraftNotice } from '../../drafts/index.ts';
import type { DraftForm } from './useDraftForm.ts';
import * as css from './DraftDialog.css.ts';

interface DraftDialogProps<Field extends string> {
  readonly title: string;
  readonly form: Pick<DraftForm<object, Field>, 'problems' | 'attempt' | 'refusal' | 'isSaving' | 'submit' | 'mayLeave' | 'kept'>;
  /** Labels of the fields, for the summary; each field's `id` is `fieldId(field)`. */
  readonly labels: Readonly<Record<Field, string>>;
  readonly fieldId: (field: Field) => string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The 600 px dialog around a draft form: summary of problems, fields, cancel and save. @source admin §9 */
export function DraftDialog<Field extends string>({ title, form, labels, fieldId, onClose, children }: DraftDialogProps<Field>) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const { refusal } = form;
  const goToRefused = useEffectEvent((to: Field, message: string) => {
    const field = document.getElementById(fieldId(to));
    // Focus that comes to a field has its problem read out; focus that is there already says nothing.
    if (field?.matches(':focus')) announcer.say(message);
    field?.focus();
  });
  useEffect(() => {
    if (refusal?.field) goToRefused(refusal.field, refusal.message);
  }, [refusal]);
  const close = async () => {
    if (await form.mayLeave()) onClose();
  };
  return (
    <Dialog
      title={title}
      widthPx={600}
      guard={form.mayLeave}
      onClose={onClose}
      footer={
        <>
          <Button onPress={() => void close()}>{t`Cancel`}</Button>
          <Button variant="primary" isBusy={form.isSaving} busyLabel={t`Saving`} onPress={() => void form.submit()}>
            {t`Save`}
          </Button>
        </>
      }
    >
      <form
        noValidate
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <ErrorSummary
          attempt={form.attempt}
          refusal={refusal?.field === null ? refusal.message : null}
          problems={form.problems.map(({ field, message }) => ({ fieldId: fieldId(field), label: labels[field], message }))}
        />
        <DraftNotice draft={form.kept} />
        {children}
        {/* Enter in a field saves, as the button in the footer does, which stands outside the form. */}
        <button type="submit" hidden tabIndex={-1}>
          {t`Save`}
        </button>
      </form>
    </Dialog>
  );
}
