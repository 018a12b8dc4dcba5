export { FailsAlone } from './FailsAlone.tsx';
export { lazyDialog } from './lazyDialog.tsx';
export { FIELDS_COMING } from './useEarlyText.ts';
export type { DialogProps, LazyDialog } from './lazyDialog.tsx';
export { lazyPane } from './lazyPane.tsx';
export { lazyTool } from './lazyTool.tsx';
