import { decimalOf } from '../../../engines/decimal-digits/index.ts';
import { NumberField } from '../../../primitives/number-field/index.ts';
import { limitsOf, numberIn, numberOut } from '../../grammar/index.ts';
import type { EditProps, NumberControl } from '../../grammar/index.ts';
import { useText } from '../../render/useText.ts';

type Props = EditProps<NumberControl, string | number | null>;

/** Editor of a number or an amount. */
export default function NumberEditor({ control, field, value, onChange, onLeave, onProblem }: Props) {
  const text = useText();
  const { prefix, suffix, step, emptyAs, hasThousands, hasCapital, hasStepButtons, keeps } = control;
  return (
    <NumberField
      {...field}
      {...limitsOf(control)}
      value={numberIn(value)}
      onChange={(next) => onChange(numberOut(next, keeps))}
      onLeave={onLeave}
      onProblem={(problem) => onProblem(problem?.message ?? null)}
      step={decimalOf(step) ?? undefined}
      emptyAs={emptyAs}
      hasThousands={hasThousands}
      hasCapital={hasCapital}
      hasStepButtons={hasStepButtons}
      prefix={prefix === undefined ? undefined : text(prefix)}
      suffix={suffix === undefined ? undefined : text(suffix)}
    />
  );
}
