import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import type { NodeId, NodeTree } from '../../../engines/node-source/index.ts';
import type { PickTreeHandle } from '../../../primitives/pick-tree/headless.ts';
import { revealNode } from '../revealNode.ts';
import type { PickerNode, PickerSpec } from '../types.ts';

/** An entry that was just made elsewhere. */
export interface Added {
  readonly id: NodeId;
}

/** Shows a new entry in its place: the tree is loaded anew, what is open stays open, the keyboard is on the new row. */
export function useAdded(
  added: Added | null,
  { resolve }: PickerSpec,
  tree: NodeTree<PickerNode>,
  treeRef: RefObject<PickTreeHandle | null>,
): void {
  const reveal = useEffectEvent(async ({ id }: Added, signal: AbortSignal) => {
    const pathOf = async () => {
      const [node] = await resolve([id], signal);
      return node?.path ?? [];
    };
    const isShown = await revealNode(tree, id, () => pathOf().catch(() => []));
    // The row is there when React has drawn it.
    if (isShown && !signal.aborted) requestAnimationFrame(() => treeRef.current?.focus(id));
  });
  useEffect(() => {
    if (!added) return undefined;
    const leaving = new AbortController();
    void reveal(added, leaving.signal);
    return () => leaving.abort();
  }, [added]);
}
