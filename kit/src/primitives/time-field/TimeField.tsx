import { Clock } from 'lucide';
import { IconButton } from '../button/index.ts';
import { controlAction, controlBox, controlState } from '../control/index.ts';
import { DateInputs, box, opener } from '../date-parts/index.ts';
import { FieldFrame } from '../field/index.ts';
import { useMessages } from '../lingui/index.ts';
import { partProps } from '../parts/index.ts';
import { useTimeField } from './headless.ts';
import { timeFieldMessages } from './messages.ts';
import type { TimeFieldProps } from './types.ts';

/**
 * A time of the day, to the minute or the second: a group of spin buttons, and a button that takes the time it is. What is no
 * time, or lies beyond the ends, stays as it was typed and says so; nothing is moved. A pasted time fills every part.
 * @source forms §5
 * @reading R-588
 */
export function TimeField(props: TimeFieldProps) {
  const { label, isRequired = false, className, style, parts } = props;
  const field = useTimeField({ ...props, messages: useMessages(timeFieldMessages) });
  const { use, now, isInvalid, help, error } = field;
  return (
    <FieldFrame {...{ field, label, isRequired, className, style, parts }} {...(help && { help })} {...(error && { error })}>
      <div {...field.getGroupProps(partProps(parts, 'control', `${controlBox} ${controlState[isInvalid ? 'invalid' : use]} ${box}`))}>
        <DateInputs of={field} use={use} parts={parts} />
        {use === 'editable' && (
          <span className={`${controlAction} ${opener}`}>
            <IconButton icon={Clock} label={now.label} size="row" onPress={now.onPress} />
          </span>
        )}
      </div>
    </FieldFrame>
  );
}
