import { useEffect } from 'react';
import type { RefObject } from 'react';
import { levelAt } from '../../../engines/node-source/index.ts';
import type { NodeTree } from '../../../engines/node-source/index.ts';
import type { PickTreeHandle } from '../../../primitives/pick-tree/headless.ts';
import type { PickerNode } from '../types.ts';

interface Rows {
  readonly tree: NodeTree<PickerNode>;
  readonly treeRef: RefObject<PickTreeHandle | null>;
}

/**
 * A dialog without a search box has no field to begin at: its rows take the keyboard once they are there, unless something else
 * in the dialog has it by then. They may be there before the dialog has taken it.
 */
export function useBeginsOnRows(isWanted: boolean, { tree, treeRef }: Rows, paneRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    let frame = 0;
    const look = () => {
      if (frame > 0 || levelAt(tree.getSnapshot(), { at: 'root' })?.status !== 'loaded') return;
      // The rows are there when React has drawn them.
      frame = requestAnimationFrame(() => {
        const dialog = paneRef.current?.closest('[role=dialog]');
        const at = document.activeElement;
        if (dialog && (at === dialog || !dialog.contains(at))) treeRef.current?.focus();
      });
    };
    const leave = tree.subscribe(look);
    look();
    return () => {
      leave();
      cancelAnimationFrame(frame);
    };
  }, [isWanted, tree, treeRef, paneRef]);
}
