import { useId, useRef, useState } from 'react';
import { textInZone } from '../../engines/clock/index.ts';
import { useEnvironment } from '../../engines/environment/index.ts';
import { mergeProps, useHeld } from '../../engines/prop-getters/index.ts';
import { weekStartOf } from '../date-parts/headless.ts';
import { shortcutsOf } from './shortcuts.ts';
import type { DateRange, DateRangeOptions } from './types.ts';
import { useRangeChoice } from './useRangeChoice.ts';
import { useRangeEdit } from './useRangeEdit.ts';
import type { RangeEnds } from './useRangeEdit.ts';
import { useRangeEnds } from './useRangeEnds.ts';

/** Span that is offered by its name; nothing of it may be chosen where `isFree` is false. */
export interface ShortcutView {
  readonly key: string;
  readonly text: string;
  readonly isFree: boolean;
  readonly onPress: () => void;
}

/** Attributes of the button of a span. */
export const shortcutProps = <Own extends object = object>(view: ShortcutView, own?: Own) =>
  mergeProps({ type: 'button', disabled: view.isFree ? undefined : true, onClick: () => view.onPress() } as const, own);

/**
 * Two dates of the calendar, days, months, years or moments, both inclusive, the first not after the second: two groups of parts,
 * spans by name, and a calendar in which the start is chosen first and then the end. What makes no range stays as it was typed
 * and says so; nothing is moved. A pasted range fills both dates. Draw the parts of `start` and `end` within `getGroupProps()`; while
 * `isOpen`, draw beside the group a component that calls `usePopoverPanel(panel)` and `useCalendar(calendar)`, or
 * `useUnitCalendar(unitCalendar)` where there is one, and the buttons of `shortcuts`.
 * @source forms §5
 * @reading R-318
 * @reading R-591
 */
export function useDateRange(options: DateRangeOptions) {
  const { precision = 'day', use = 'editable', min = null, max = null, label, isRequired = false, notes, messages } = options;
  const { lang, clock } = useEnvironment();
  const [today] = useState(() => textInZone(clock.now()).slice(0, 'YYYY-MM-DD'.length));
  const panelId = useId();
  const boxRef = useRef<HTMLElement>(null);
  const [value, onChange] = useHeld<DateRange>({
    name: 'value',
    value: options.value,
    initial: options.initialValue ?? null,
    onChange: options.onChange,
  });
  const edit = useRangeEdit({ ...options, value, onChange, shape: precision, min, max, isEditable: use === 'editable' });
  const choice = useRangeChoice({ label, precision, notes, edit, min, max, messages });
  const { isOpen } = choice;
  const ends = useRangeEnds({ ...options, use, edit, boxRef, isOpen, onOpen: choice.open });
  const opener = { label: messages.calendarOf(label), onPress: choice.toggle };
  const everyCalendar = {
    chosen: choice.chosen,
    min,
    max,
    canClear: false,
    onPick: choice.pick,
    onReach: choice.isChoosing ? choice.reach : undefined,
    messages: messages.calendar,
  };
  const finish = (span: RangeEnds | null) => () => span && choice.finish(span);
  const clear = { label: messages.calendar.clear, onPress: () => choice.pick(null) };

  return {
    ...ends,
    isOpen,
    /** A start is chosen in the calendar, and not yet its end. */
    isChoosing: choice.isChoosing,
    /** Name of the button that opens the calendar, and what it does. It is drawn where the field is editable. */
    opener,
    /** Spans by name, each clipped to the limits. @reading R-591 */
    shortcuts: shortcutsOf({ precision, shortcuts: options.shortcuts, min, max, today, weekStart: weekStartOf(lang) }).map(
      ({ shortcut, ends: span }): ShortcutView => ({
        key: shortcut,
        text: messages.shortcut[shortcut],
        isFree: span !== null,
        onPress: finish(span),
      }),
    ),
    /** Button that empties the field; null where it is empty, or has to be filled in. */
    clear: isRequired || value === null ? null : clear,
    /** Options of `usePopoverPanel`, for the panel the calendar lies in. */
    panel: { id: panelId, label: messages.calendarOf(label), anchorRef: boxRef, onClose: choice.close },
    /** Options of `useCalendar`. */
    calendar: { ...everyCalendar, notes },
    /** Options of `useUnitCalendar`, in place of the other where both ends are months or years; else null. */
    unitCalendar: precision === 'month' || precision === 'year' ? { ...everyCalendar, unit: precision } : null,
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
    /** Attributes of the button that empties the field. */
    getClearProps: <Own extends object = object>(own?: Own) => mergeProps({ type: 'button', onClick: clear.onPress } as const, own),
  };
}
