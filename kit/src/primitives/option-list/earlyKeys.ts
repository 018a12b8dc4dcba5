import type { KeyboardEvent } from 'react';
import { nearestStop } from './activeRow.ts';
import type { ListModel, OpenAt } from './types.ts';

/** Wish of keys pressed while the options were on their way: a place, how many rows arrows went on from it, and whether Enter chose the row there. */
export interface Wish {
  /** `only` is the one option a search has left. */
  readonly place: OpenAt | 'only';
  readonly steps: number;
  readonly isChosen: boolean;
}

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Wish for a place. */
export const wishFor = (place: Wish['place']): Wish => ({ place, steps: 0, isChosen: false });

/** Typed text of a wish, null where it is for another place. */
export const typedIn = (wish: Wish | null) => (typeof wish?.place === 'object' ? wish.place.typed : null);

/** Wish after one more key; null for a key that asks for nothing. Enter chooses only what a key has named: the opening alone names no row. */
export function wishAfter({ key, ctrlKey, metaKey, altKey }: Key, wish: Wish | null): Wish | null {
  if (ctrlKey || metaKey || altKey) return null;
  const text = typedIn(wish);
  switch (key) {
    case 'ArrowDown':
      return wish ? { ...wish, steps: wish.steps + 1, isChosen: false } : wishFor('start');
    case 'Home':
      return wishFor('first');
    case 'End':
      return wishFor('last');
    case ' ':
      return text === null ? null : wishFor({ typed: `${text} ` });
    case 'Enter':
      return wish && (wish.place !== 'start' || wish.steps > 0) ? { ...wish, isChosen: true } : null;
    default:
      return null;
  }
}

/** Wish that is left when its text has become a search; null where nothing is. */
export function wishOfSearch({ steps, isChosen }: Wish): Wish | null {
  if (steps > 0) return { place: 'first', steps: steps - 1, isChosen };
  return isChosen ? { ...wishFor('only'), isChosen } : null;
}

/** Position a wish leads to among the options that have come; -1 for a word that none of them begins with. */
export function wishedPosition(model: ListModel, { place, steps }: Wish, placeOf: (place: Wish['place']) => number): number {
  let position = placeOf(place);
  for (let step = 0; step < steps && position >= 0; step++) position = nearestStop(model, position + 1, 1);
  return position;
}
