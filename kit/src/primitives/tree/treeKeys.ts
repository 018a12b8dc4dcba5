import { moveByKey } from '../row-scroller/index.ts';
import type { RowsAt } from '../row-scroller/index.ts';

export interface NodeAt extends RowsAt {
  /** -1 for a root. */
  readonly parentPosition: number;
  /** null for a leaf. */
  readonly isExpanded: boolean | null;
}

export type TreeCommand =
  | { readonly does: 'move'; readonly to: number }
  | { readonly does: 'expand' | 'collapse' | 'expandSiblings' | 'select' };

/** What a key does on a node. Choosing and opening are separate keys. Null for keys that are not the tree's. */
export function treeCommand(key: string, at: NodeAt): TreeCommand | null {
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
