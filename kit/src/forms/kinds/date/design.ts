import { datePrecision, endsOf } from '../../config/dates.ts';
import type { ReadControl } from '../../config/designed.ts';

const date: ReadControl = (members, base) => ({
  ...base,
  kind: 'date',
  storedAs: 'ms',
  precision: datePrecision(members),
  ...endsOf(members, 'date'),
});

/** Readers of days and moments by their names in stored designs. */
export const dateDesign: Readonly<Record<string, ReadControl>> = { date, datePicker: date };
