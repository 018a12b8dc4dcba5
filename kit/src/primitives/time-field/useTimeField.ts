import { textInZone } from '../../engines/clock/index.ts';
import { useAnnounce, useEnvironment } from '../../engines/environment/index.ts';
import { useAfterPress } from '../../engines/press/index.ts';
import { mergeProps, useHeld } from '../../engines/prop-getters/index.ts';
import { NO_PARTS, dateBoxProps, partsOf, useDateEdit, useDateInputs } from '../date-parts/headless.ts';
import { useField } from '../field/headless.ts';
import type { TimeFieldOptions } from './types.ts';

/**
 * A time of the day, to the minute or the second: a group of spin buttons, and a button that takes the time it is. What is no
 * time, or lies beyond the ends, stays as it was typed and says so; nothing is moved. A pasted time fills every part.
 * @source forms §5
 * @reading R-588
 */
export function useTimeField(options: TimeFieldOptions) {
  const { precision = 'minute', use = 'editable', min = null, max = null, label, isRequired = false, messages } = options;
  const announce = useAnnounce();
  const { clock } = useEnvironment();
  const afterPress = useAfterPress();
  const shape = `time:${precision}` as const;
  const [value, onChange] = useHeld<string | null>({
    name: 'value',
    value: options.value,
    initial: options.initialValue ?? null,
    onChange: options.onChange,
  });
  const edit = useDateEdit({ ...options, value, onChange, shape, min, max, isEditable: use === 'editable' });
  const error = edit.error ?? options.error;
  const help = edit.helpWith(options.help);
  const field = useField({ ...options, ...(error && { error }), ...(help && { help }) });
  const { ids } = field;
  const messageId = field.message ? ids.message : undefined;
  const isInvalid = use === 'editable' && Boolean(error);
  const inputs = useDateInputs(edit, {
    id: ids.control,
    labelIds: ids.label,
    use,
    isRequired,
    isInvalid,
    describedBy: messageId,
    messages,
  });

  function takeNow() {
    const now = textInZone(clock.now()).slice('YYYY-MM-DD '.length);
    edit.clipboard.forget();
    edit.date.take(partsOf(now, shape) ?? NO_PARTS, true);
    announce(`${label} ${precision === 'minute' ? now.slice(0, 'HH:mm'.length) : now}`);
  }
  const box = dateBoxProps({
    use,
    focusBeside: (xPx) => edit.focusAcross(xPx) || edit.focusEmpty(),
    onPause: edit.pause,
    onLeave: () =>
      afterPress(() => {
        edit.leave();
        options.onLeave?.();
      }),
  });
  const now = { label: messages.now(label), onPress: takeNow };

  return {
    ...field,
    ...inputs,
    use,
    /** Problem that is shown, else the given one; undefined for none. */
    error: error || undefined,
    /** Help that is shown: the given one, else what may be entered. */
    help,
    isInvalid,
    /** Name of the button that takes the time it is, and what it does. It is drawn where the field is editable. */
    now,
    /** Attributes of the box around the parts and the button: a group with the name of the field. */
    getGroupProps: <Own extends object = object>(own?: Own) =>
      mergeProps(
        {
          ...box,
          onPaste: edit.clipboard.onPaste,
          onCopy: edit.clipboard.onCopy,
          role: 'group',
          'aria-labelledby': ids.label,
          'aria-describedby': messageId,
          'aria-disabled': use === 'disabled' || undefined,
        } as const,
        own,
      ),
    /** Attributes of the button that takes the time it is. */
    getNowProps: <Own extends object = object>(own?: Own) =>
      mergeProps({ type: 'button', 'aria-label': now.label, onClick: takeNow } as const, own),
  };
}
