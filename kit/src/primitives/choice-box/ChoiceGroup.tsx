import { useLingui } from '@lingui/react/macro';
import type { FocusEvent, ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { controlBox, controlInput, controlState } from '../control/index.ts';
import { Field, fieldAria, useFieldIds } from '../field/index.ts';
import { READY } from '../option-list/index.ts';
import { flow as flowStyle, stateLine } from './ChoiceBox.css.ts';
import type { ChoiceGroupProps } from './types.ts';

interface ChoiceGroupFrameProps extends ChoiceGroupProps {
  readonly kind: 'radiogroup' | 'group';
  /** Text of a read-only group: the names of what is chosen. */
  readonly chosenText: string;
  readonly children: ReactNode;
}

/** Sends the focus on from the group, where an error summary puts it, to what is chosen or else to the first box. */
function focusBox({ target, currentTarget }: FocusEvent<HTMLElement>) {
  if (target !== currentTarget) return;
  const place =
    currentTarget.querySelector<HTMLElement>('input:checked:enabled') ?? currentTarget.querySelector<HTMLElement>('input:enabled');
  place?.focus();
}

/** Words around a few choices that are all in sight. A read-only group is a text that can be reached and copied. @reading R-242 */
export function ChoiceGroup({
  kind,
  chosenText,
  children,
  flow = 'horizontal',
  use = 'editable',
  state = READY,
  ...words
}: ChoiceGroupFrameProps) {
  const { label, isRequired, help, error, id, options } = words;
  const { t } = useLingui();
  const ids = useFieldIds(id);
  const aria = fieldAria(ids, { isRequired, help, error });
  const field = { label, isRequired, help, error, ids };
  if (use === 'readOnly')
    return (
      <Field {...field}>
        <span className={`${controlBox} ${controlState.readOnly}`}>
          <input {...aria} readOnly value={chosenText} placeholder={t`Nothing chosen`} className={controlInput} />
        </span>
      </Field>
    );
  // A group of checkboxes cannot be required or invalid in ARIA: both are said in its description.
  const describedBy = [isRequired ? ids.required : '', aria['aria-describedby'] ?? ''].filter(Boolean).join(' ');
  const attributes =
    kind === 'radiogroup' ? aria : { id: aria.id, 'aria-labelledby': ids.label, 'aria-describedby': describedBy || undefined };
  const isEmpty = state.kind === 'ready' && options.length === 0;
  return (
    <Field {...field} labelFor="text">
      <div {...attributes} role={kind} tabIndex={-1} aria-busy={state.kind === 'loading' || undefined} onFocus={focusBox}>
        <div className={flowStyle[flow]}>{children}</div>
        {state.kind === 'loading' && <p className={stateLine}>{t`Loading…`}</p>}
        {isEmpty && <p className={stateLine}>{t`No options`}</p>}
        {state.kind === 'failed' && (
          <p className={stateLine}>
            {t`Loading failed`}
            <Button variant="accent" onPress={state.retry}>{t`Retry`}</Button>
          </p>
        )}
      </div>
    </Field>
  );
}
