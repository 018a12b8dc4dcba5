import { CalendarRange } from 'lucide';
import { Button, IconButton } from '../button/index.ts';
import { CALENDAR_WIDTH_PX, Calendar, UnitCalendar } from '../calendar/index.ts';
import { useMessages } from '../lingui/index.ts';
import { partProps } from '../parts/index.ts';
import { PopoverPanel } from '../popover/index.ts';
import * as css from './Range.css.ts';
import { RangeBox } from './RangeBox.tsx';
import { useDateRange } from './headless.ts';
import { dateRangeMessages } from './messages.ts';
import type { DateRangeFieldProps } from './types.ts';

/**
 * Two dates of the calendar, days, months, years or moments, both inclusive, the first not after the second: two groups of parts,
 * spans by name, and a calendar in which the start is chosen first and then the end. What makes no range stays as it was typed
 * and says so; nothing is moved. A pasted range fills both dates.
 * @source forms §5
 * @reading R-318
 * @reading R-591
 */
export function DateRangeField(props: DateRangeFieldProps) {
  const { label, isRequired, className, style, parts } = props;
  const range = useDateRange({ ...props, messages: useMessages(dateRangeMessages) });
  const { isOpen, panel, clear } = range;
  const foot = clear && (
    <div {...partProps(parts, 'foot', css.foot)}>
      <Button variant="text" onPress={clear.onPress}>
        {clear.label}
      </Button>
    </div>
  );
  const action = (
    <IconButton
      icon={CalendarRange}
      label={range.opener.label}
      size="row"
      opens={{ kind: 'dialog', isOpen, id: panel.id }}
      onPress={range.opener.onPress}
    />
  );

  return (
    <RangeBox of={range} label={label} isRequired={isRequired} action={action} className={className} style={style} parts={parts}>
      {isOpen && (
        <PopoverPanel {...panel} narrow="sheet" widthPx={CALENDAR_WIDTH_PX}>
          <div {...partProps(parts, 'shortcuts', css.shortcuts)}>
            {range.shortcuts.map(({ key, text, isFree, onPress }) => (
              <Button key={key} variant="text" isDisabled={!isFree} onPress={onPress}>
                {text}
              </Button>
            ))}
          </div>
          {range.unitCalendar ? (
            <UnitCalendar {...range.unitCalendar} foot={foot ?? false} parts={parts} />
          ) : (
            <Calendar {...range.calendar} foot={foot ?? false} parts={parts} />
          )}
        </PopoverPanel>
      )}
    </RangeBox>
  );
}
