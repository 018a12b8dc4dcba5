import { Rate } from '../../../primitives/rate/index.ts';
import type { EditProps, RateControl } from '../../grammar/index.ts';

/** Editor of a rating. What other programs keep for “none”, a zero, is none here too. */
export default function RateEditor({ control, field, value, onChange, onLeave }: EditProps<RateControl, number | null>) {
  return (
    <Rate
      {...field}
      value={value === 0 ? null : value}
      count={control.count}
      hasHalves={control.hasHalves}
      onChange={(next) => {
        onChange(next);
        onLeave();
      }}
    />
  );
}
