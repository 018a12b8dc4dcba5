import { childrenOf } from '@milepost/openapi/domains/design';
import type { DesignTree, InsertionPoint, NodeId } from '@milepost/openapi/domains/design';

/** Box of a frame on screen, in px of the window. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A place something would be dropped at, with the line that shows it. */
export interface DropPlace {
  readonly at: InsertionPoint;
  /** Line between two frames, or the whole of an empty one. */
  readonly mark: Box;
}

/** Edge of a frame that means beside it, where its middle means within it. */
const EDGE_PX = 10;
const LINE_PX = 3;

const holds = ({ left, top, right, bottom }: Box, x: number, y: number): boolean => x >= left && x <= right && y >= top && y <= bottom;

/** Distance of a point from a box, squared. */
function distance({ left, top, right, bottom }: Box, x: number, y: number): number {
  const dx = Math.max(left - x, 0, x - right);
  const dy = Math.max(top - y, 0, y - bottom);
  return dx * dx + dy * dy;
}

/** Line before or after a box: upright beside a narrow one, flat between whole rows. */
function lineAt(box: Box, isAfter: boolean, isUpright: boolean): Box {
  if (isUpright) {
    const x = isAfter ? box.right : box.left;
    return { left: x - LINE_PX / 2, right: x + LINE_PX / 2, top: box.top, bottom: box.bottom };
  }
  const y = isAfter ? box.bottom : box.top;
  return { left: box.left, right: box.right, top: y - LINE_PX / 2, bottom: y + LINE_PX / 2 };
}

/**
 * Place a point means. Pure over the boxes: they are read once when a drag begins.
 * @param boxes frames of the nodes; @param whole box of the canvas
 */
export function placeAt(
  tree: DesignTree,
  boxes: ReadonlyMap<NodeId, Box>,
  whole: Box,
  { x, y }: { readonly x: number; readonly y: number },
): DropPlace | null {
  function within(into: NodeId | null, area: Box): DropPlace {
    const children = childrenOf(tree, into);
    const inside = children.find((id) => {
      const box = boxes.get(id);
      return box !== undefined && holds(box, x, y);
    });
    if (inside !== undefined) {
      const box = boxes.get(inside) as Box;
      const isHolder = tree.nodes.get(inside)?.children !== null;
      const isAtEdge = y - box.top < EDGE_PX || box.bottom - y < EDGE_PX || x - box.left < EDGE_PX || box.right - x < EDGE_PX;
      if (isHolder && !isAtEdge) return within(inside, box);
    }
    let nearest: { readonly id: NodeId; readonly at: number; readonly box: Box; readonly far: number } | undefined;
    for (const [at, id] of children.entries()) {
      const box = boxes.get(id);
      if (!box) continue;
      const far = distance(box, x, y);
      if (!nearest || far < nearest.far) nearest = { id, at, box, far };
    }
    if (!nearest) return { at: { into, at: children.length }, mark: area };
    const { box, at } = nearest;
    const isUpright = box.right - box.left < (area.right - area.left) * 0.8;
    const isAfter = isUpright ? x > (box.left + box.right) / 2 : y > (box.top + box.bottom) / 2;
    return { at: { into, at: isAfter ? at + 1 : at }, mark: lineAt(box, isAfter, isUpright) };
  }
  return holds(whole, x, y) ? within(null, whole) : null;
}
