import { localMoment, msOfLocal } from '../../engines/calendar-day/index.ts';
import { DateField } from '../../primitives/date-field/index.ts';
import type { DateControl, EditProps } from '../grammar/index.ts';

type Props = EditProps<DateControl, string | number | null>;

/** Editor of a day, or a minute of one. */
export default function DateEditor({ control, field, value, read, onChange, onLeave, onProblem }: Props) {
  const keepsMs = control.keeps === 'ms';
  return (
    <DateField
      {...field}
      onChange={(next) => onChange(keepsMs && next !== null ? msOfLocal(next) : next)}
      onLeave={onLeave}
      value={typeof value === 'number' ? localMoment(value).slice(0, LENGTHS[control.precision ?? 'day']) : value || null}
      precision={control.precision}
      min={control.min?.(read)}
      max={control.max?.(read)}
      onProblem={(problem) => onProblem(problem?.message ?? null)}
    />
  );
}

/** Characters of a moment as the field takes it. */
const LENGTHS = { day: 'YYYY-MM-DD'.length, minute: 'YYYY-MM-DD HH:mm'.length } as const;
