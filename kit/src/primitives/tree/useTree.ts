import { useEffect, useRef } from 'react';
import { useAnnounce } from '../../engines/environment/index.ts';
import { mergeProps, refOf } from '../../engines/prop-getters/index.ts';
import type { TreeMessages, TreeOptions } from './types.ts';
import { useTreeInput } from './useTreeInput.ts';
import { useTreeRows, useTreeViews } from './useTreeRows.ts';

/**
 * Behaviour of a tree of any size, for markup of one's own: its rows by slot, attributes of its parts, and what keys and presses do.
 * Draw `rows` with `treeRowProps(view)` within `getTreeProps()`, that within `getRegionProps()`, beside an element with
 * `getProbeProps()` that is as high as one row.
 */
export function useTree<N>(options: TreeOptions<N>) {
  const { label, state = { kind: 'ready' } } = options;
  const model = useTreeRows(options);
  const { view, checks, active, hasRows, filter } = model;
  const { scroller } = active;
  const rows = useTreeViews(model, options.selectedId);
  const input = useTreeInput(model, options.onSelect);
  useFoundAnnounced(filter?.matchCount ?? null, options.messages);
  const withoutRows = { role: 'group', 'aria-label': label, 'aria-busy': state.kind === 'loading' };

  return {
    /** Views of the rows that are looked at, by slot; null for a slot that is free. */
    rows,
    /** Number of rows there are, scrolled away or not. */
    count: view.count,
    /** True while rows are drawn; else the region holds what says why there are none. */
    hasRows,
    isFiltered: filter !== null,
    /** Moves the keyboard to a row by its position among those that are shown. */
    moveTo: active.moveTo,
    /** Attributes of the element that scrolls. */
    getRegionProps: <Own extends object = object>(own?: Own) =>
      mergeProps(
        {
          ref: refOf(scroller.regionRef),
          tabIndex: -1,
          onScroll: scroller.onScroll,
          ...active.focusProps,
          ...(hasRows ? input : withoutRows),
        },
        own,
      ),
    /** Attributes of the element around the rows, as high as all of them. */
    getTreeProps: <Own extends object = object>(own?: Own) =>
      mergeProps(
        {
          ref: refOf(scroller.rowsRef),
          role: 'tree',
          'aria-label': label,
          'aria-multiselectable': checks ? true : undefined,
          style: { blockSize: view.count * scroller.rowPx },
        } as const,
        own,
      ),
    /** Attributes of an unseen element as high as one row: it tells the height. */
    getProbeProps: <Own extends object = object>(own?: Own) =>
      mergeProps({ ref: refOf(scroller.probeRef), 'aria-hidden': true } as const, own),
  };
}

/** Says how many nodes a filter found, and that it was taken away. */
function useFoundAnnounced(matchCount: number | null, { found, searchCleared }: TreeMessages) {
  const announce = useAnnounce();
  const before = useRef(matchCount);
  useEffect(() => {
    if (matchCount === before.current) return;
    before.current = matchCount;
    announce(matchCount === null ? searchCleared : found(matchCount));
  }, [announce, found, searchCleared, matchCount]);
}
