import { useLingui } from '@lingui/react/macro';
import { RangeBox } from './RangeBox.tsx';
import type { TimeRangeFieldProps } from './types.ts';
import { useRangeEdit } from './useRangeEdit.ts';

/**
 * Two times of the day, to the minute or the second. Where the end is before the start it is on the next day, and says so. What
 * is no time, or lies beyond the limits, stays as it was typed and says so.
 * @source forms §5
 * @reading R-588 R-191
 */
export function TimeRangeField({ precision = 'minute', min = null, max = null, use = 'editable', ...props }: TimeRangeFieldProps) {
  const { t } = useLingui();
  const edit = useRangeEdit({ ...props, shape: `time:${precision}`, min, max, isEditable: use === 'editable' });
  const end = edit.isOvernight ? t`End time, next day` : t`End time`;
  return <RangeBox {...props} edit={edit} use={use} names={{ start: t`Start time`, end }} />;
}
