export { FailsAlone } from './FailsAlone.tsx';
export { lateLayer } from './lateLayer.tsx';
export type { LateLayer, LayerProps } from './lateLayer.tsx';
export { latePane } from './latePane.tsx';
