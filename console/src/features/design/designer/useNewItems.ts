import { useLingui } from '@lingui/react/macro';
import { childrenOf, isItem, itemOf, roleOf } from '@milepost/openapi/domains/design';
import type { DesignTree, NodeId } from '@milepost/openapi/domains/design';
import type { Command } from '../core/types.ts';

/** The layout a node is, or belongs to as a tab, a row or a cell. */
function layoutOf(tree: DesignTree, id: NodeId): NodeId | undefined {
  const node = tree.nodes.get(id);
  if (!node) return undefined;
  const role = roleOf(tree, node);
  if (isItem(role)) return node.home === null ? undefined : layoutOf(tree, node.home);
  return itemOf(role) === undefined ? undefined : id;
}

/** Commands that add to the layout of a node: by the name of the item, and `column` for cells; none for any other node. */
export function useNewItems(): (tree: DesignTree, id: NodeId | undefined) => Readonly<Record<string, Command>> {
  const { t } = useLingui();
  return (tree, id) => {
    const layout = id === undefined ? undefined : layoutOf(tree, id);
    const node = layout === undefined ? undefined : tree.nodes.get(layout);
    const item = node && itemOf(roleOf(tree, node));
    if (layout === undefined || item === undefined) return {};
    const number = childrenOf(tree, layout).length + 1;
    const title = item === 'tabItem' ? t`Tab ${number}` : item === 'collapseItem' ? t`Fold ${number}` : '';
    const add = (what: 'item' | 'column'): Command => ({ do: 'addItem', id: layout, what, title });
    return { [item]: add('item'), ...(item === 'tableGridTr' && { column: add('column') }) };
  };
}
