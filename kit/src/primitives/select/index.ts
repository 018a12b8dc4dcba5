export { Select } from './Select.tsx';
export type { SelectOption, SelectProps } from './types.ts';
