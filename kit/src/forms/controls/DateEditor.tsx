import { DateField } from '../../primitives/date-field/index.ts';
import type { DateControl, EditProps } from '../grammar/index.ts';

/** Editor of a day, or a minute of one. */
export default function DateEditor({ control, field, value, read, onChange, onLeave, onProblem }: EditProps<DateControl, string | null>) {
  return (
    <DateField
      {...field}
      onChange={onChange}
      onLeave={onLeave}
      value={value || null}
      precision={control.precision}
      min={control.min?.(read)}
      max={control.max?.(read)}
      onProblem={(problem) => onProblem(problem?.message ?? null)}
    />
  );
}
