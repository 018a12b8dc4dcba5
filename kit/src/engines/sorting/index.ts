export { heldOrder, placeAt, placeWithin, withMoved } from './order.ts';
export type { Grab, ItemBox } from './order.ts';
export { useHandleDrag } from './useHandleDrag.ts';
export type { DragActs } from './useHandleDrag.ts';
