import { useMemo } from 'react';
import { mergeProps } from '../../engines/prop-getters/index.ts';
import { useTextField } from '../../primitives/text-field/headless.ts';
import type { FieldPath } from '../grammar/index.ts';
import type { FormHandle } from './types.ts';
import { useFieldEditor } from './useFieldEditor.ts';
import { useTypedValue } from './useTypedValue.ts';

/**
 * One field of a form for markup of one's own; whoever draws it hears of this field alone. Values that are written, a number or a date
 * too, need no more than a native `input` or `textarea` with `getInputProps()`; everything else takes `editor`, as the kit's editors do,
 * and `getControlProps()` on the element that has the keyboard.
 * @throws for a field without a control
 */
export function useFormField(form: FormHandle, path: FieldPath) {
  const control = useMemo(() => {
    const placed = form.store.controls.find((one) => one.control.field === path);
    if (placed) return placed.control;
    throw new Error(`[kit] The form has no field "${path}" · nothing can be drawn for it · add a control for it to the form's parts`);
  }, [form.store, path]);
  const { isShown, editor } = useFieldEditor(form, control);
  const { label, help, error, isRequired, use, id } = editor.field;
  const typed = useTypedValue(form, editor);
  const text = control.kind === 'text' ? control : null;
  const field = useTextField({
    id,
    label,
    isRequired,
    use,
    ...(help && { help }),
    ...(error && { error }),
    ...(text?.maxChars !== undefined && use !== 'readOnly' && { maxChars: text.maxChars }),
    ...(text?.placeholder !== undefined && { placeholder: form.text(text.placeholder) }),
    ...(text?.autoComplete !== undefined && { autoComplete: text.autoComplete }),
    ...(text?.spellCheck !== undefined && { spellCheck: text.spellCheck }),
    isMultiline: (text?.rows ?? 1) > 1,
    isScanned: text?.isScanned ?? false,
    type: text?.isSecret ? 'password' : 'text',
    value: typed.text,
    onChange: typed.change,
    onLeave: typed.leave,
    messages: form.messages,
  });

  return {
    control,
    label,
    help,
    /** Sentence of its problem, as far as it is to be told; undefined without one. */
    error,
    /** Help or error, whichever is shown. */
    message: field.message,
    /** Its conditions hold; a field that is not shown is not judged. */
    isShown,
    isRequired,
    isInvalid: field.isInvalid,
    use,
    value: editor.value,
    /** Props of an editor: those of the kit and one's own take the same. */
    editor,
    /** Characters typed and allowed; undefined without a limit, and for what is no text. */
    count: field.count,
    countMessage: field.countMessage,
    /** Name of the button that shows and hides a password, and what it does. */
    reveal: field.reveal,
    /** Attributes of the element around label, control and message: a problem is said when it is left. */
    getFieldProps: field.getFieldProps,
    getLabelProps: field.getLabelProps,
    /** Attributes of the name where the control is no native one that a `label` leads to. */
    getNameProps: field.getNameProps,
    getRequiredProps: field.getRequiredProps,
    /** Attributes of a native `input` or `textarea` that the value is typed into. */
    getInputProps: field.getInputProps,
    /** Attributes of any other control: id, name, description, states. A native one cannot be read only: it is disabled then. */
    getControlProps: <Own extends object = object>(own?: Own) =>
      mergeProps({ ...field.getControlProps(), disabled: use !== 'editable', onBlur: editor.onLeave }, own),
    getMessageProps: field.getMessageProps,
    getCountProps: field.getCountProps,
  };
}
