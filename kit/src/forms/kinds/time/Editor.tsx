import { TimeField } from '../../../primitives/time-field/index.ts';
import type { EditProps, TimeControl } from '../../grammar/index.ts';
import { endsNow } from '../editing/dateOf.ts';
import { useImpossibleRange } from '../editing/useImpossibleRange.ts';

/** Editor of a time of the day. */
export default function TimeEditor({
  control,
  field,
  value,
  read,
  onChange,
  onLeave,
  onProblem,
  typed,
}: EditProps<TimeControl, string | null>) {
  const { precision = 'minute' } = control;
  const ends = endsNow(control, read, precision, true);
  return (
    <TimeField
      {...useImpossibleRange(field, ends)}
      {...ends}
      onChange={onChange}
      onLeave={onLeave}
      value={(typeof value === 'string' && value) || null}
      precision={precision}
      typed={typed}
      onProblem={(problem) => onProblem(problem?.message ?? null, problem?.typed)}
    />
  );
}
