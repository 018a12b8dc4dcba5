import { isLetter } from '../../engines/type-ahead/index.ts';
import type { OpenAt } from './types.ts';

/** Rows a page key moves: contract 4.10. */
export const PAGE_ROWS = 8;

/** State of a list and its field when a key is pressed. */
export interface ListAt {
  readonly isOpen: boolean;
  /** Position of the row that has the keyboard, -1 when none has. */
  readonly active: number;
  readonly count: number;
  readonly cardinality: 'one' | 'many';
  /** Text the keys may also be meant for: the focus is on no text, in an empty text box, or in one with text. */
  readonly text: 'none' | 'empty' | 'typed';
}

export type ListCommand =
  | { readonly does: 'open'; readonly at: OpenAt }
  | { readonly does: 'close' }
  /** To the nearest row that can be reached from `to` on, in the direction of `step`. */
  | { readonly does: 'move'; readonly to: number; readonly step: 1 | -1 }
  /** To the row where the keyboard is when the list opens. */
  | { readonly does: 'start' }
  | { readonly does: 'pick' }
  | { readonly does: 'pickAll' }
  | { readonly does: 'sideways'; readonly way: 'in' | 'out' | 'siblings' }
  | { readonly does: 'type'; readonly letter: string }
  /** The key is ours and does nothing: a form around must not be sent. */
  | { readonly does: 'stay' };

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Command of a key; null for keys that belong to the text or to nobody. @reading R-236 */
export function listCommand(key: Key, at: ListAt): ListCommand | null {
  if (key.ctrlKey || key.metaKey) return at.isOpen ? withControl(key, at) : null;
  if (key.altKey) return withAlt(key.key, at);
  return at.isOpen ? whenOpen(key, at) : whenClosed(key, at);
}

function withControl({ key }: Key, { cardinality, text, active }: ListAt): ListCommand | null {
  if (key === 'Enter' && text !== 'none') return active >= 0 ? { does: 'pick' } : { does: 'stay' };
  return key.toLowerCase() === 'a' && cardinality === 'many' && text !== 'typed' ? { does: 'pickAll' } : null;
}

function withAlt(key: string, { isOpen }: ListAt): ListCommand | null {
  if (key === 'ArrowDown' && !isOpen) return { does: 'open', at: 'start' };
  return key === 'ArrowUp' && isOpen ? { does: 'close' } : null;
}

function whenClosed(pressed: Key, { text }: ListAt): ListCommand | null {
  const { key } = pressed;
  if (key === 'ArrowDown' || key === 'ArrowUp') return { does: 'open', at: 'start' };
  if (text !== 'none') return null;
  if (key === 'Home') return { does: 'open', at: 'first' };
  if (key === 'End') return { does: 'open', at: 'last' };
  return isLetter(pressed) ? { does: 'open', at: { typed: key } } : null;
}

function whenOpen(pressed: Key, at: ListAt): ListCommand | null {
  const { key } = pressed;
  const { active, text, cardinality } = at;
  switch (key) {
    case 'Enter':
      if (active >= 0) return { does: 'pick' };
      return text === 'none' ? null : { does: 'stay' };
    case ' ':
      return active >= 0 && (text === 'none' || (text === 'empty' && cardinality === 'many')) ? { does: 'pick' } : null;
    case 'ArrowRight':
    case 'ArrowLeft':
      return text === 'typed' || active < 0 ? null : { does: 'sideways', way: key === 'ArrowRight' ? 'in' : 'out' };
    case '*':
      return text === 'none' && active >= 0 ? { does: 'sideways', way: 'siblings' } : null;
    default:
      return moveBy(key, at) ?? (text === 'none' && isLetter(pressed) ? { does: 'type', letter: key } : null);
  }
}

function moveBy(key: string, { active, count, text }: ListAt): ListCommand | null {
  const last = count - 1;
  if (count === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return active < 0 ? { does: 'start' } : { does: 'move', to: active + 1, step: 1 };
    case 'ArrowUp':
      return { does: 'move', to: active < 0 ? last : active - 1, step: -1 };
    case 'PageDown':
      return { does: 'move', to: Math.min(last, Math.max(active, 0) + PAGE_ROWS), step: 1 };
    case 'PageUp':
      return { does: 'move', to: Math.max(0, active - PAGE_ROWS), step: -1 };
    case 'Home':
      return text === 'typed' ? null : { does: 'move', to: 0, step: 1 };
    case 'End':
      return text === 'typed' ? null : { does: 'move', to: last, step: -1 };
    default:
      return null;
  }
}
