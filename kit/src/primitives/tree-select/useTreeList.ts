import { useMemo, useState } from 'react';
import { useSounds } from '../../engines/environment/index.ts';
import { collapseAll, expandSiblings, reveal, visibleRows, withExpanded } from '../../engines/row-core/index.ts';
import type { RowTree } from '../../engines/row-core/index.ts';
import {
  MAX_LIST_WIDTH_PX,
  READY,
  SEARCH_ABOVE_ROWS,
  createOptionFilter,
  endOf,
  useListOpening,
  useOptionList,
  widestPx,
} from '../option-list/headless.ts';
import type { ListLook, ListState } from '../option-list/headless.ts';
import { treeModel, wordsOf } from './treeRows.ts';
import type { TreeChosen } from './treeRows.ts';
import type { TreeOption } from './types.ts';

interface TreeListOptions {
  readonly tree: RowTree<TreeOption>;
  readonly chosen: TreeChosen;
  /** Nodes that are in sight when the tree opens; the keyboard begins on the first. */
  readonly startIds: readonly string[];
  readonly state?: ListState;
  readonly onPick: (row: number) => void;
  /** Ctrl+A; the rows a search has found, undefined for the whole tree. */
  readonly onPickAll?: (rows: number[] | undefined) => void;
}

const LOOKS = { one: { kind: 'tree', cardinality: 'one' }, many: { kind: 'tree', cardinality: 'many' } } as const satisfies Record<
  string,
  ListLook
>;
/** Chevron and box of a row. */
const BEFORE_NAME_PX = 40;

/** The tree under a field: what is open, what is searched for, and what keys and presses do with a node. */
export function useTreeList({ tree, chosen, startIds, state = READY, onPick, onPickAll }: TreeListOptions) {
  const [query, setQuery] = useState('');
  const { expandedIds, setExpandedIds, forget } = useExpanded(tree, startIds);
  const rowNumbers = useMemo(() => Array.from({ length: tree.size }, (_, row) => row), [tree]);
  const sounds = useSounds(query !== '');
  const filter = useMemo(() => createOptionFilter(rowNumbers, (row) => wordsOf(tree, row), sounds, true), [rowNumbers, tree, sounds]);
  const onlyLeaves = chosen.kind === 'one' && chosen.chooses === 'leaves';
  const isSearchable = tree.size > SEARCH_ABOVE_ROWS;
  const found = useMemo(() => {
    const rows = filter.find(query);
    return rows && { query, sounds, rows: onlyLeaves ? rows.filter((row) => !tree.hasChildren(row)) : rows };
  }, [filter, query, sounds, onlyLeaves, tree]);
  const model = useMemo(
    () => treeModel({ tree, chosen, view: visibleRows(tree, expandedIds), expandedIds, end: endOf(state), found }),
    [tree, chosen, found, expandedIds, state],
  );

  const setOpen = (row: number, isOpen: boolean) => setExpandedIds(withExpanded(expandedIds, tree.idOf(row), isOpen));
  const isOpenAt = (row: number) => (tree.hasChildren(row) ? expandedIds.has(tree.idOf(row)) : null);

  function toggle(row: number) {
    const isOpen = isOpenAt(row);
    if (isOpen !== null) setOpen(row, !isOpen);
  }

  function onSideways(way: 'in' | 'out' | 'siblings', position: number): number | null {
    const row = model.treeRowAt(position);
    const isOpen = row < 0 ? null : isOpenAt(row);
    if (way === 'siblings') {
      if (row >= 0) setExpandedIds(expandSiblings(tree, row, expandedIds));
      return null;
    }
    if (way === 'in') {
      if (isOpen === false) setOpen(row, true);
      return isOpen ? position + 1 : null;
    }
    if (isOpen) setOpen(row, false);
    return isOpen || row < 0 ? null : model.positionOf(tree.parent(row) < 0 ? '' : tree.idOf(tree.parent(row)));
  }

  const list = useOptionList({
    model,
    cardinality: chosen.kind,
    query,
    start: { key: startIds[0] ?? null },
    onPick(position) {
      const row = model.treeRowAt(position);
      if (onlyLeaves && tree.hasChildren(row)) toggle(row);
      else onPick(row);
    },
    ...(onPickAll && { onPickAll: () => onPickAll(found ? [...found.rows] : undefined) }),
    // Found nodes stand in a list: there is nothing to open.
    ...(!found && { onSideways }),
    onToggle: (position) => toggle(model.treeRowAt(position)),
    ...(isSearchable && { onSearch: setQuery }),
    onOpenChange() {
      setQuery('');
      forget();
    },
  });

  const opening = useListOpening({ list, kind: 'tree', hasSearch: isSearchable });
  const widthPx = useMemo(
    () => widestPx(rowNumbers.map((row) => ({ label: tree.record(row).label, depth: tree.depth(row) }))),
    [rowNumbers, tree],
  );

  return {
    opens: opening.opens,
    onOpen: opening.onOpen,
    panel: {
      anchorRef: opening.boxRef,
      list,
      look: LOOKS[chosen.kind],
      minWidthPx: Math.min(widthPx + BEFORE_NAME_PX, MAX_LIST_WIDTH_PX),
      search: isSearchable ? { query, onQuery: setQuery } : null,
    },
  };
}

/** Of what is chosen, so many nodes are in sight when the tree opens. */
const MAX_REVEALED = 20;

/** Open nodes: those opened before, and the way to what is chosen until somebody opens or closes a node. */
function useExpanded(tree: RowTree<TreeOption>, startIds: readonly string[]) {
  const [held, setHeld] = useState<{ readonly ids: ReadonlySet<string>; readonly isTouched: boolean }>({
    ids: collapseAll,
    isTouched: false,
  });
  const expandedIds = useMemo(
    () => (held.isTouched ? held.ids : startIds.slice(0, MAX_REVEALED).reduce((ids, id) => reveal(tree, id, ids), held.ids)),
    [held, tree, startIds],
  );
  return {
    expandedIds,
    setExpandedIds: (ids: ReadonlySet<string>) => setHeld({ ids, isTouched: true }),
    forget: () => setHeld((now) => (now.isTouched ? { ...now, isTouched: false } : now)),
  };
}
