import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createKeptViews, useHeld } from '../../engines/prop-getters/index.ts';
import { isExpanded, visibleRows } from '../../engines/row-core/index.ts';
import type { Expanded } from '../../engines/row-core/index.ts';
import { scrollToRow } from '../../engines/row-window/index.ts';
import { rowsOfSize, useActiveRow } from '../row-scroller/headless.ts';
import type { ActiveRows } from '../row-scroller/headless.ts';
import { layOutTree } from './layOutTree.ts';
import type { FullTree } from './layOutTree.ts';
import { treeChecks } from './treeChecks.ts';
import type { TreeOptions, TreeRowView } from './types.ts';

const NONE: ReadonlySet<string> = new Set();

/** Rows of a tree: which there are, which are open, chosen, checked, and which one has the keyboard. */
export function useTreeRows<N>(options: TreeOptions<N>) {
  const { nodes, node, selectedId = null, keyword = '', initial } = options;
  const [expandedIds, onExpandedChange] = useHeld<Expanded>({
    name: 'expandedIds',
    value: options.expandedIds,
    initial: options.initialExpandedIds ?? NONE,
    onChange: (next) => next !== 'all' && options.onExpandedChange?.(next),
  });
  const whole = useMemo(() => layOutTree(nodes, node), [nodes, node]);
  const filter = useFilter(whole, keyword);
  const rowsOf = filter ?? whole;
  const { tree, shown } = rowsOf;
  const openIds = filter?.expandedIds ?? expandedIds;
  const view = useMemo(() => visibleRows(tree, openIds), [tree, openIds]);

  const ownGuess = useMemo(() => initial && rowsOfSize(initial), [initial]);
  const guess = options.guess ?? ownGuess;
  const active = useActiveRow({ tree, view, initialId: selectedId, ...(guess && { guess }) });
  const selectedRow = useMemo(() => (selectedId === null ? -1 : tree.indexOf(selectedId)), [tree, selectedId]);
  useShownWhenChosen(selectedId, view.positionOf(selectedRow), active.scroller);

  return {
    tree,
    shown,
    view,
    filter,
    openIds,
    setOpenIds: (ids: ReadonlySet<string>) => (filter ? filter.setExpandedIds(ids) : onExpandedChange(ids)),
    checks: treeChecks(whole, rowsOf, options.checks),
    active,
    hasRows: (options.state?.kind ?? 'ready') === 'ready' && view.count > 0,
  };
}

export type TreeRows<N> = ReturnType<typeof useTreeRows<N>>;

/** Views of the rows that are looked at, by slot. */
export function useTreeViews<N>(
  { tree, shown, view, openIds, checks, active, hasRows }: TreeRows<N>,
  selectedId: string | null | undefined,
) {
  const { scroller } = active;
  const [kept] = useState(() => createKeptViews<TreeRowView<N>>());
  return scroller.window.slots.map((position, slot) => {
    if (!hasRows || position < 0) return null;
    const row = view.at(position);
    const node = shown(row);
    return kept.keep(slot, {
      id: scroller.slotId(slot),
      slot,
      offsetPx: position * scroller.rowPx,
      node,
      depth: tree.depth(row),
      setSize: tree.setSize(row),
      positionInSet: tree.positionInSet(row),
      isExpanded: tree.hasChildren(row) ? isExpanded(tree, row, openIds) : undefined,
      isSelected: selectedId === undefined ? undefined : node.id === selectedId,
      checked: checks?.stateOf(row),
      isTabStop: position === active.position,
    });
  });
}

/** The nodes that hold the keyword, open as far as needed; opening and closing meanwhile is kept here. Null without a keyword. */
function useFilter<N>(whole: FullTree<N>, keyword: string) {
  const wanted = keyword.trim();
  const filtered = useMemo(() => (wanted ? whole.matching(wanted) : null), [whole, wanted]);
  const [opened, setOpened] = useState<{ readonly by: typeof filtered; readonly ids: ReadonlySet<string> } | null>(null);
  return (
    filtered && {
      ...filtered,
      expandedIds: opened?.by === filtered ? opened.ids : filtered.expandedIds,
      setExpandedIds: (ids: ReadonlySet<string>) => setOpened({ by: filtered, ids }),
    }
  );
}

/** Scrolls to the chosen row when the tree appears and whenever another row is chosen; opening nodes around it moves nothing. */
function useShownWhenChosen(id: string | null, position: number, { regionRef, rowPx }: ActiveRows['scroller']) {
  const shownId = useRef<string | null>(null);
  useLayoutEffect(() => {
    const region = regionRef.current;
    if (!region || position < 0 || rowPx === 0 || shownId.current === id) return;
    shownId.current = id;
    region.scrollTop = scrollToRow(position, { scrollPx: region.scrollTop, viewportPx: region.clientHeight, rowPx });
  }, [id, position, rowPx, regionRef]);
}
