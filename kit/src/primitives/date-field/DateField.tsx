import { CalendarDays } from 'lucide';
import { useLingui } from '@lingui/react/macro';
import { IconButton } from '../button/index.ts';
import { CALENDAR_WIDTH_PX, Calendar, UnitCalendar, one } from '../calendar/index.ts';
import { controlAction, controlBox, controlState } from '../control/index.ts';
import { DateInputs, box, opener } from '../date-parts/index.ts';
import { Field, useFieldIds } from '../field/index.ts';
import { PopoverPanel } from '../popover/index.ts';
import type { DateFieldProps } from './types.ts';
import { useDateField } from './useDateField.ts';

const BIRTHDAY = { year: 'bday-year', month: 'bday-month', day: 'bday-day' };

/**
 * A date of the calendar, a month or a year, with a time where it is exact to the minute or second: a group of spin buttons in
 * the order of the language, and a calendar that opens with its button or Alt and the down arrow. What is no date, or lies
 * beyond the ends, stays as it was typed and says so; nothing is moved. A pasted date fills every part.
 * @source forms §5
 * @reading R-318
 * @reading R-319
 */
export function DateField({ precision = 'day', min = null, max = null, use = 'editable', ...props }: DateFieldProps) {
  const { t } = useLingui();
  const { label, isRequired = false, autoComplete, notes } = props;
  const ids = useFieldIds(props.id);
  const { boxRef, boxProps, edit, ...field } = useDateField({ ...props, precision, min, max, use });
  const { messages, date } = edit;
  const error = edit.error ?? props.error;
  const help = messages.helpWith(props.help);
  const messageId = error || help ? ids.message : undefined;
  const isInvalid = use === 'editable' && Boolean(error);
  const calendar = { min, max, words: messages.words };

  return (
    <Field label={label} ids={ids} isRequired={isRequired} help={help} error={error}>
      <div
        {...boxProps}
        ref={boxRef}
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
          autoComplete={autoComplete === 'bday' ? BIRTHDAY : undefined}
        />
        {use === 'editable' && (
          <span className={`${controlAction} ${opener}`}>
            <IconButton
              icon={CalendarDays}
              label={t`Calendar: ${{ label }}`}
              size="row"
              opens={{ kind: 'dialog', isOpen: field.isOpen, id: field.panelId }}
              onPress={field.toggle}
            />
          </span>
        )}
      </div>
      {field.isOpen && (
        <PopoverPanel
          id={field.panelId}
          label={t`Calendar: ${{ label }}`}
          anchorRef={boxRef}
          narrow="sheet"
          widthPx={CALENDAR_WIDTH_PX}
          onClose={field.close}
        >
          {precision === 'year' || precision === 'month' ? (
            <UnitCalendar {...calendar} unit={precision} chosen={one(date.value)} canClear={!isRequired} onPick={field.pick} />
          ) : (
            <Calendar {...calendar} chosen={one(date.value)} notes={notes} canClear={!isRequired} onPick={field.pick} />
          )}
        </PopoverPanel>
      )}
    </Field>
  );
}
