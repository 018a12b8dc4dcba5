import { useMessages } from '../lingui/index.ts';
import { RangeBox } from './RangeBox.tsx';
import { useTimeRange } from './headless.ts';
import { timeRangeMessages } from './messages.ts';
import type { TimeRangeFieldProps } from './types.ts';

/**
 * Two times of the day, to the minute or the second. Where the end is before the start it is on the next day, and says so. What
 * is no time, or lies beyond the limits, stays as it was typed and says so.
 * @source forms §5
 * @reading R-588 R-191
 */
export function TimeRangeField(props: TimeRangeFieldProps) {
  const { label, isRequired, className, style, parts } = props;
  const range = useTimeRange({ ...props, messages: useMessages(timeRangeMessages) });
  return <RangeBox of={range} label={label} isRequired={isRequired} className={className} style={style} parts={parts} />;
}
