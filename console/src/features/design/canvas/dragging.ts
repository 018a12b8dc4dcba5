import { requiredContext } from '@milepost/kit/required-context';
import type { KindName, NodeId } from '@milepost/openapi/domains/design';
import type { PointerEvent } from 'react';

/** Thing that is dragged: nodes of the canvas, or a new control of a kind. */
export type Dragged = { readonly nodes: readonly NodeId[] } | { readonly kind: KindName };

/** Dragging over the canvas. Everything it does is done by keys and menus too. */
export interface Dragging {
  /** Begins with a press on a node; without a move nothing comes of it. */
  readonly begin: (event: PointerEvent, node: NodeId) => void;
  /** Begins with a press on a kind of the palette. */
  readonly beginNew: (event: PointerEvent, kind: KindName) => void;
  readonly isDragged: (node: NodeId) => boolean;
}

const [DraggingProvider, useDragging] = requiredContext<Dragging>('canvas to drag over', '<DragArea>');
export { DraggingProvider, useDragging };
