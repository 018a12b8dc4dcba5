export { CheckboxGroup } from './CheckboxGroup.tsx';
export type { CheckboxGroupPart, CheckboxGroupProps } from './types.ts';
