import type { FocusEvent } from 'react';
import { mergeProps } from '../../engines/prop-getters/index.ts';
import { fieldAria, useField } from '../field/headless.ts';
import type { ChoiceGroupOptions } from './types.ts';

/** Sends the focus on from the group, where an error summary puts it, to what is chosen or else to the first box. */
function focusBox({ target, currentTarget }: FocusEvent<HTMLElement>) {
  if (target !== currentTarget) return;
  const place =
    currentTarget.querySelector<HTMLElement>('input:checked:enabled') ?? currentTarget.querySelector<HTMLElement>('input:enabled');
  place?.focus();
}

/** Words around a few choices that are all in sight. A read-only group is a text that can be reached and copied. @reading R-242 */
export function useChoiceGroup(options: ChoiceGroupOptions) {
  const { role, chosenText, isRequired = false, help, error, state, use = 'editable', messages } = options;
  const { getControlProps, ...field } = useField(options);
  const { ids } = field;
  const aria = fieldAria(ids, { isRequired, ...(help && { help }), ...(error && { error }) });
  // A group of checkboxes cannot be required or invalid in ARIA: both are said in its description.
  const describedBy = [isRequired ? ids.required : '', aria['aria-describedby'] ?? ''].filter(Boolean).join(' ');
  const attributes =
    role === 'radiogroup' ? aria : { id: aria.id, 'aria-labelledby': ids.label, 'aria-describedby': describedBy || undefined };
  const kind = state?.kind ?? 'ready';

  return {
    ...field,
    use,
    /** State of the options. */
    state: kind === 'ready' && options.options.length === 0 ? ('empty' as const) : kind,
    /** Names of what is chosen, as one text. */
    chosenText,
    /** Loads the options again; undefined unless they failed to load. */
    retry: state?.kind === 'failed' ? state.retry : undefined,
    /** Attributes of the element around the boxes. */
    getGroupProps: <Own extends object = object>(own?: Own) =>
      mergeProps({ ...attributes, role, tabIndex: -1, 'aria-busy': kind === 'loading' || undefined, onFocus: focusBox } as const, own),
    /** Attributes of the native `input` that stands for the boxes of a read-only group. */
    getTextProps: <Own extends object = object>(own?: Own) =>
      mergeProps({ ...getControlProps(), readOnly: true, value: chosenText, placeholder: messages.nothingChosen } as const, own),
  };
}

export type ChoiceGroupModel = ReturnType<typeof useChoiceGroup>;
