/** An item somebody has taken hold of, by its id: where it was, and where it is now. Places count from 0. */
export interface Grab {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

/** The items with one of them moved; the same ones where it stays. */
export const withMoved = <Item>(items: readonly Item[], from: number, to: number): readonly Item[] => {
  const item = items[from];
  return item === undefined || from === to ? items : items.toSpliced(from, 1).toSpliced(to, 0, item);
};

/** The nearest place there is. */
export const placeWithin = (place: number, count: number): number => Math.max(0, Math.min(count - 1, place));

/** The items in the order that shows while one of them is held. */
export const heldOrder = <Item extends { readonly id: string }>(items: readonly Item[], grab: Grab | null): readonly Item[] => {
  const from = grab === null ? -1 : items.findIndex(({ id }) => id === grab.id);
  return grab === null || from < 0 ? items : withMoved(items, from, placeWithin(grab.to, items.length));
};

/** Box of an item, in px. */
export interface ItemBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const gapTo = (at: number, start: number, size: number): number => Math.max(start - at, 0, at - start - size);

/** Place of the box a point is in, or of the one nearest to it; 0 where there is none. */
export function placeAt(boxes: readonly ItemBox[], x: number, y: number): number {
  let nearest = 0;
  let least = Number.POSITIVE_INFINITY;
  boxes.forEach(({ left, top, width, height }, place) => {
    const gap = gapTo(x, left, width) ** 2 + gapTo(y, top, height) ** 2;
    if (gap < least) [nearest, least] = [place, gap];
  });
  return nearest;
}
