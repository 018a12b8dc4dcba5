export { CheckboxGroup } from './CheckboxGroup.tsx';
export type { CheckboxGroupProps } from './types.ts';
