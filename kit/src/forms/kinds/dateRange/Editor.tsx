import { DateRangeField } from '../../../primitives/date-range-field/index.ts';
import type { DateRangeControl, EditProps } from '../../grammar/index.ts';
import { keptRange, textsOfKept } from '../dates.ts';
import { endsNow } from '../editing/dateOf.ts';
import { useImpossibleRange } from '../editing/useContrary.ts';

type Props = EditProps<DateRangeControl, readonly (string | number)[] | null>;

/** Editor of two dates. */
export default function DateRangeEditor({ control, field, value, read, onChange, onLeave, onProblem, typed }: Props) {
  const { precision = 'day', keeps = 'text' } = control;
  const ends = endsNow(control, read, precision);
  return (
    <DateRangeField
      {...useImpossibleRange(field, ends)}
      {...ends}
      onChange={(next) => onChange(keptRange(next, keeps))}
      onLeave={onLeave}
      value={textsOfKept(value, precision)}
      precision={precision}
      notes={control.notes?.(read)}
      shortcuts={control.shortcuts}
      typed={typed}
      onProblem={(problem) => onProblem(problem?.message ?? null, problem?.typed)}
    />
  );
}
