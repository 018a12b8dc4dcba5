import { requiredContext } from '@milepost/kit/required-context';
import type { NodeId } from '@milepost/openapi/domains/design';
import { useCallback, useLayoutEffect } from 'react';
import type { RefCallback } from 'react';

/** Items of a tree that are drawn, by their nodes. */
type TreeItems = Map<NodeId, HTMLElement>;

const [TreeItemsProvider, useTreeItems] = requiredContext<TreeItems>('items of a tree', '<TreeItemsProvider>');
export { TreeItemsProvider };

/** Ref of the item of a node, whose place is written by `useItemPlaces`. */
export function useTreeItem(id: NodeId): RefCallback<HTMLElement> {
  const items = useTreeItems();
  return useCallback(
    (element) => {
      if (!element) return undefined;
      items.set(id, element);
      return () => {
        if (items.get(id) === element) items.delete(id);
      };
    },
    [items, id],
  );
}

function write(element: HTMLElement, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/**
 * Places of nodes among their neighbours, said by their items. They change for all of them with each node that comes or goes, and are
 * no reason to draw any of them anew: they are written past React, before anything is painted.
 * @param ids neighbours in their order: the same list while they are the same
 */
export function useItemPlaces(ids: readonly NodeId[]): void {
  const items = useTreeItems();
  useLayoutEffect(() => {
    for (const [at, id] of ids.entries()) {
      const item = items.get(id);
      if (!item) continue;
      write(item, 'aria-posinset', String(at + 1));
      write(item, 'aria-setsize', String(ids.length));
    }
  }, [items, ids]);
}
