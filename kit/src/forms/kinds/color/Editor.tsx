import { ColorField } from '../../../primitives/color-field/index.ts';
import type { ColorControl, EditProps } from '../../grammar/index.ts';

/** Editor of a colour. */
export default function ColorEditor({ control, field, value, ...heard }: EditProps<ColorControl, string>) {
  const { onChange, onLeave, onProblem } = heard;
  return (
    <ColorField
      {...field}
      {...{ onChange, onLeave, onProblem }}
      value={typeof value === 'string' ? value : ''}
      hasAlpha={control.hasAlpha}
    />
  );
}
