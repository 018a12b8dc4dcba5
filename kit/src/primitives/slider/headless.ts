export type { SliderMessages, SliderOptions } from './types.ts';
export { useSlider } from './useSlider.ts';
