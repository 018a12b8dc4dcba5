export type { CheckboxGroupMessages, CheckboxGroupOptions } from './types.ts';
export { useCheckboxGroup } from './useCheckboxGroup.ts';
