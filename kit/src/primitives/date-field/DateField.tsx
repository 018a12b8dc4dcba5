import { CalendarDays } from 'lucide';
import { IconButton } from '../button/index.ts';
import { CALENDAR_WIDTH_PX, Calendar, UnitCalendar } from '../calendar/index.ts';
import { controlAction, controlBox, controlState } from '../control/index.ts';
import { DateInputs, box, opener } from '../date-parts/index.ts';
import { FieldFrame } from '../field/index.ts';
import { useMessages } from '../lingui/index.ts';
import { partProps } from '../parts/index.ts';
import { PopoverPanel } from '../popover/index.ts';
import { useDateField } from './headless.ts';
import { dateFieldMessages } from './messages.ts';
import type { DateFieldProps } from './types.ts';

/**
 * A date of the calendar, a month or a year, with a time where it is exact to the minute or second: a group of spin buttons in
 * the order of the language, and a calendar that opens with its button or Alt and the down arrow. What is no date, or lies
 * beyond the ends, stays as it was typed and says so; nothing is moved. A pasted date fills every part.
 * @source forms §5
 * @reading R-318
 * @reading R-319
 */
export function DateField(props: DateFieldProps) {
  const { label, isRequired = false, className, style, parts } = props;
  const field = useDateField({ ...props, messages: useMessages(dateFieldMessages) });
  const { use, isOpen, isInvalid, panel, help, error } = field;
  return (
    <FieldFrame {...{ field, label, isRequired, className, style, parts }} {...(help && { help })} {...(error && { error })}>
      <div {...field.getGroupProps(partProps(parts, 'control', `${controlBox} ${controlState[isInvalid ? 'invalid' : use]} ${box}`))}>
        <DateInputs of={field} use={use} parts={parts} />
        {use === 'editable' && (
          <span className={`${controlAction} ${opener}`}>
            <IconButton
              icon={CalendarDays}
              label={field.opener.label}
              size="row"
              opens={{ kind: 'dialog', isOpen, id: panel.id }}
              onPress={field.opener.onPress}
            />
          </span>
        )}
      </div>
      {isOpen && (
        <PopoverPanel {...panel} narrow="sheet" widthPx={CALENDAR_WIDTH_PX}>
          {field.unitCalendar ? <UnitCalendar {...field.unitCalendar} parts={parts} /> : <Calendar {...field.calendar} parts={parts} />}
        </PopoverPanel>
      )}
    </FieldFrame>
  );
}
