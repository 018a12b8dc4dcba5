import { useId } from 'react';
import type { KeyboardEvent } from 'react';
import { arrowOf, useEnvironment } from '../../engines/environment/index.ts';
import { isComposingKey } from '../../engines/ime-guard/index.ts';
import { nearestStop } from './activeRow.ts';
import { wishAfter } from './earlyKeys.ts';
import { listCommand } from './listKeys.ts';
import type { ListAt } from './listKeys.ts';
import type { OpenAt, OptionListOptions, OptionListView } from './types.ts';
import { useListState } from './useListState.ts';

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
  const { state, active, open, close, move, pick, typeOn, typeSpaceOn, startAt, isWaiting, setWish } = useListState(ask);
  const { isOpen } = state;

  function onKeyDown(event: KeyboardEvent) {
    if (event.defaultPrevented || isComposingKey(event.nativeEvent) || !hasList(event.target)) return;
    const wish = isOpen && active < 0 && isWaiting() ? wishAfter(event, state.wish) : null;
    if (wish) {
      event.preventDefault();
      return setWish(wish);
    }
    const [first, last] = (active >= 0 && ask.spanOf?.(active)) || [0, model.count - 1];
    const at = { isOpen, active: active < 0 ? -1 : active - first, count: last - first + 1, cardinality, text: textOf(event.target) };
    const { ctrlKey, metaKey, altKey } = event;
    const command = listCommand({ key: arrowOf(event, dir), ctrlKey, metaKey, altKey }, at);
    if (!command || (command.does === 'sideways' && !onSideways)) return;
    event.preventDefault();
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
        const to = event.key === ' ' && at.text === 'none' ? typeSpaceOn() : -1;
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

/** Id of a row's element. */
export function rowId(listId: string, position: number): string {
  return `${listId}-${position}`;
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
