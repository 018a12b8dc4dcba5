import { useImperativeHandle, useLayoutEffect, useMemo, useRef } from 'react';
import { useExternalStore } from '../../engines/external-store/index.ts';
import { nodesOf, shownLevel, sizeOfLevel } from '../../engines/node-source/index.ts';
import type { NodeRow, PickNode } from '../../engines/node-source/index.ts';
import { everyRow } from '../../engines/row-core/index.ts';
import { mergeProps, refOf } from '../../engines/prop-getters/index.ts';
import { rowsOfSize, useActiveRow } from '../row-scroller/headless.ts';
import { rowTree, shownRows } from './shownRows.ts';
import type { ShownRow } from './shownRows.ts';
import type { PickTreeData, PickTreeOptions } from './types.ts';
import { useAutoMore } from './useAutoMore.ts';
import { useChosenInView } from './useChosenInView.ts';
import { useMore } from './useMore.ts';
import { usePickInput } from './usePickInput.ts';
import { usePickViews } from './usePickViews.ts';
import { useTreeSpoken } from './useTreeSpoken.ts';

/**
 * Behaviour of a tree, or a list, of any size that loads as it is opened and scrolled, to choose from, for markup of one's own. Draw
 * `rows` with `pickRowProps(view)` within `getGridProps()`, that within `getRegionProps()`, beside an element with `getProbeProps()`
 * that is as high as one row. It holds no choice of its own.
 * @reading R-212
 */
export function usePickTree<N extends PickNode>(props: PickTreeOptions<N>) {
  const { label, tree, shape, look, choice, messages, initial } = props;
  const { state, isFinding, rows, records, view } = useShownRows(tree, shape);
  const lookAt = ({ node, depth }: NodeRow<N>) => look(node, { isFound: isFinding && depth === 0 });
  const firstChosen = useFirstChosen(rows, look);
  const ownGuess = useMemo(() => initial && rowsOfSize(initial), [initial]);
  const guess = props.guess ?? ownGuess;
  const active = useActiveRow({
    tree: records,
    view,
    initialId: props.placeRef?.current?.key ?? firstChosen,
    ...(guess && { guess }),
  });
  const { scroller } = active;
  const spoken = useTreeSpoken(state, messages);
  useAutoMore(rows, scroller, tree);
  useScrollPosition(props, active.position < 0 ? null : (rows[active.position]?.key ?? null), scroller.regionRef);
  /** From outside: the rows take the keyboard only from the region around them. */
  function enter(position: number) {
    scroller.regionRef.current?.focus({ preventScroll: true });
    active.moveTo(position);
  }
  useChosenInView(props, choice.kind === 'many' ? -1 : rows.findIndex(({ key }) => key === firstChosen), scroller);
  useHandle(props, rows, active.position, enter);
  const input = usePickInput(props, { rows, active, lookAt, sumUp: (ids) => spoken.sumUp(ids) });
  const level = shownLevel(state);
  const isTree = shape === 'tree';
  const hasRows = rows.length > 0;
  const isLoading = nodesOf(level).length === 0 && (level.status === 'loading' || level.status === 'none');
  const keyword = state.search?.keyword;
  const views = usePickViews(props, { rows, active, lookAt });
  const more = useMore(state, tree, enter);
  const withoutRows = { role: 'group', 'aria-label': label, 'aria-busy': isLoading };

  return {
    /** Views of the rows that are looked at, by slot; null for a slot that is free. */
    rows: views,
    /** Number of rows there are, scrolled away or not. */
    count: rows.length,
    /** `rows`, or why there are none; `null` while nothing is known yet and nothing was asked for. */
    status: hasRows ? 'rows' : isLoading ? 'loading' : level.status,
    /** Word that is searched for; undefined without a search. */
    keyword,
    /** Asks again for what did not load. */
    retry: () => tree.send({ type: 'retry', at: keyword ? { at: 'matching', keyword } : { at: 'root' } }),
    /** Part of a list, or of what was found, that is here; null where all of it is, and in a tree. */
    more: hasRows && (!isTree || keyword !== undefined) ? more : null,
    /** Attributes of the element that scrolls. */
    getRegionProps: <Own extends object = object>(own?: Own) =>
      mergeProps(
        {
          ref: refOf(scroller.regionRef),
          tabIndex: -1,
          onScroll: scroller.onScroll,
          ...input,
          ...active.focusProps,
          ...(!hasRows && withoutRows),
        },
        own,
      ),
    /** Attributes of the element around the rows, as high as all of them. */
    getGridProps: <Own extends object = object>(own?: Own) =>
      mergeProps(
        {
          ref: refOf(scroller.rowsRef),
          role: isTree ? 'treegrid' : 'grid',
          'aria-label': label,
          'aria-multiselectable': choice.kind === 'many' || undefined,
          'aria-rowcount': isTree ? undefined : sizeOfLevel(level),
          'aria-busy': isTree ? undefined : level.status === 'loading',
          style: { blockSize: rows.length * scroller.rowPx },
        } as const,
        own,
      ),
    /** Attributes of an unseen element as high as one row: it tells the height. */
    getProbeProps: <Own extends object = object>(own?: Own) =>
      mergeProps({ ref: refOf(scroller.probeRef), 'aria-hidden': true } as const, own),
    /** Attributes of the button under a list that loads the next page. */
    getMoreProps: <Own extends object = object>(own?: Own) =>
      mergeProps({ type: 'button', 'aria-busy': more?.isLoading, onClick: more?.load } as const, own),
  };
}

/** Rows of the tree as they are shown now. */
function useShownRows<N extends PickNode>(tree: PickTreeData<N>['tree'], shape: PickTreeData<N>['shape']) {
  const state = useExternalStore(tree.subscribe, tree.getSnapshot);
  const isFinding = state.search !== null;
  const rows = useMemo(() => shownRows(state, shape === 'list' || isFinding), [state, shape, isFinding]);
  const records = useMemo(() => rowTree(rows), [rows]);
  const view = useMemo(() => everyRow(rows.length), [rows]);
  return { state, isFinding, rows, records, view };
}

/** Key of the first row that is chosen; null where none is. */
const useFirstChosen = <N extends PickNode>(rows: readonly ShownRow<N>[], look: PickTreeData<N>['look']): string | null =>
  useMemo(() => rows.find((row) => row.kind === 'node' && look(row.node, { isFound: false }).isChosen)?.key ?? null, [rows, look]);

/** Comes back to where somebody was, and remembers it when the tree goes away. */
function useScrollPosition<N extends PickNode>(
  { placeRef }: PickTreeData<N>,
  key: string | null,
  regionRef: { readonly current: HTMLElement | null },
) {
  const latest = useRef(key);
  useLayoutEffect(() => {
    latest.current = key;
  }, [key]);
  useLayoutEffect(() => {
    const region = regionRef.current;
    if (region && placeRef?.current) region.scrollTop = placeRef.current.scrollPx;
    return () => {
      if (placeRef && region) placeRef.current = { key: latest.current, scrollPx: region.scrollTop };
    };
  }, [placeRef, regionRef]);
}

function useHandle<N extends PickNode>(
  { handleRef }: PickTreeData<N>,
  rows: readonly ShownRow<N>[],
  position: number,
  enter: (position: number) => void,
) {
  useImperativeHandle(handleRef, () => ({
    focus(id) {
      const to = id === undefined ? Math.max(0, position) : rows.findIndex((row) => row.kind === 'node' && row.id === id);
      if (!rows[to]) return false;
      enter(to);
      return true;
    },
  }));
}
