export { FailsAlone } from './FailsAlone.tsx';
export { lazyDialog } from './lazyDialog.tsx';
export type { LazyDialog, LayerProps } from './lazyDialog.tsx';
export { lazyPane } from './lazyPane.tsx';
