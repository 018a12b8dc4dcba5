export { TreeMultiSelect } from './TreeMultiSelect.tsx';
export { TreeSelect } from './TreeSelect.tsx';
export type { CheckedStrategy, TreeMultiSelectProps, TreeOption, TreeSelectProps } from './types.ts';
