export type { ToolbarHandle, ToolbarOptions } from './types.ts';
export { useToolbar } from './useToolbar.ts';
