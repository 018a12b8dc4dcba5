export { RadioGroup } from './RadioGroup.tsx';
export type { RadioGroupPart, RadioGroupProps } from './types.ts';
