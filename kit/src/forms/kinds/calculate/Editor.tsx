import type { CalculationProblem } from '../../../engines/calculate/index.ts';
import { CalculatedNumber } from '../../../primitives/calculated-number/index.ts';
import { numberIn } from '../../grammar/index.ts';
import type { CalculateControl, EditProps } from '../../grammar/index.ts';
import { useText } from '../../render/useText.ts';

/** The result of a formula. It can be read and copied; the form keeps it in step. */
export default function CalculateEditor({ control, field, value, given }: EditProps<CalculateControl>) {
  const text = useText();
  const { precision, hasThousands, hasCapital, prefix, suffix } = control;
  return (
    <CalculatedNumber
      id={field.id}
      label={field.label}
      help={field.help}
      value={numberIn(value)}
      problem={given as CalculationProblem | null}
      precision={precision ?? 0}
      hasThousands={hasThousands}
      hasCapital={hasCapital}
      prefix={prefix === undefined ? undefined : text(prefix)}
      suffix={suffix === undefined ? undefined : text(suffix)}
    />
  );
}
