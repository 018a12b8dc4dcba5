import { useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { systemClock } from '../../engines/clock/index.ts';
import { arrowOf, useEnvironment, useSounds } from '../../engines/environment/index.ts';
import { isComposingKey } from '../../engines/ime-guard/index.ts';
import { findTyped, nothingTyped, typeLetter, typeSpace } from '../../engines/type-ahead/index.ts';
import type { Typed } from '../../engines/type-ahead/index.ts';
import { activeAt, nearestStop, relocate } from './activeRow.ts';
import type { ActiveRow } from './activeRow.ts';
import { listCommand } from './listKeys.ts';
import type { ListAt } from './listKeys.ts';
import type { ListModel, OpenAt, OptionListView } from './types.ts';

export interface OptionListOptions {
  readonly model: ListModel;
  readonly cardinality: 'one' | 'many';
  /**
   * Key of the row the keyboard is on when the list opens, as a rule the chosen one; the first row when no row has it.
   * `none` keeps it on none until an arrow is pressed: for a field whose own text counts.
   */
  readonly start: { readonly key: string | null } | 'none';
  /** An option was chosen, by Enter, Space or a press. One that has a `reason` never is. */
  readonly onPick: (position: number) => void;
  /** Ctrl+A where several may be chosen. */
  readonly onPickAll?: () => void;
  /** Left, Right and `*` in a tree. Returns the position the keyboard moves to, or null when it stays. */
  readonly onSideways?: (way: 'in' | 'out' | 'siblings', position: number) => number | null;
  /** First and last position the arrows stay between, for rows in columns; the whole list when left out. */
  readonly spanOf?: (position: number) => readonly [first: number, last: number];
  /** A press on the chevron of a branch. */
  readonly onToggle?: (position: number) => void;
  /** The searched text. When it changes the rows are other ones: the list is at its top and no row is active. */
  readonly query?: string;
  /** The list opens or closes. */
  readonly onOpenChange?: (isOpen: boolean) => void;
}

/** A list under a field that keeps the focus. */
export interface OptionListState {
  readonly isOpen: boolean;
  /** Id of the list, for `aria-controls`; undefined while it is closed. */
  readonly controls: string | undefined;
  /** Id of the row that has the keyboard, for `aria-activedescendant`. */
  readonly activeId: string | undefined;
  /** Position of that row, -1 when none has it. */
  readonly active: number;
  readonly open: (at?: OpenAt) => void;
  readonly close: () => void;
  /** Puts the keyboard on a row and brings it into view. */
  readonly moveTo: (position: number) => void;
  /** Chooses a row, or presses the end of the list. */
  readonly pick: (position: number) => void;
  /**
   * Keys of whatever has the focus: the field, or a search box in the panel. Marks the ones it used with `preventDefault`.
   * Keys of an input method and keys already used are left alone.
   */
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** For `useOptionRows`. */
  readonly view: OptionListView;
}

interface Held {
  readonly isOpen: boolean;
  readonly query: string;
  readonly active: ActiveRow | null;
  /** Place asked for while the options were on their way: the keyboard goes there when they come. */
  readonly wish: Wish | null;
}

/** Place the opening or a key asked for, and how many rows arrows went on from it. */
interface Wish {
  readonly place: OpenAt;
  readonly steps: number;
}

/** Wish after one more key; null for a key that asks for no place. */
function wishAfter(key: string, wish: Wish | null): Wish | null {
  if (key === 'ArrowDown') return wish ? { ...wish, steps: wish.steps + 1 } : { place: 'start', steps: 0 };
  if (key !== 'Home' && key !== 'End') return null;
  return { place: key === 'Home' ? 'first' : 'last', steps: 0 };
}

const CLOSED: Held = { isOpen: false, query: '', active: null, wish: null };

/** The state as far as rows and search have not changed under it; the same object when they have not. */
function settled(held: Held, model: ListModel, query: string, placeOf: (place: OpenAt) => number): Held {
  if (!held.isOpen) return held;
  if (held.query !== query) return { isOpen: true, query, active: null, wish: null };
  if (held.wish !== null && hasOptions(model)) {
    let position = placeOf(held.wish.place);
    for (let step = 0; step < held.wish.steps; step++) position = nearestStop(model, position + 1, 1);
    return { ...held, active: activeAt(model, position), wish: null };
  }
  const active = relocate(model, held.active);
  return active === held.active ? held : { ...held, active };
}

function hasOptions(model: ListModel): boolean {
  const first = nearestStop(model, 0, 1);
  return first >= 0 && model.row(first).kind === 'option';
}

/** The word being typed, one letter longer. */
function addLetter(typed: { current: Typed }, letter: string): string {
  typed.current = typeLetter(typed.current, letter, systemClock.now());
  return typed.current.text;
}

/** More rows are on their way, so that one that is here need not be the only one. */
function isComing(model: ListModel): boolean {
  const last = model.count === 0 ? null : model.row(model.count - 1);
  return last?.kind === 'end' && last.status === 'loading';
}

/**
 * Behaviour of a list under a field: whether it is open, which row has the keyboard, what the keys do. The focus stays in the
 * field (or in a search box of the panel) and `aria-activedescendant` names the row. `aria-selected` is what is chosen, never
 * what is active. Escape, presses outside and focus that leaves are the panel's, which then calls `close`.
 * @reading R-236
 */
export function useOptionList(ask: OptionListOptions): OptionListState {
  const { model, cardinality, query = '', onSideways } = ask;
  const id = useId();
  const { dir } = useEnvironment();
  const [held, setHeld] = useState(CLOSED);
  const sounds = useSounds(held.isOpen);
  const chosenAt = () => (ask.start === 'none' || ask.start.key === null ? -1 : model.positionOf(ask.start.key));
  const startAt = () => (ask.start === 'none' ? -1 : nearestStop(model, chosenAt(), 1));
  const state = settled(held, model, query, placeOf);
  // While no row is active there is nothing to keep, and typing draws once for each key. A row that is gone is kept in mind:
  // options that are read again are away for a moment, and the keyboard is where it was when they are back.
  if (state.active !== held.active && (state.active !== null || state.query !== held.query)) setHeld(state);
  const typed = useRef(nothingTyped);
  const { isOpen } = state;
  const named = state.active?.position ?? -1;
  const active = named < 0 && isOpen && query !== '' && ask.start !== 'none' ? onlyFound(model) : named;

  /** Nothing can be reached yet: what a key asks for is kept until options are here. */
  const isWaiting = () => ask.start !== 'none' && query === '' && nearestStop(model, 0, 1) < 0;

  /** Position of a place in the list, with the word typed so far where it is one. */
  function placeOf(at: OpenAt): number {
    if (typeof at !== 'object') return openPosition(model, at, startAt);
    const found = findWord(at.typed, at.typed.length === 1 ? chosenAt() : Math.max(chosenAt(), 0));
    return found < 0 ? startAt() : found;
  }

  function open(at: OpenAt = 'start') {
    if (isOpen) return;
    const place = typeof at === 'object' ? { typed: addLetter(typed, at.typed) } : at;
    setHeld({ isOpen: true, query, active: activeAt(model, placeOf(place)), wish: isWaiting() ? { place, steps: 0 } : null });
    ask.onOpenChange?.(true);
  }

  function close() {
    if (!isOpen) return;
    // The word that was typed to find a row ends with the list; the next letter begins another.
    typed.current = nothingTyped;
    setHeld(CLOSED);
    ask.onOpenChange?.(false);
  }

  function move(position: number, movedBy: ActiveRow['movedBy'] = 'key') {
    if (position >= 0 && position !== named) setHeld({ isOpen: true, query, active: activeAt(model, position, movedBy), wish: null });
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

  function typeOn(letter: string) {
    const text = addLetter(typed, letter);
    if (isWaiting()) return setHeld({ ...state, active: null, wish: { place: { typed: text }, steps: 0 } });
    return move(findWord(text, text === letter ? active : Math.max(active, 0)));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.defaultPrevented || isComposingKey(event.nativeEvent) || !hasList(event.target)) return;
    const [first, last] = (active >= 0 && ask.spanOf?.(active)) || [0, model.count - 1];
    const at = { isOpen, active: active < 0 ? -1 : active - first, count: last - first + 1, cardinality, text: textOf(event.target) };
    const { ctrlKey, metaKey, altKey } = event;
    const command = listCommand({ key: arrowOf(event, dir), ctrlKey, metaKey, altKey }, at);
    if (!command || (command.does === 'sideways' && !onSideways)) return;
    event.preventDefault();
    const wish = isOpen && active < 0 && isWaiting() ? wishAfter(event.key, state.wish) : null;
    if (wish) return setHeld({ ...state, wish });
    switch (command.does) {
      case 'open':
        return open(command.at);
      case 'close':
        return close();
      case 'move':
        return move(nearestStop(model, Math.max(first, Math.min(last, first + command.to)), command.step));
      case 'start':
        return move(firstMove());
      case 'pick': {
        const isSpace = event.key === ' ' && at.text === 'none';
        const to = isSpace ? typeSpace(typed, systemClock.now(), (word) => findWord(word, Math.max(active, 0))) : -1;
        return to >= 0 ? move(to) : pick(active);
      }
      case 'pickAll':
        return ask.onPickAll?.();
      case 'sideways':
        return move(onSideways?.(command.way, active) ?? -1);
      case 'type':
        return typeOn(command.letter);
      case 'stay':
        return undefined;
    }
  }

  /** Stop of the first arrow: the chosen row, as on opening, unless these are found rows. */
  const firstMove = () => (query || ask.start === 'none' ? nearestStop(model, 0, 1) : startAt());

  const activeId = active < 0 ? undefined : rowId(id, active);
  return {
    isOpen,
    controls: isOpen ? id : undefined,
    activeId,
    active,
    open,
    close,
    moveTo: move,
    pick,
    onKeyDown,
    view: {
      id,
      model,
      active,
      activeId,
      onKeyDown,
      movedBy: state.active?.movedBy ?? 'key',
      query,
      onPoint: (position) => move(position, 'pointer'),
      onPress: (position) => {
        move(position, 'pointer');
        pick(position);
      },
      ...(ask.onToggle && { onToggle: ask.onToggle }),
    },
  };
}

/** Position of the one option a search has left, which is active at once; -1 where there are several. @reading R-569 */
function onlyFound(model: ListModel): number {
  if (isComing(model)) return -1;
  const first = nearestStop(model, 0, 1);
  const isOne = first >= 0 && first === nearestStop(model, model.count - 1, -1);
  return isOne && model.row(first).kind === 'option' ? first : -1;
}

/** Id of a row's element. */
export function rowId(listId: string, position: number): string {
  return `${listId}-${position}`;
}

function openPosition(model: ListModel, at: Exclude<OpenAt, object>, startAt: () => number): number {
  if (at === 'first') return nearestStop(model, 0, 1);
  return at === 'last' ? nearestStop(model, model.count - 1, -1) : startAt();
}

function nameAt(model: ListModel, position: number): string {
  const row = model.row(position);
  return row.kind === 'option' ? row.label.toLowerCase() : '';
}

/** True when keys pressed there are the list's: a button in the field or the panel has its own. */
function hasList(target: EventTarget): boolean {
  return target instanceof HTMLElement && ['combobox', 'listbox', 'tree', 'grid'].includes(target.role ?? '');
}

/** Text the focus is in, as far as the keys may be meant for it. */
function textOf(target: EventTarget): ListAt['text'] {
  if (!(target instanceof HTMLInputElement) || target.readOnly) return 'none';
  return target.value === '' ? 'empty' : 'typed';
}
