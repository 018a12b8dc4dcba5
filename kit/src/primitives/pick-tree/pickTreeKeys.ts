import { moveByKey } from '../row-scroller/headless.ts';
import type { RowsAt } from '../row-scroller/headless.ts';

/** The row that has the keyboard, and what is around it. */
export interface PickRowAt extends RowsAt {
  /** -1 at the top. */
  readonly parentPosition: number;
  /** null for what does not open. */
  readonly isOpen: boolean | null;
  /** Position of the last node; what ends the list stands behind it. */
  readonly lastNode: number;
  readonly takesMany: boolean;
}

export type PickCommand =
  | { readonly does: 'move'; readonly to: number; readonly isRange: boolean }
  | { readonly does: 'open' | 'close' | 'openSiblings' | 'choose' | 'confirm' | 'chooseLoaded' };

type Keys = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/**
 * Command of a key on a row; null for keys that are not the tree's. Choosing and opening are separate keys. With Shift the
 * moving keys choose what they pass, where several may be chosen.
 */
export function pickCommand({ key, shiftKey, ctrlKey, metaKey, altKey }: Keys, at: PickRowAt): PickCommand | null {
  if (altKey) return null;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'a' && at.takesMany ? { does: 'chooseLoaded' } : null;
  switch (key) {
    case 'ArrowRight':
      if (at.isOpen === false) return { does: 'open' };
      return at.isOpen ? { does: 'move', to: at.position + 1, isRange: false } : null;
    case 'ArrowLeft':
      if (at.isOpen) return { does: 'close' };
      return at.parentPosition < 0 ? null : { does: 'move', to: at.parentPosition, isRange: false };
    case '*':
      return { does: 'openSiblings' };
    case ' ':
      return { does: 'choose' };
    case 'Enter':
      return { does: 'confirm' };
    case 'End':
      return { does: 'move', to: at.lastNode, isRange: shiftKey && at.takesMany };
    default: {
      const to = moveByKey(key, at);
      return to === null ? null : { does: 'move', to, isRange: shiftKey && at.takesMany };
    }
  }
}
