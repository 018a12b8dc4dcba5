import { useEffect, useMemo, useRef, useState } from 'react';
import { useExternalStore } from '../../../engines/external-store/index.ts';
import { createNodeTree, levelAt, sizeOfLevel } from '../../../engines/node-source/index.ts';
import type { NodeTree } from '../../../engines/node-source/index.ts';
import { shownChoices } from '../../../engines/pick/index.ts';
import type { Choice } from '../../../engines/pick/index.ts';
import { limitRequests } from '../../../primitives/pick-tree/headless.ts';
import type { PickTreeHandle, PickTreePlace } from '../../../primitives/pick-tree/headless.ts';
import type { PickerNode, PickerSpec, PickerTab } from '../types.ts';
import type { PickStore } from '../pickStore.ts';
import { openWay } from '../revealNode.ts';
import { useKeyword } from './useKeyword.ts';

type Tabs = readonly [PickerTab, ...PickerTab[]];

/** The panes of an open picker: which one is in front, its tree, and the keyword, which holds for all of them. */
export function usePaneTrees({ search, policy }: PickerSpec, tabs: Tabs, store: PickStore) {
  const [trees] = useState(() => tabs.map(({ source }) => createNodeTree(limitRequests(source))));
  const [tabId, setTabId] = useState(tabs[0].id);
  const at = Math.max(
    0,
    tabs.findIndex(({ id }) => id === tabId),
  );
  const tab = tabs[at] ?? tabs[0];
  const tree = trees[at] ?? firstOf(trees);
  const { typed, setTyped, keyword, submit } = useKeyword(search?.by === 'typing');
  const treeRef = useRef<PickTreeHandle>(null);
  const placeRef = useScrollPositions(tabId);

  useEffect(() => {
    tree.send({ type: 'search', keyword });
    tree.send({ type: 'start' });
  }, [tree, keyword]);
  useLoneRootOpened(tree);
  useChosenOpened(tree, policy.cardinality === 'one', store);
  useEffect(
    () => () => {
      for (const each of trees) each.send({ type: 'stop' });
    },
    [trees],
  );

  return { tabId, setTabId, tab, tree, trees, typed, setTyped, keyword, submit, treeRef, placeRef: keyword === '' ? placeRef : undefined };
}

/** A tree with one root opens it: nobody comes for the root. @reading R-219 */
function useLoneRootOpened(tree: NodeTree<PickerNode>) {
  useEffect(() => {
    let isOver = tree.getSnapshot().open.size > 0;
    const look = () => {
      const level = levelAt(tree.getSnapshot(), { at: 'root' });
      if (isOver || level?.status !== 'loaded') return;
      isOver = true;
      const [root, ...others] = level.nodes;
      if (root && others.length === 0 && !level.hasMore && !root.isLeaf) tree.send({ type: 'expand', place: { id: root.id, above: [] } });
    };
    look();
    return tree.subscribe(look);
  }, [tree]);
}

/** Ids from the top down to a choice, as its value or its node says them; undefined where neither does, or not yet. */
function wayTo(choice: Choice<PickerNode>): readonly string[] | undefined {
  if (typeof choice.stored !== 'string') return choice.stored;
  return choice.kind === 'node' ? choice.node.path : undefined;
}

/** Opens the way to the choice where one thing is chosen, as soon as the way is known. @reading R-219 */
function useChosenOpened(tree: NodeTree<PickerNode>, isSingle: boolean, store: PickStore) {
  useEffect(() => {
    const chosen = () => shownChoices(store.getSnapshot()).values().next().value;
    const atFirst = chosen();
    if (!isSingle || !atFirst) return undefined;
    const leaving = new AbortController();
    const look = () => {
      const choice = chosen();
      const way = choice && wayTo(choice);
      // What is chosen in the open picker is in view already.
      if (!way && choice?.identity === atFirst.identity) return;
      leave();
      if (way && choice?.identity === atFirst.identity) void openWay(tree, way, leaving.signal);
    };
    const leave = store.subscribe(look);
    look();
    return () => {
      leave();
      leaving.abort();
    };
  }, [tree, isSingle, store]);
}

/** Place somebody was at in each pane. */
function useScrollPositions(tabId: string) {
  const [places] = useState(() => new Map<string, { current: PickTreePlace | null }>());
  return useMemo(() => {
    const place = places.get(tabId) ?? { current: null };
    places.set(tabId, place);
    return place;
  }, [places, tabId]);
}

/** Number of things in a pane, where somebody counts them. */
export function usePaneCount(tree: NodeTree<PickerNode>, { shape }: PickerTab): number | undefined {
  const state = useExternalStore(tree.subscribe, tree.getSnapshot);
  const level = levelAt(state, { at: 'root' });
  const size = level && shape === 'list' ? sizeOfLevel(level) : -1;
  return size < 0 ? undefined : size;
}

function firstOf<T>(list: readonly T[]): T {
  const [first] = list;
  if (!first) throw new Error('[kit] A picker has no panes, so there is nothing to choose from. Give its spec at least one tab.');
  return first;
}
