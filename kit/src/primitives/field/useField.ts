import { mergeProps } from '../../engines/prop-getters/index.ts';
import { fieldAria, isOver } from './fieldAria.ts';
import type { FieldOptions } from './types.ts';
import { useAnnounceError } from './useAnnounceError.ts';
import { useFieldIds } from './useFieldIds.ts';

/**
 * Words around a control of any kind: name, “required”, help or error, a count. Put `getFieldProps()` around all of it,
 * `getControlProps()` on the control. A problem that is there when the field is left is said.
 */
export function useField(options: FieldOptions) {
  const { label, isRequired = false, help, error, count, messages } = options;
  const made = useFieldIds(options.id);
  const ids = options.ids ?? made;
  const leaving = useAnnounceError(error ? messages.problem(label, error) : null);
  const words = { isRequired, ...(help && { help }), ...(error && { error }) };

  return {
    ids,
    isInvalid: Boolean(error) || isOver(count),
    /** Help or error, whichever is shown; undefined for neither. */
    message: error || help || undefined,
    /** Sentence of the count, for a reader; undefined without one. */
    countMessage: count && messages.count(count.chars, count.maxChars),
    /** Attributes of the element around label, control and message. */
    getFieldProps: <Own extends object = object>(own?: Own) => mergeProps(leaving, own),
    /** Attributes of a `label`. */
    getLabelProps: <Own extends object = object>(own?: Own) => mergeProps({ id: ids.label, htmlFor: ids.control }, own),
    /** Attributes of the name where the control is no native one that a `label` leads to. */
    getNameProps: <Own extends object = object>(own?: Own) => mergeProps({ id: ids.label }, own),
    /** Attributes of the word “required”: the control says so itself. */
    getRequiredProps: <Own extends object = object>(own?: Own) => mergeProps({ id: ids.required, 'aria-hidden': true } as const, own),
    /** Attributes of the control: its id, name, description, required, invalid. */
    getControlProps: <Own extends object = object>(own?: Own) => mergeProps(fieldAria(ids, words, count), own),
    /** Attributes of the line with help or error. */
    getMessageProps: <Own extends object = object>(own?: Own) => mergeProps({ id: ids.message }, own),
    /** Attributes of the sentence of the count, which a reader hears with the control. */
    getCountProps: <Own extends object = object>(own?: Own) => mergeProps({ id: ids.count }, own),
  };
}

export type FieldModel = ReturnType<typeof useField>;
