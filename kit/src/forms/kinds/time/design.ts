import { timePrecision, endsOf } from '../../config/dates.ts';
import type { ReadControl } from '../../config/designed.ts';

const time: ReadControl = (members, base) => ({
  ...base,
  kind: 'time',
  precision: timePrecision(members),
  ...endsOf(members, 'time'),
});

/** Readers of times by their names in stored designs. */
export const timeDesign: Readonly<Record<string, ReadControl>> = { time, timePicker: time };
