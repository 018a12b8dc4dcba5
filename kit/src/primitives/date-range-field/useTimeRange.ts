import { useRef } from 'react';
import { useHeld } from '../../engines/prop-getters/index.ts';
import type { DateRange, TimeRangeOptions } from './types.ts';
import { useRangeEdit } from './useRangeEdit.ts';
import { useRangeEnds } from './useRangeEnds.ts';

/**
 * Two times of the day, to the minute or the second. Where the end is before the start it is on the next day, and says so. What
 * is no time, or lies beyond the limits, stays as it was typed and says so.
 * @source forms §5
 * @reading R-588 R-191
 */
export function useTimeRange(options: TimeRangeOptions) {
  const { precision = 'minute', use = 'editable', min = null, max = null, messages } = options;
  const boxRef = useRef<HTMLElement>(null);
  const [value, onChange] = useHeld<DateRange>({
    name: 'value',
    value: options.value,
    initial: options.initialValue ?? null,
    onChange: options.onChange,
  });
  const edit = useRangeEdit({
    ...options,
    value,
    onChange,
    shape: `time:${precision}`,
    min,
    max,
    isEditable: use === 'editable',
    nextDay: messages.nextDay,
  });
  const ofNight = { ...messages, endName: messages.endNextDayName, between: messages.betweenNextDay };
  return {
    ...useRangeEnds({ ...options, use, edit, boxRef, messages: edit.isOvernight ? ofNight : messages }),
    /** The end is on the day after the start. */
    isOvernight: edit.isOvernight,
  };
}
