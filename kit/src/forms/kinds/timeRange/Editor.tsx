import { TimeRangeField } from '../../../primitives/date-range-field/index.ts';
import type { EditProps, TimeRangeControl } from '../../grammar/index.ts';
import { textsOfKept } from '../dates.ts';
import { endsNow } from '../editing/dateOf.ts';
import { useImpossibleRange } from '../editing/useContrary.ts';

type Props = EditProps<TimeRangeControl, readonly string[] | null>;

/** Editor of two times of the day. */
export default function TimeRangeEditor({ control, field, value, read, onChange, onLeave, onProblem, typed }: Props) {
  const { precision = 'minute' } = control;
  const ends = endsNow(control, read, precision, true);
  return (
    <TimeRangeField
      {...useImpossibleRange(field, ends)}
      {...ends}
      onChange={onChange}
      onLeave={onLeave}
      value={textsOfKept(value, precision)}
      precision={precision}
      typed={typed}
      onProblem={(problem) => onProblem(problem?.message ?? null, problem?.typed)}
    />
  );
}
