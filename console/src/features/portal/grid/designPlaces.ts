import type { PortalCard, PortalDesign } from '@milepost/openapi/domains/portal';
import type { Spot } from './arrange.ts';

/** Member that keeps the designer's places in a design somebody has arranged. @reading R-721 */
const DESIGNED = 'milepostPlaces';

/** Size of a card that says none. */
const USUAL = { w: 12, h: 6 } as const;
const whole = (value: unknown, otherwise: number, least: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? Math.max(least, Math.round(value)) : otherwise;

/** Key of a card: its number, or where it stands in the design. */
export const cardKey = ({ i }: Pick<PortalCard, 'i'>, index: number): string => i || `at ${index}`;

/** Shown on a wide page; a card that says nothing is shown everywhere. @reading R-423 */
export const isShown = ({ visibility }: Pick<PortalCard, 'visibility'>): boolean => visibility.length === 0 || visibility.includes('pc');

/** Places of the cards of a design. */
export const placesOf = (layout: readonly PortalCard[]): Spot[] =>
  layout.map((card, index) => ({
    id: cardKey(card, index),
    x: whole(card.x, 0, 0),
    y: whole(card.y, index * USUAL.h, 0),
    w: whole(card.w, USUAL.w, 1),
    h: whole(card.h, USUAL.h, 1),
  }));

const isPlace = (value: unknown): value is Spot => {
  const { id, x, y, w, h } = (value ?? {}) as Partial<Record<keyof Spot, unknown>>;
  return typeof id === 'string' && [x, y, w, h].every((one) => typeof one === 'number' && Number.isFinite(one));
};

/** Places the designer chose, where somebody has arranged the cards since; null where nobody has. */
export function designedPlaces({ rest }: PortalDesign): readonly Spot[] | null {
  const kept = Object.hasOwn(rest, DESIGNED) ? rest[DESIGNED] : null;
  return Array.isArray(kept) && kept.every(isPlace) ? kept : null;
}

/** The design with its cards at these places; what it does not know stays. */
export function arranged(design: PortalDesign, places: readonly Spot[]): PortalDesign {
  const byId = new Map(places.map((place) => [place.id, place]));
  const original = designedPlaces(design) ?? placesOf(design.layout);
  const moved = design.layout.map((card, index) => {
    const place = byId.get(cardKey(card, index));
    return place ? { ...card, x: place.x, y: place.y, w: place.w, h: place.h } : card;
  });
  return { ...design, layout: moved, rest: { ...design.rest, [DESIGNED]: original } };
}
