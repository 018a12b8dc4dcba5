export { Slider } from './Slider.tsx';
export type { SliderPart, SliderProps } from './types.ts';
