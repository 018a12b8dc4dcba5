import { timePrecision, endsOf } from '../../config/dates.ts';
import type { ReadControl } from '../../config/designed.ts';

const timeRange: ReadControl = (members, base) => ({
  ...base,
  kind: 'timeRange',
  precision: timePrecision(members),
  ...endsOf(members, 'time'),
});

/** Readers of ranges of times by their names in stored designs. */
export const timeRangeDesign: Readonly<Record<string, ReadControl>> = { timeRange };
