import { moveByKey } from '../row-scroller/index.ts';
import type { RowsAt } from '../row-scroller/index.ts';

export interface NodeAt extends RowsAt {
  /** -1 for a root. */
  readonly parentPosition: number;
  /** null for a leaf. */
  readonly isExpanded: boolean | null;
  /** True when nodes are checked instead of chosen. */
  readonly hasChecks: boolean;
}

export type TreeCommand =
  | { readonly does: 'move'; readonly to: number }
  /** Moves, and checks the node left and the one reached. */
  | { readonly does: 'checkTo'; readonly to: number }
  | { readonly does: 'expand' | 'collapse' | 'expandSiblings' | 'select' | 'checkAll' };

export type TreeKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Command of a key on a node. Choosing and opening are separate keys. Null for keys that are not the tree's. */
export function treeCommand({ key, ctrlKey, metaKey, shiftKey, altKey }: TreeKey, at: NodeAt): TreeCommand | null {
  if (altKey) return null;
  if (ctrlKey || metaKey) return at.hasChecks && key.toLowerCase() === 'a' ? { does: 'checkAll' } : null;
  if (at.hasChecks && shiftKey && (key === 'ArrowDown' || key === 'ArrowUp')) {
    const to = moveByKey(key, at);
    return to === null ? null : { does: 'checkTo', to };
  }
  switch (key) {
    case 'ArrowRight':
      if (at.isExpanded === false) return { does: 'expand' };
      return at.isExpanded ? { does: 'move', to: at.position + 1 } : null;
    case 'ArrowLeft':
      if (at.isExpanded) return { does: 'collapse' };
      return at.parentPosition < 0 ? null : { does: 'move', to: at.parentPosition };
    case '*':
      return { does: 'expandSiblings' };
    case 'Enter':
    case ' ':
      return { does: 'select' };
    default: {
      const to = moveByKey(key, at);
      return to === null ? null : { does: 'move', to };
    }
  }
}
