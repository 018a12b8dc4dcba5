export { useMultiSelect, useMultiSelectState } from './useMultiSelect.ts';
export { useSelect, useSelectState } from './useSelect.ts';
export type { MultiSelectOptions, MultiSelectMessages, OptionsState, SelectOptions, SelectMessages, SelectOption } from './types.ts';
