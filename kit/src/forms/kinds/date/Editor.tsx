import { DateField } from '../../../primitives/date-field/index.ts';
import { textOfStored } from '../../grammar/index.ts';
import type { DateControl, EditProps } from '../../grammar/index.ts';
import { storedOf } from '../dates.ts';
import { endsNow } from '../editing/dateOf.ts';
import { useImpossibleRange } from '../editing/useImpossibleRange.ts';

type Props = EditProps<DateControl, string | number | null>;

/** Editor of a day, month or year, or a minute or second of a day. */
export default function DateEditor({ control, field, value, read, onChange, onLeave, onProblem, typed }: Props) {
  const { precision = 'day', storedAs = 'text' } = control;
  const ends = endsNow(control, read, precision);
  return (
    <DateField
      {...useImpossibleRange(field, ends)}
      {...ends}
      onChange={(next) => onChange(next === null ? null : storedOf(next, storedAs))}
      onLeave={onLeave}
      value={textOfStored(value, precision)}
      precision={precision}
      notes={control.notes?.(read)}
      typed={typed}
      onProblem={(problem) => onProblem(problem?.message ?? null, problem?.typed)}
    />
  );
}
