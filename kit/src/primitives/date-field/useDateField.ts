import { useId, useRef, useState } from 'react';
import { useAnnounce } from '../../engines/environment/index.ts';
import { useAfterPress } from '../../engines/press/index.ts';
import { mergeProps, refOf, useHeld } from '../../engines/prop-getters/index.ts';
import { closedNoteOf, one } from '../calendar/headless.ts';
import { NO_PARTS, dateBoxProps, partsOf, useDateEdit, useDateInputs } from '../date-parts/headless.ts';
import type { DateParts } from '../date-parts/headless.ts';
import { useField } from '../field/headless.ts';
import type { PanelExit } from '../popover/headless.ts';
import type { DateFieldOptions } from './types.ts';

type Time = Pick<DateParts, 'hour' | 'minute' | 'second'>;

const BIRTHDAY = { year: 'bday-year', month: 'bday-month', day: 'bday-day' };

/** The time of a day that was chosen: the one that is there, else the first of the day. @reading R-319 */
function timeOn(day: string, { hour, minute, second }: DateParts, min: string | null): Time {
  if (hour !== '' || minute !== '') return { hour, minute, second };
  const first = partsOf(min?.startsWith(day) ? min : null) ?? NO_PARTS;
  return { hour: first.hour || '00', minute: first.minute || '00', second: first.second || '00' };
}

/** The parts of the date, and what is wrong with them. */
function useDateOf(options: DateFieldOptions) {
  const { precision = 'day', use = 'editable', min = null, max = null, notes } = options;
  const [value, onChange] = useHeld<string | null>({
    name: 'value',
    value: options.value,
    initial: options.initialValue ?? null,
    onChange: options.onChange,
  });
  const closedBecause = (text: string | null) => closedNoteOf(notes, text)?.name ?? null;
  return useDateEdit({
    ...options,
    value,
    onChange,
    min,
    max,
    shape: precision,
    isEditable: use === 'editable',
    closedBecause,
    refuses: (text) => (closedBecause(text) === null ? null : 'closed'),
  });
}

/**
 * A date of the calendar, a month or a year, with a time where it is exact to the minute or second: a group of spin buttons in the
 * order dates are written in, and a calendar that opens with its button or Alt and the down arrow. What is no date, or lies beyond the
 * ends, stays as it was typed and says so; nothing is moved. A pasted date fills every part. Draw the parts within `getGroupProps()`;
 * while `isOpen`, draw beside the group a component that calls `usePopoverPanel(panel)` and `useCalendar(calendar)`, or
 * `useUnitCalendar(unitCalendar)` where there is one.
 * @source forms §5
 * @reading R-318
 * @reading R-319
 */
export function useDateField(options: DateFieldOptions) {
  const { precision = 'day', use = 'editable', min = null, max = null, label, isRequired = false, notes, messages } = options;
  const announce = useAnnounce();
  const afterPress = useAfterPress();
  const panelId = useId();
  const boxRef = useRef<HTMLElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const edit = useDateOf(options);
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
    autoComplete: options.autoComplete === 'bday' ? BIRTHDAY : undefined,
    messages,
  });

  const leave = () =>
    afterPress(() => {
      edit.leave();
      options.onLeave?.();
    });

  /** A day, month or year of the calendar, null for none. A time that is missing is the first there is on that day. */
  function pick(chosen: string | null) {
    edit.clipboard.forget();
    setIsOpen(false);
    if (chosen === null) {
      edit.date.take(NO_PARTS, true);
      announce(messages.cleared(label));
      return;
    }
    const hasTime = precision === 'minute' || precision === 'second';
    edit.date.take({ ...(partsOf(chosen, precision) ?? NO_PARTS), ...(hasTime && timeOn(chosen, edit.date.parts, min)) }, true);
    announce(messages.selected(chosen.length === 'YYYY-MM-DD'.length ? edit.words.dayWithWeekday(chosen) : edit.words.date(chosen)));
  }

  const box = dateBoxProps({
    use,
    isOpen,
    focusBeside: (xPx) => edit.focusAcross(xPx) || edit.focusEmpty(),
    onOpen: () => setIsOpen(true),
    onPause: edit.pause,
    onLeave: leave,
  });
  const opener = { label: messages.calendarOf(label), onPress: () => setIsOpen(!isOpen) };
  const everyCalendar = { chosen: one(edit.date.value), min, max, canClear: !isRequired, onPick: pick };

  return {
    ...field,
    ...inputs,
    use,
    /** Problem that is shown, else the given one; undefined for none. */
    error: error || undefined,
    /** Help that is shown: the given one, else what may be entered. */
    help,
    isInvalid,
    isOpen,
    /** Name of the button that opens the calendar, and what it does. It is drawn where the field is editable. */
    opener,
    /** Options of `usePopoverPanel`, for the panel the calendar lies in. */
    panel: {
      id: panelId,
      label: messages.calendarOf(label),
      anchorRef: boxRef,
      onClose: (by: PanelExit) => {
        setIsOpen(false);
        if (by !== 'escape') leave();
      },
    },
    /** Options of `useCalendar`. */
    calendar: { ...everyCalendar, notes, messages: messages.calendar },
    /** Options of `useUnitCalendar`, in place of the other where the field is a month or a year; else null. */
    unitCalendar: precision === 'month' || precision === 'year' ? { ...everyCalendar, unit: precision, messages: messages.calendar } : null,
    /** Attributes of the box around the parts and the opener: a group with the name of the field. */
    getGroupProps: <Own extends object = object>(own?: Own) =>
      mergeProps(
        {
          ...box,
          onPaste: edit.clipboard.onPaste,
          onCopy: edit.clipboard.onCopy,
          ref: refOf(boxRef),
          role: 'group',
          'aria-labelledby': ids.label,
          'aria-describedby': messageId,
          'aria-disabled': use === 'disabled' || undefined,
        } as const,
        own,
      ),
    /** Attributes of the button that opens the calendar. */
    getOpenerProps: <Own extends object = object>(own?: Own) =>
      mergeProps(
        {
          type: 'button',
          'aria-label': opener.label,
          'aria-haspopup': 'dialog',
          'aria-expanded': isOpen,
          'aria-controls': isOpen ? panelId : undefined,
          onClick: opener.onPress,
        } as const,
        own,
      ),
  };
}
