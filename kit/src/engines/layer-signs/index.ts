export { ComingLayer, isLayerComing, useComingLayer } from './comingLayer.ts';
export { layersSeen, showLayers } from './pageLayersSeen.ts';
export type { LayersSeen } from './pageLayersSeen.ts';
