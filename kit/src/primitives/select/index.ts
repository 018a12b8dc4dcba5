export { Select } from './Select.tsx';
export type { MultiSelectProps, OptionsState, SelectOption, SelectProps } from './types.ts';
export { MultiSelect } from './MultiSelect.tsx';
