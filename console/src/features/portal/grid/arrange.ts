/** Spot of a card on the grid, in columns and rows. */
export interface Spot {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Columns of a grid; a design with a card beyond the twelfth has twice as many. @reading R-150 */
const COLUMNS = { usual: 12, wide: 24 } as const;
/** Most rows a card may be high. */
const MAX_ROWS = 30;

/** Ways to move or resize a card. */
export type Step = 'left' | 'right' | 'up' | 'down' | 'narrower' | 'wider' | 'lower' | 'higher';

export const columnsOf = (places: readonly Spot[]): number =>
  places.some(({ x, w }) => x + w > COLUMNS.usual) ? COLUMNS.wide : COLUMNS.usual;

/** Row by row from the top, from the left in a row. */
export const inReadingOrder = (places: readonly Spot[]): Spot[] => places.toSorted((a, b) => a.y - b.y || a.x - b.x);

const touches = (a: Spot, b: Spot): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
const sharesColumns = (a: Spot, b: Spot): boolean => a.x < b.x + b.w && b.x < a.x + a.w;

/** Cards fall up as far as they can, those above first. */
function fallen(places: readonly Spot[]): Spot[] {
  const done: Spot[] = [];
  for (const place of inReadingOrder(places)) {
    let y = done.reduce((above, other) => (sharesColumns(place, other) ? Math.max(above, other.y + other.h) : above), 0);
    // A card may slip into a gap only below everything it would meet.
    while (done.some((other) => touches({ ...place, y }, other))) y += 1;
    done.push({ ...place, y });
  }
  return done;
}

/** Others make room for one: what it lies on goes below it. */
function makingRoom(places: readonly Spot[], moved: Spot): Spot[] {
  const done: Spot[] = [moved];
  for (const place of inReadingOrder(places.filter(({ id }) => id !== moved.id))) {
    let { y } = place;
    while (done.some((other) => touches({ ...place, y }, other))) y += 1;
    done.push({ ...place, y });
  }
  return fallen(done);
}

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), Math.max(least, most));

/** A card put somewhere, within the grid; the others make room. */
export function putAt(places: readonly Spot[], id: string, want: Partial<Omit<Spot, 'id'>>, columns: number): readonly Spot[] {
  const before = places.find((place) => place.id === id);
  if (!before) return places;
  const w = within(want.w ?? before.w, 1, columns);
  const h = within(want.h ?? before.h, 1, MAX_ROWS);
  const moved = { id, w, h, x: within(want.x ?? before.x, 0, columns - w), y: Math.max(0, want.y ?? before.y) };
  return isSame(moved, before) ? places : makingRoom(places, moved);
}

const isSame = (a: Spot, b: Spot): boolean => a.x === b.x && a.y === b.y && a.w === b.w && a.h === b.h;

/**
 * One step with a card. Up and down change places with the card that stands there, since a step of one row would fall back.
 * The same list when there is nowhere to go.
 */
export function stepped(places: readonly Spot[], id: string, step: Step, columns: number): readonly Spot[] {
  const card = places.find((place) => place.id === id);
  if (!card) return places;
  const { x, y, w, h } = card;
  switch (step) {
    case 'left':
      return putAt(places, id, { x: x - 1 }, columns);
    case 'right':
      return putAt(places, id, { x: x + 1 }, columns);
    case 'up': {
      const above = places.filter((other) => sharesColumns(card, other) && other.y + other.h <= y);
      return above.length === 0 ? places : putAt(places, id, { y: Math.max(...above.map((other) => other.y)) }, columns);
    }
    case 'down':
      return steppedDown(places, card);
    case 'narrower':
      return putAt(places, id, { w: w - 1 }, columns);
    case 'wider':
      return x + w >= columns ? places : putAt(places, id, { w: w + 1 }, columns);
    case 'lower':
      return putAt(places, id, { h: h - 1 }, columns);
    case 'higher':
      return putAt(places, id, { h: h + 1 }, columns);
  }
}

/** The first card below takes the place of this one, which goes below it. */
function steppedDown(places: readonly Spot[], card: Spot): readonly Spot[] {
  const [next] = inReadingOrder(places.filter((other) => sharesColumns(card, other) && other.y >= card.y + card.h));
  if (!next) return places;
  const swapped = places.map((place) =>
    place.id === card.id ? { ...card, y: card.y + next.h } : place.id === next.id ? { ...next, y: card.y } : place,
  );
  const below = swapped.find(({ id }) => id === next.id);
  return below ? makingRoom(swapped, below) : places;
}
