import { DateField } from '../../../primitives/date-field/index.ts';
import { textOfKept } from '../../grammar/index.ts';
import type { DateControl, EditProps } from '../../grammar/index.ts';
import { keptOf } from '../dates.ts';
import { endsNow } from '../editing/dateOf.ts';
import { useImpossibleRange } from '../editing/useContrary.ts';

type Props = EditProps<DateControl, string | number | null>;

/** Editor of a day, month or year, or a minute or second of a day. */
export default function DateEditor({ control, field, value, read, onChange, onLeave, onProblem, typed }: Props) {
  const { precision = 'day', keeps = 'text' } = control;
  const ends = endsNow(control, read, precision);
  return (
    <DateField
      {...useImpossibleRange(field, ends)}
      {...ends}
      onChange={(next) => onChange(next === null ? null : keptOf(next, keeps))}
      onLeave={onLeave}
      value={textOfKept(value, precision)}
      precision={precision}
      notes={control.notes?.(read)}
      typed={typed}
      onProblem={(problem) => onProblem(problem?.message ?? null, problem?.typed)}
    />
  );
}
