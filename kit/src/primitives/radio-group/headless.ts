export type { RadioGroupOptions } from './types.ts';
export { useRadioGroup } from './useRadioGroup.ts';
