import { IntegerField } from '../../../primitives/integer-field/index.ts';
import type { EditProps, IntegerControl } from '../../grammar/index.ts';

/** Editor of a whole number. */
export default function IntegerEditor({ control, field, value, onChange, onLeave, onProblem }: EditProps<IntegerControl, number | null>) {
  return (
    <IntegerField
      {...field}
      onChange={onChange}
      onLeave={onLeave}
      value={value}
      min={control.min}
      max={control.max}
      onProblem={(problem) => onProblem(problem?.message ?? null)}
    />
  );
}
