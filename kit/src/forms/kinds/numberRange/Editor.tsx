import { NumberRangeField } from '../../../primitives/number-range/index.ts';
import { limitsOf, rangeIn, rangeOut } from '../../grammar/index.ts';
import type { EditProps, NumberRangeControl } from '../../grammar/index.ts';
import { useText } from '../../render/useText.ts';

/** Editor of the two ends of a range. */
export default function NumberRangeEditor({ control, field, value, onChange, onLeave, onProblem }: EditProps<NumberRangeControl>) {
  const text = useText();
  const { prefix, suffix, hasThousands, keeps } = control;
  return (
    <NumberRangeField
      {...field}
      {...limitsOf(control)}
      value={rangeIn(value)}
      onChange={(next) => onChange(rangeOut(next, keeps))}
      onLeave={onLeave}
      onProblem={onProblem}
      hasThousands={hasThousands}
      prefix={prefix === undefined ? undefined : text(prefix)}
      suffix={suffix === undefined ? undefined : text(suffix)}
    />
  );
}
