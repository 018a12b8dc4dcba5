import { useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { isComposingKey } from '../../engines/ime-guard/index.ts';
import { useAfterPress } from '../../engines/press/index.ts';
import { closedNoteOf } from '../calendar/index.ts';
import { NO_PARTS, partsOf, useDateEdit } from '../date-parts/index.ts';
import type { DateParts } from '../date-parts/index.ts';
import { useKit } from '../kit-provider/index.ts';
import type { PanelExit } from '../popover/index.ts';
import type { DateFieldProps } from './types.ts';

type Owner = DateFieldProps &
  Required<Pick<DateFieldProps, 'precision' | 'use'>> & { readonly min: string | null; readonly max: string | null };

type Time = Pick<DateParts, 'hour' | 'minute' | 'second'>;

/** The time of a day that was chosen: the one that is there, else the first of the day. @reading R-319 */
function timeOn(day: string, { hour, minute, second }: DateParts, min: string | null): Time {
  if (hour !== '' || minute !== '') return { hour, minute, second };
  const first = partsOf(min?.startsWith(day) ? min : null) ?? NO_PARTS;
  return { hour: first.hour || '00', minute: first.minute || '00', second: first.second || '00' };
}

/** Behaviour of a date field: its parts, and its calendar. */
export function useDateField(owner: Owner) {
  const { precision, use, min, label, notes } = owner;
  const { t } = useLingui();
  const { announcer } = useKit();
  const afterPress = useAfterPress();
  const isEditable = use === 'editable';
  const closedBecause = (value: string | null) => closedNoteOf(notes, value)?.name ?? null;
  const edit = useDateEdit({
    ...owner,
    shape: precision,
    isEditable,
    closedBecause,
    refuses: (value) => (closedBecause(value) === null ? null : 'closed'),
  });
  const panelId = useId();
  const boxRef = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  const leave = () =>
    afterPress(() => {
      edit.leave();
      owner.onLeave?.();
    });

  /** A day, month or year of the calendar, null for none. A time that is missing is the first there is on that day. */
  function pick(chosen: string | null) {
    edit.clipboard.forget();
    setIsOpen(false);
    if (chosen === null) {
      edit.date.take(NO_PARTS, true);
      announcer.say(t`${{ label }} cleared`);
      return;
    }
    const hasTime = precision === 'minute' || precision === 'second';
    edit.date.take({ ...(partsOf(chosen, precision) ?? NO_PARTS), ...(hasTime && timeOn(chosen, edit.date.parts, min)) }, true);
    const { words } = edit.messages;
    const name = chosen.length === 'YYYY-MM-DD'.length ? words.dayWithWeekday(chosen) : words.date(chosen);
    announcer.say(t`Selected ${{ name }}`);
  }

  const boxProps = {
    onKeyDown: (event: KeyboardEvent) => {
      if (!isEditable || event.key !== 'ArrowDown' || !event.altKey || isComposingKey(event.nativeEvent)) return;
      event.preventDefault();
      setIsOpen(true);
    },
    onPaste: edit.clipboard.onPaste,
    onCopy: edit.clipboard.onCopy,
    // A press above or below a part is meant for it; one beside all of them goes to what is to be filled in.
    onMouseDown: (event: MouseEvent) => {
      if (use === 'disabled' || !(event.target instanceof Element) || event.target.closest('input, button')) return;
      event.preventDefault();
      if (!edit.focusAcross(event.clientX)) edit.focusEmpty();
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      // An open calendar says itself when it is left.
      if (isOpen || currentTarget.contains(relatedTarget)) edit.pause();
      else leave();
    },
  };

  return {
    edit,
    boxRef,
    boxProps,
    panelId,
    isOpen,
    pick,
    toggle: () => setIsOpen(!isOpen),
    close: (by: PanelExit) => {
      setIsOpen(false);
      if (by !== 'escape') leave();
    },
  };
}
