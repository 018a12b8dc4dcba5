import { useLingui } from '@lingui/react/macro';
import { CalendarRange } from 'lucide';
import { useId, useRef, useState } from 'react';
import { systemClock, textInZone } from '../../engines/clock/index.ts';
import { Button, IconButton } from '../button/index.ts';
import { CALENDAR_WIDTH_PX, Calendar, UnitCalendar } from '../calendar/index.ts';
import { weekStartOf } from '../date-parts/index.ts';
import { useKit } from '../kit-provider/index.ts';
import { PopoverPanel } from '../popover/index.ts';
import * as css from './Range.css.ts';
import { RangeBox } from './RangeBox.tsx';
import type { DateRangeFieldProps } from './types.ts';
import { useDateRange } from './useDateRange.ts';
import { useRangeEdit } from './useRangeEdit.ts';
import { useShortcuts } from './useShortcuts.ts';

/**
 * Two dates of the calendar, days, months, years or moments, both inclusive, the first not after the second: two groups of parts,
 * spans by name, and a calendar in which the start is chosen first and then the end. What makes no range stays as it was typed
 * and says so; nothing is moved. A pasted range fills both dates.
 * @source forms §5
 * @reading R-318
 * @reading R-591
 */
export function DateRangeField({ precision = 'day', min = null, max = null, use = 'editable', ...props }: DateRangeFieldProps) {
  const { t } = useLingui();
  const { lang } = useKit();
  const { label, notes, isRequired = false } = props;
  const [today] = useState(() => textInZone(systemClock.now()).slice(0, 'YYYY-MM-DD'.length));
  const panelId = useId();
  const boxRef = useRef<HTMLDivElement>(null);
  const edit = useRangeEdit({ ...props, shape: precision, min, max, isEditable: use === 'editable' });
  const range = useDateRange({ label, precision, notes, edit, min, max });
  const shortcuts = useShortcuts({ precision, shortcuts: props.shortcuts, min, max, today, weekStart: weekStartOf(lang) });
  const calendar = {
    chosen: range.chosen,
    min,
    max,
    words: edit.words,
    canClear: false,
    onPick: range.pick,
    onReach: range.isChoosing ? range.reach : undefined,
    foot: !isRequired && props.value !== null && (
      <div className={css.foot}>
        <Button variant="text" onPress={() => range.pick(null)}>
          {t({ message: 'Clear', context: 'a date' })}
        </Button>
      </div>
    ),
  };

  return (
    <RangeBox
      {...props}
      edit={edit}
      use={use}
      names={{ start: t`Start date`, end: t`End date` }}
      boxRef={boxRef}
      isOpen={range.isOpen}
      onOpen={range.open}
      action={
        <IconButton
          icon={CalendarRange}
          label={t`Calendar: ${{ label }}`}
          size="row"
          opens={{ kind: 'dialog', isOpen: range.isOpen, id: panelId }}
          onPress={range.toggle}
        />
      }
    >
      {range.isOpen && (
        <PopoverPanel
          id={panelId}
          label={t`Calendar: ${{ label }}`}
          anchorRef={boxRef}
          narrow="sheet"
          widthPx={CALENDAR_WIDTH_PX}
          onClose={range.close}
        >
          <div className={css.shortcuts}>
            {shortcuts.map(({ shortcut, name, ends }) => (
              <Button key={shortcut} variant="text" isDisabled={ends === null} onPress={() => ends && range.finish(ends)}>
                {name}
              </Button>
            ))}
          </div>
          {precision === 'year' || precision === 'month' ? (
            <UnitCalendar {...calendar} unit={precision} />
          ) : (
            <Calendar {...calendar} notes={notes} />
          )}
        </PopoverPanel>
      )}
    </RangeBox>
  );
}
