import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { systemClock } from '../../engines/clock/index.ts';
import { useSounds } from '../../engines/environment/index.ts';
import { findTyped, nothingTyped, typeLetter, typeSpace } from '../../engines/type-ahead/index.ts';
import type { Typed } from '../../engines/type-ahead/index.ts';
import { activeAt, nearestStop, relocate } from './activeRow.ts';
import type { ActiveRow } from './activeRow.ts';
import { typedIn, wishFor, wishOfSearch, wishedPosition } from './earlyKeys.ts';
import type { Wish } from './earlyKeys.ts';
import { hasOptions, onlyFound, openPosition } from './listPlaces.ts';
import type { ListModel, OpenAt, OptionListOptions } from './types.ts';

interface Held {
  readonly isOpen: boolean;
  readonly query: string;
  readonly active: ActiveRow | null;
  /** Wish of keys pressed while the options were on their way: it is done when they come. */
  readonly wish: Wish | null;
}

const CLOSED: Held = { isOpen: false, query: '', active: null, wish: null };
const openWith = (query: string, active: ActiveRow | null, wish: Wish | null = null): Held => ({ isOpen: true, query, active, wish });

/** The state as far as rows and search have not changed under it; the same object when they have not. */
function settled(held: Held, model: ListModel, query: string): Held {
  if (!held.isOpen) return held;
  if (held.query !== query) return openWith(query, null);
  const active = relocate(model, held.active);
  return active === held.active ? held : { ...held, active };
}

/** The word being typed, one letter longer. */
function addLetter(typed: { current: Typed }, letter: string): string {
  typed.current = typeLetter(typed.current, letter, systemClock.now());
  return typed.current.text;
}

/** State of a list under a field: whether it is open, which row has the keyboard, the word being typed, and what changes them. */
export function useListState(ask: OptionListOptions) {
  const { model, query = '' } = ask;
  const [held, setHeld] = useState(CLOSED);
  const sounds = useSounds(held.isOpen);
  const chosenAt = () => (ask.start === 'none' || ask.start.key === null ? -1 : model.positionOf(ask.start.key));
  const startAt = () => (ask.start === 'none' ? -1 : nearestStop(model, chosenAt(), 1));
  const state = settled(held, model, query);
  // While no row is active there is nothing to keep, and typing draws once for each key. A row that is gone is kept in mind:
  // options that are read again are away for a moment, and the keyboard is where it was when they are back.
  if (state.active !== held.active && (state.active !== null || state.query !== held.query)) setHeld(state);
  const typed = useRef(nothingTyped);
  const { isOpen } = state;
  const named = state.active?.position ?? -1;
  const active = named < 0 && isOpen && query !== '' && ask.start !== 'none' ? onlyFound(model) : named;

  /** Nothing can be reached yet: what a key asks for is kept until options are here. */
  const isWaiting = () => ask.start !== 'none' && query === '' && nearestStop(model, 0, 1) < 0;

  /** Position of a place in the list, with the word typed so far where it is one; -1 for a word that no row begins with. */
  function placeOf(at: Wish['place']): number {
    if (at === 'only') return onlyFound(model);
    if (typeof at !== 'object') return openPosition(model, at, startAt);
    return findWord(at.typed, at.typed.length === 1 ? chosenAt() : Math.max(chosenAt(), 0));
  }

  /** Does what keys have asked for, now that options are here. */
  const doWish = useEffectEvent((wish: Wish) => {
    const text = typedIn(wish);
    if (text !== null && ask.onSearch) {
      ask.onSearch(text);
      setHeld(openWith(text, null, wishOfSearch(wish)));
      return;
    }
    const position = wishedPosition(model, wish, placeOf);
    setHeld(openWith(query, activeAt(model, position < 0 ? startAt() : position)));
    if (wish.isChosen) pick(position);
  });
  const ripe = hasOptions(model) ? state.wish : null;
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the wish is done once, when the options are here: it may choose, or begin a search
    if (ripe) doWish(ripe);
  }, [ripe]);

  function open(at: OpenAt = 'start') {
    if (isOpen) return;
    ask.onOpenChange?.(true);
    if (typeof at === 'object' && ask.onSearch) {
      setHeld(openWith(query, null));
      ask.onSearch(at.typed);
      return;
    }
    const place = typeof at === 'object' ? { typed: addLetter(typed, at.typed) } : at;
    const position = placeOf(place);
    setHeld(openWith(query, activeAt(model, position < 0 ? startAt() : position), isWaiting() ? wishFor(place) : null));
  }

  function close() {
    if (!isOpen) return;
    // The word that was typed to find a row ends with the list; the next letter begins another.
    typed.current = nothingTyped;
    setHeld(CLOSED);
    ask.onOpenChange?.(false);
  }

  function move(position: number, movedBy: ActiveRow['movedBy'] = 'key') {
    if (position >= 0 && position !== named) setHeld(openWith(query, activeAt(model, position, movedBy)));
  }

  function pick(position: number) {
    if (position < 0 || position >= model.count) return;
    const row = model.row(position);
    if (row.kind === 'option' && !row.reason) ask.onPick(position);
    if (row.kind !== 'end') return;
    if (row.status === 'failed') row.retry();
    if (row.status === 'more') row.load();
  }

  /** Position of the next row whose name begins with a word, -1 when there is none. */
  function findWord(text: string, after: number): number {
    return findTyped(
      text,
      after,
      model.count,
      (at, word) => nameAt(model, at).startsWith(word) || sounds?.beginsWith(nameAt(model, at), word) === true,
    );
  }

  /** Goes to the next row whose name begins with the word, one letter longer. */
  function typeOn(letter: string) {
    const text = addLetter(typed, letter);
    if (isWaiting()) return setHeld(openWith(query, null, wishFor({ typed: text })));
    return move(findWord(text, text === letter ? active : Math.max(active, 0)));
  }

  /** Row a space leads to while a word is being typed, -1 where it chooses. */
  const typeSpaceOn = () => typeSpace(typed, systemClock.now(), (word) => findWord(word, Math.max(active, 0)));
  const setWish = (wish: Wish) => setHeld({ ...state, wish });

  return { state, active, open, close, move, pick, typeOn, typeSpaceOn, startAt, isWaiting, setWish };
}

function nameAt(model: ListModel, position: number): string {
  const row = model.row(position);
  return row.kind === 'option' ? row.label.toLowerCase() : '';
}
