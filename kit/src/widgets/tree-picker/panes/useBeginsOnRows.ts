import { useEffect } from 'react';
import type { RefObject } from 'react';
import { levelAt } from '../../../engines/node-source/index.ts';
import type { NodeTree } from '../../../engines/node-source/index.ts';
import type { PickTreeHandle } from '../../../primitives/pick-tree/index.ts';
import type { PickerNode } from '../types.ts';

/** A dialog without a search box has no field to begin at: its rows take the keyboard once they are there, unless it has gone elsewhere. */
export function useBeginsOnRows(isWanted: boolean, tree: NodeTree<PickerNode>, treeRef: RefObject<PickTreeHandle | null>): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    let frame = 0;
    const look = () => {
      if (frame > 0 || levelAt(tree.getSnapshot(), { at: 'root' })?.status !== 'loaded') return;
      // The rows are there when React has drawn them.
      frame = requestAnimationFrame(() => {
        if (document.activeElement?.matches('[role=dialog]')) treeRef.current?.focus();
      });
    };
    const leave = tree.subscribe(look);
    look();
    return () => {
      leave();
      cancelAnimationFrame(frame);
    };
  }, [isWanted, tree, treeRef]);
}
