import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { systemClock } from '../../engines/clock/index.ts';
import { scrollToRow } from '../../engines/row-window/index.ts';
import { findTyped, isLetter, nothingTyped, typeLetter } from '../../engines/type-ahead/index.ts';
import { expandSiblings, isExpanded, openIds as writtenOut, visibleRows, withExpanded } from '../../engines/row-core/index.ts';
import type { Expanded } from '../../engines/row-core/index.ts';
import { pageOfRows, useActiveRow } from '../row-scroller/index.ts';
import { ROW_HEIGHT } from './Tree.css.ts';
import { layOutTree } from './layOutTree.ts';
import type { FullTree } from './layOutTree.ts';
import { treeChecks } from './treeChecks.ts';
import { treeCommand } from './treeKeys.ts';
import type { TreeNode, TreeProps } from './types.ts';

const ROWS = pageOfRows('tree', [ROW_HEIGHT, 30]);

/** Behaviour of the tree: which rows there are, which one has the keyboard, and what keys and clicks do. */
export function useTree<N>(props: TreeProps<N>) {
  const { nodes, node, selectedId = null, onSelect, expandedIds, onExpandedChange, keyword = '' } = props;
  const whole = useMemo(() => layOutTree(nodes, node), [nodes, node]);
  const filter = useFilter(whole, keyword);
  const rowsOf = filter ?? whole;
  const { tree, shown } = rowsOf;
  const openIds: Expanded = filter?.expandedIds ?? expandedIds;
  const setOpenIds = filter?.setExpandedIds ?? onExpandedChange;
  const view = useMemo(() => visibleRows(tree, openIds), [tree, openIds]);
  const checks = treeChecks(whole, rowsOf, props.checks);

  const rows = useActiveRow({ tree, view, initialId: selectedId, guess: ROWS });
  const { scroller } = rows;
  const typed = useRef(nothingTyped);

  const selectedRow = useMemo(() => (selectedId === null ? -1 : tree.indexOf(selectedId)), [tree, selectedId]);
  const selectedPosition = view.positionOf(selectedRow);
  useShownWhenChosen(selectedId, selectedPosition, scroller);

  function choose(position: number) {
    const row = view.at(position);
    const { id, disabledReason } = shown(row);
    if (checks) checks.toggle(row);
    else if (!disabledReason) onSelect?.(id, tree.record(row));
  }
  const isOpen = (position: number) => isExpanded(tree, view.at(position), openIds);
  const setOpen = (position: number, shouldOpen: boolean) =>
    setOpenIds(withExpanded(writtenOut(tree, openIds), tree.idOf(view.at(position)), shouldOpen));

  function onKeyDown(event: KeyboardEvent) {
    const { position } = rows;
    if (event.defaultPrevented || rows.isOutside(event.target) || view.count === 0) return;
    const row = view.at(position);
    const at = {
      position,
      count: view.count,
      rowsInView: scroller.rowsInView(),
      parentPosition: view.positionOf(tree.parent(row)),
      isExpanded: tree.hasChildren(row) ? isOpen(position) : null,
      hasChecks: Boolean(checks),
    };
    const command = treeCommand(event, at);
    if (command) event.preventDefault();
    switch (command?.does) {
      case 'move':
        return rows.moveTo(command.to);
      case 'checkTo':
        rows.moveTo(command.to);
        return checks?.check([row, view.at(command.to)]);
      case 'checkAll':
        return checks?.check(rootsOf(tree.size, tree.subtreeEnd));
      case 'expand':
      case 'collapse':
        return setOpen(position, command.does === 'expand');
      case 'expandSiblings':
        return setOpenIds(expandSiblings(tree, row, writtenOut(tree, openIds)));
      case 'select':
        return choose(position);
    }
    if (isLetter(event)) typeAhead(event.key);
  }

  function typeAhead(letter: string) {
    typed.current = typeLetter(typed.current, letter, systemClock.now());
    const to = findTyped(typed.current.text, rows.position, view.count, (position, text) =>
      words(shown(view.at(position))).some((word) => word.startsWith(text)),
    );
    if (to >= 0) rows.moveTo(to);
  }

  function onClick({ target }: MouseEvent) {
    const position = rows.positionOf(target);
    if (position < 0) return;
    if (target instanceof Element && target.closest('[data-toggle]')) setOpen(position, !isOpen(position));
    else choose(position);
  }

  /** The first press chooses the node, the second opens or closes it, as in a file manager. Checks are turned over instead. */
  function onDoubleClick({ target }: MouseEvent) {
    const position = rows.positionOf(target);
    if (checks || position < 0 || !tree.hasChildren(view.at(position))) return;
    if (!(target instanceof Element && target.closest('[data-toggle]'))) setOpen(position, !isOpen(position));
  }

  return { tree, shown, view, openIds, checks, rows, filter, handlers: { onKeyDown, onClick, onDoubleClick, ...rows.focusProps } };
}

const words = ({ label, keywords }: TreeNode<unknown>) => [label, ...(keywords?.split(' ') ?? [])].map((word) => word.toLowerCase());

function rootsOf(size: number, subtreeEnd: (row: number) => number): number[] {
  const roots: number[] = [];
  for (let row = 0; row < size; row = subtreeEnd(row)) roots.push(row);
  return roots;
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
function useShownWhenChosen(id: string | null, position: number, { regionRef, rowPx }: ReturnType<typeof useActiveRow>['scroller']) {
  const shownId = useRef<string | null>(null);
  useLayoutEffect(() => {
    const region = regionRef.current;
    if (!region || position < 0 || rowPx === 0 || shownId.current === id) return;
    shownId.current = id;
    region.scrollTop = scrollToRow(position, { scrollPx: region.scrollTop, viewportPx: region.clientHeight, rowPx });
  }, [id, position, rowPx, regionRef]);
}
