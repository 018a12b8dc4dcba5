import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { systemClock } from '../../engines/clock/index.ts';
import { scrollToRow } from '../../engines/row-window/index.ts';
import { expandSiblings, filterRows, nestedRows, visibleRows, withExpanded } from '../../engines/row-core/index.ts';
import type { RowTree } from '../../engines/row-core/index.ts';
import { useActiveRow } from '../row-scroller/index.ts';
import { treeCommand } from './treeKeys.ts';
import { findTyped, isLetter, nothingTyped, typeLetter } from './typeAhead.ts';
import type { TreeNode, TreeProps } from './types.ts';

/** A record with the way it shows. */
interface Shown<N> extends TreeNode<N> {
  readonly record: N;
}

/** Behaviour of the tree: which rows there are, which one has the keyboard, and what keys and clicks do. */
export function useTree<N>({ nodes, node, selectedId, onSelect, expandedIds, onExpandedChange, keyword = '' }: TreeProps<N>) {
  const whole = useMemo(() => layOut(nodes, node), [nodes, node]);
  const filter = useFilter(whole, keyword);
  const tree = filter?.tree ?? whole;
  const openIds = filter?.expandedIds ?? expandedIds;
  const setOpenIds = filter?.setExpandedIds ?? onExpandedChange;
  const view = useMemo(() => visibleRows(tree, openIds), [tree, openIds]);

  const rows = useActiveRow({ tree, view, initialId: selectedId });
  const { scroller } = rows;
  const typed = useRef(nothingTyped);

  const selectedPosition = view.positionOf(selectedId === null ? -1 : tree.indexOf(selectedId));
  useShownWhenChosen(selectedId, selectedPosition, scroller);

  const select = (position: number) => {
    const { id, record, disabledReason } = tree.record(view.at(position));
    if (!disabledReason) onSelect(id, record);
  };
  const setOpen = (position: number, isOpen: boolean) => setOpenIds(withExpanded(openIds, tree.idOf(view.at(position)), isOpen));

  function onKeyDown(event: KeyboardEvent) {
    const { position } = rows;
    if (event.defaultPrevented || rows.isOutside(event.target) || event.ctrlKey || event.metaKey || event.altKey || view.count === 0)
      return;
    const row = view.at(position);
    const isExpanded = tree.hasChildren(row) ? openIds.has(tree.idOf(row)) : null;
    const at = {
      position,
      count: view.count,
      rowsInView: scroller.rowsInView,
      parentPosition: view.positionOf(tree.parent(row)),
      isExpanded,
    };
    const command = treeCommand(event.key, at);
    if (command) event.preventDefault();
    switch (command?.does) {
      case 'move':
        return rows.moveTo(command.to);
      case 'expand':
      case 'collapse':
        return setOpen(position, command.does === 'expand');
      case 'expandSiblings':
        return setOpenIds(expandSiblings(tree, row, openIds));
      case 'select':
        return select(position);
    }
    if (isLetter(event)) typeAhead(event.key);
  }

  function typeAhead(letter: string) {
    typed.current = typeLetter(typed.current, letter, systemClock.now());
    const to = findTyped(typed.current.text, rows.position, view.count, (position, text) =>
      words(tree.record(view.at(position))).some((word) => word.startsWith(text)),
    );
    if (to >= 0) rows.moveTo(to);
  }

  function onClick({ target }: MouseEvent) {
    const position = rows.positionOf(target);
    if (position < 0) return;
    if (target instanceof Element && target.closest('[data-toggle]')) setOpen(position, !openIds.has(tree.idOf(view.at(position))));
    else select(position);
  }

  return { tree, view, openIds, rows, filter, handlers: { onKeyDown, onClick, ...rows.focusProps } };
}

function layOut<N>(nodes: readonly N[], node: (record: N) => TreeNode<N>): RowTree<Shown<N>> {
  const show = (record: N): Shown<N> => ({ ...node(record), record });
  return nestedRows({ roots: nodes.map(show), idOf: ({ id }) => id, childrenOf: ({ children }) => children?.map(show) });
}

const words = ({ label, keywords }: TreeNode<unknown>) => [label, ...(keywords?.split(' ') ?? [])].map((word) => word.toLowerCase());

/** The nodes that hold the keyword, open as far as needed; opening and closing meanwhile is kept here. Null without a keyword. */
function useFilter<N>(whole: RowTree<Shown<N>>, keyword: string) {
  const wanted = keyword.trim().toLowerCase();
  const filtered = useMemo(
    () => (wanted ? filterRows(whole, ({ label, keywords = '' }) => `${label} ${keywords}`.toLowerCase().includes(wanted)) : null),
    [whole, wanted],
  );
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
function useShownWhenChosen(id: string | null, position: number, { regionRef, rowPx }: ReturnType<typeof useActiveRow>['scroller']) {
  const shownId = useRef<string | null>(null);
  useLayoutEffect(() => {
    const region = regionRef.current;
    if (!region || position < 0 || rowPx === 0 || shownId.current === id) return;
    shownId.current = id;
    region.scrollTop = scrollToRow(position, { scrollPx: region.scrollTop, viewportPx: region.clientHeight, rowPx });
  }, [id, position, rowPx, regionRef]);
}
