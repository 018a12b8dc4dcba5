import { cardKind } from '@milepost/openapi/domains/portal';
import type { PortalCard, PortalDesign } from '@milepost/openapi/domains/portal';

/** Kinds of portal cards that are shown here. The other kinds are not shown yet. @reading R-380 */
export type ShownCard = 'counts' | 'toDo' | 'notices' | 'mails' | 'schedule';

const SHOWN: Readonly<Record<string, ShownCard>> = {
  todo: 'counts',
  todoList: 'toDo',
  notice: 'notices',
  email: 'mails',
  schedule: 'schedule',
};

/** A card at its place: row by row from the top, from the left in a row. */
export interface PlacedCard {
  readonly id: string;
  readonly title: string;
  readonly shows: ShownCard | null;
  /** Half of the page or less. */
  readonly isHalf: boolean;
}

/** Columns of the grid of a portal. @reading R-150 */
const COLUMNS = 24;

const isCard = (card: PortalCard): boolean => cardKind(card) !== null || card.children.length === 0;

/** The cards of a design in reading order; the cards of tabs stand where the tabs do. */
export function placedCards({ layout }: PortalDesign): PlacedCard[] {
  const ordered = layout.toSorted((one, other) => (one.y ?? 0) - (other.y ?? 0) || (one.x ?? 0) - (other.x ?? 0));
  return ordered.flatMap((card, at) => flat(card, String(at)));
}

function flat(card: PortalCard, id: string): PlacedCard[] {
  if (card.children.length > 0) return card.children.flatMap((child, at) => flat(child, `${id}.${at}`));
  if (!isCard(card)) return [];
  return [{ id, title: card.title, shows: SHOWN[card.jnpfKey] ?? null, isHalf: (card.w ?? COLUMNS) < COLUMNS }];
}
