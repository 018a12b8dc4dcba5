export { useTreeMultiSelect, useTreeMultiSelectState } from './useTreeMultiSelect.ts';
export { useTreeSelect, useTreeSelectState } from './useTreeSelect.ts';
export type {
  CheckedStrategy,
  TreeMultiSelectMessages,
  TreeMultiSelectOptions,
  TreeOption,
  TreeSelectMessages,
  TreeSelectOptions,
} from './types.ts';
