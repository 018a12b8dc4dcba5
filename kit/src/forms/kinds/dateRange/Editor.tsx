import { DateRangeField } from '../../../primitives/date-range-field/index.ts';
import type { DateRangeControl, EditProps } from '../../grammar/index.ts';
import { storedRange, textsOfStored } from '../dates.ts';
import { endsNow } from '../editing/dateOf.ts';
import { useImpossibleRange } from '../editing/useImpossibleRange.ts';

type Props = EditProps<DateRangeControl, readonly (string | number)[] | null>;

/** Editor of two dates. */
export default function DateRangeEditor({ control, field, value, read, onChange, onLeave, onProblem, typed }: Props) {
  const { precision = 'day', storedAs = 'text' } = control;
  const ends = endsNow(control, read, precision);
  return (
    <DateRangeField
      {...useImpossibleRange(field, ends)}
      {...ends}
      onChange={(next) => onChange(storedRange(next, storedAs))}
      onLeave={onLeave}
      value={textsOfStored(value, precision)}
      precision={precision}
      notes={control.notes?.(read)}
      shortcuts={control.shortcuts}
      typed={typed}
      onProblem={(problem) => onProblem(problem?.message ?? null, problem?.typed)}
    />
  );
}
