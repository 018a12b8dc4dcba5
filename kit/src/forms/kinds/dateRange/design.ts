import { datePrecision, endsOf } from '../../config/dates.ts';
import type { ReadControl } from '../../config/designed.ts';

const dateRange: ReadControl = (members, base) => ({
  ...base,
  kind: 'dateRange',
  storedAs: 'ms',
  precision: datePrecision(members),
  ...endsOf(members, 'date'),
});

/** Readers of ranges of days by their names in stored designs. */
export const dateRangeDesign: Readonly<Record<string, ReadControl>> = { dateRange };
