import { useLingui } from '@lingui/react/macro';
import { Clock } from 'lucide';
import type { FocusEvent, MouseEvent } from 'react';
import { systemClock, textInZone } from '../../engines/clock/index.ts';
import { useAfterPress } from '../../engines/press/index.ts';
import { IconButton } from '../button/index.ts';
import { controlAction, controlBox, controlState } from '../control/index.ts';
import { DateInputs, NO_PARTS, box, opener, partsOf, useDateEdit } from '../date-parts/index.ts';
import { Field, useFieldIds } from '../field/index.ts';
import { useKit } from '../kit-provider/index.ts';
import type { TimeFieldProps } from './types.ts';

/**
 * A time of the day, to the minute or the second: a group of spin buttons, and a button that takes the time it is. What is no
 * time, or lies beyond the ends, stays as it was typed and says so; nothing is moved. A pasted time fills every part.
 * @source forms §5
 * @reading R-588
 */
export function TimeField({ precision = 'minute', min = null, max = null, use = 'editable', ...props }: TimeFieldProps) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const afterPress = useAfterPress();
  const { label, isRequired = false } = props;
  const ids = useFieldIds(props.id);
  const shape = `time:${precision}` as const;
  const edit = useDateEdit({ ...props, label, shape, min, max, isEditable: use === 'editable' });
  const error = edit.error ?? props.error;
  const help = edit.messages.helpWith(props.help);
  const messageId = error || help ? ids.message : undefined;
  const isInvalid = use === 'editable' && Boolean(error);

  function takeNow() {
    const now = textInZone(systemClock.now()).slice('YYYY-MM-DD '.length);
    edit.clipboard.forget();
    edit.date.take(partsOf(now, shape) ?? NO_PARTS, true);
    announcer.say(`${label} ${precision === 'minute' ? now.slice(0, 'HH:mm'.length) : now}`);
  }

  const boxProps = {
    onPaste: edit.clipboard.onPaste,
    onCopy: edit.clipboard.onCopy,
    // A press beside the parts goes to what is to be filled in.
    onMouseDown: (event: MouseEvent) => {
      if (use === 'disabled' || !(event.target instanceof Element) || event.target.closest('input, button')) return;
      event.preventDefault();
      if (!edit.focusAcross(event.clientX)) edit.focusEmpty();
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (currentTarget.contains(relatedTarget)) {
        edit.pause();
        return;
      }
      afterPress(() => {
        edit.leave();
        props.onLeave?.();
      });
    },
  };

  return (
    <Field label={label} ids={ids} isRequired={isRequired} help={help} error={error}>
      <div
        {...boxProps}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the label stands outside, where a fieldset has no legend
        role="group"
        aria-labelledby={ids.label}
        aria-describedby={messageId}
        aria-disabled={use === 'disabled' || undefined}
        className={`${controlBox} ${controlState[isInvalid ? 'invalid' : use]} ${box}`}
      >
        <DateInputs
          edit={edit}
          id={ids.control}
          labelIds={ids.label}
          use={use}
          isRequired={isRequired}
          isInvalid={isInvalid}
          describedBy={messageId}
        />
        {use === 'editable' && (
          <span className={`${controlAction} ${opener}`}>
            <IconButton icon={Clock} label={t`Time now: ${{ label }}`} size="row" onPress={takeNow} />
          </span>
        )}
      </div>
    </Field>
  );
}
