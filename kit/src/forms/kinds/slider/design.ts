import { number } from '../../config/designed.ts';
import type { ReadControl } from '../../config/designed.ts';

const slider: ReadControl = (members, base) => ({
  ...base,
  kind: 'slider',
  min: number(members, 'min'),
  max: number(members, 'max'),
  step: number(members, 'step'),
});

/** Readers of sliders by their names in stored designs. */
export const sliderDesign: Readonly<Record<string, ReadControl>> = { slider };
