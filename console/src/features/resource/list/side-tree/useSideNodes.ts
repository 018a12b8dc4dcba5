import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../../data/api/index.ts';
import { useHeld } from '../../../../data/useHeld.ts';
import { sideTreeQuery } from './sideTreeQuery.ts';
import type { CountsQuery, Sidebar, SideNode } from '../../definition/types.ts';

/** Stands for no tree; nothing is asked for it. */
const NO_TREE: Sidebar['tree'] = 'options:[]';
const NONE: readonly SideNode[] = [];
/** Stands for no counts; nothing is asked for it. */
const NO_COUNTS: CountsQuery = { queryKey: ['resource', 'tree', 'counts'], queryFn: skipToken };

/** A node with those above it, from the top; empty where it is not there. */
export function pathTo(nodes: readonly SideNode[], id: string): readonly SideNode[] {
  for (const node of nodes) {
    if (node.id === id) return [node];
    const below = pathTo(node.children, id);
    if (below.length > 0) return [node, ...below];
  }
  return NONE;
}

/** The first node in the order of the tree that has rows; of one without, the nodes below it are looked at. @reading R-440 */
export function firstWithRows(nodes: readonly SideNode[], counts: ReadonlyMap<string, number>): SideNode | undefined {
  for (const node of nodes) {
    const found = counts.get(node.id) ? node : firstWithRows(node.children, counts);
    if (found) return found;
  }
  return undefined;
}

/** The tree beside a list: its nodes, and the way to the one that is chosen. @param selectedId of the address; null for none */
export function useSideNodes(sidebar: Sidebar | undefined, selectedId: string | null) {
  const api = useApi();
  const queries = useQueryClient();
  const tree = useQuery({ ...sideTreeQuery(api, queries, sidebar ?? { tree: NO_TREE }), enabled: sidebar !== undefined });
  const counting = useQuery(sidebar?.counts?.(api) ?? NO_COUNTS);
  // With a form open over it a node stays chosen whatever becomes of the answer.
  const nodes = useHeld(tree.data);
  const path = nodes && selectedId !== null ? pathTo(nodes, selectedId) : NONE;
  const needsOne = sidebar !== undefined && sidebar.all === undefined && path.length === 0;
  const isCounted = sidebar?.counts === undefined || !counting.isPending;
  const first = needsOne && nodes && isCounted ? (firstWithRows(nodes, counting.data ?? new Map()) ?? nodes[0]) : undefined;
  return {
    tree,
    /** Undefined until they have come. */
    nodes,
    counts: counting.data,
    path,
    /** Chosen node; undefined for none. */
    node: path.at(-1),
    /** Id of the node to choose where the address names none that is there; null otherwise. */
    firstId: first?.id ?? null,
    /** A node has to be chosen, and none is yet. */
    needsOne,
  };
}

export type SideNodes = ReturnType<typeof useSideNodes>;
