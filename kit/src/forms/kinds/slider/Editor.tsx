import { Slider } from '../../../primitives/slider/index.ts';
import type { EditProps, SliderControl } from '../../grammar/index.ts';
import { useText } from '../../render/useText.ts';

/** Editor of a number between two ends. */
export default function SliderEditor({ control, field, value, onChange, onLeave }: EditProps<SliderControl, number | null>) {
  const text = useText();
  const { min, max, step, unit } = control;
  return <Slider {...field} {...{ value, min, max, step, onChange, onLeave }} unit={unit === undefined ? undefined : text(unit)} />;
}
