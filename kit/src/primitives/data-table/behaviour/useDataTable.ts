import { useEffect, useEffectEvent, useMemo } from 'react';
import { useAnnounce, useEnvironment } from '../../../engines/environment/index.ts';
import { rowsOfSize, useActiveRow } from '../../row-scroller/headless.ts';
import type { ActiveRows } from '../../row-scroller/headless.ts';
import type { RowLayout } from '../columns/rowLayout.ts';
import { withTail } from '../rows/tail.ts';
import type { Foot, Tail } from '../rows/tail.ts';
import type { TableOptions } from '../types.ts';
import { useGridInput } from './useGridInput.ts';
import { useMore } from '../rows/useMore.ts';
import { useRowSelection } from '../rows/useRowSelection.ts';
import { useTableRows } from '../rows/useTableRows.ts';

/** Behaviour of the table: its rows and order, what stands below them, which part has the keyboard and what is done with it. */
export function useDataTable<Row>(props: TableOptions<Row>, layout: RowLayout<Row>, hasRows: boolean) {
  const { rows: records, list, summary, messages, initial, isFootHere = true } = props;
  const { lang } = useEnvironment();
  const announce = useAnnounce();
  const shown = useTableRows(props, lang);
  const { tree, view } = shown;
  const { count } = view;
  const more = hasRows ? list?.more : undefined;
  const hasMore = more !== undefined && isFootHere;
  const hasSummary = summary !== undefined && isFootHere;
  const tailed = useMemo(() => {
    const tails: Tail[] = hasMore ? ['more'] : [];
    return withTail(tree, view, hasSummary ? [...tails, 'summary'] : tails);
  }, [tree, view, hasMore, hasSummary]);

  const ownGuess = useMemo(() => initial && rowsOfSize(initial), [initial]);
  // A list that grows with the screen must not ask for more rows on a guess.
  const guess = more ? undefined : (props.guess ?? ownGuess);
  const active = useActiveRow({ ...tailed, ...(guess && { guess }), onLost: () => announce(messages.refreshed) });
  const { position, stop, scroller } = active;
  const { regionRef } = scroller;
  const rows: ActiveRows = {
    ...active,
    moveTo(to, part) {
      active.moveTo(to, part);
      if (hasSummary && to >= 0 && to < count) showAbove(regionRef.current);
    },
  };

  const total = list?.total === undefined ? knownTotal(more?.kind, (list?.firstNumber ?? 1) - 1 + count) : list.total;
  const morePosition = hasMore ? count : null;
  const summaryPosition = hasSummary ? count + (hasMore ? 1 : 0) : null;
  const rowsInView = scroller.rowPx > 0 ? scroller.rowsInView() : 0;
  const growth = useMore({ more: hasMore ? more : undefined, messages: messages.more, rows: records, count, total, regionRef, rowsInView });
  const isWaitedFor = () => layout.isOperated && position === morePosition && Boolean(regionRef.current?.contains(document.activeElement));
  useEffect(() => {
    const firstNew = growth.takeFirstNew();
    // Not at once: moving renders, which an effect may not.
    if (firstNew !== null && isWaitedFor()) queueMicrotask(() => rows.moveTo(firstNew));
  });

  const { revealed = null } = props;
  const reveal = useEffectEvent((id: string) => active.reveal(view.positionOf(tree.indexOf(id))));
  // Once React has drawn the list it came with.
  useEffect(() => {
    if (revealed) queueMicrotask(() => reveal(revealed.id));
  }, [revealed]);

  const choice = useRowSelection(props, tree, view);
  const foot: Foot = { more, morePosition, summaryPosition, ask: growth.ask };
  const handlers = useGridInput({ props, layout, shown, rows, choice, foot });

  return {
    ...shown,
    choice,
    scroller,
    total,
    foot,
    isGrowing: more !== undefined,
    revealedId: revealed?.id,
    onScroll: () => {
      scroller.onScroll();
      growth.look();
    },
    moveTo: rows.moveTo,
    activeStopOf: (at: number) => (at === position ? stop : null),
    handlers,
    focusProps: active.focusProps,
  };
}

/** A list that is not at its end has more rows than anybody has counted. */
function knownTotal(kind: string | undefined, lastNumber: number): number | null {
  return kind === undefined || kind === 'end' ? lastNumber : null;
}

/** Brings the row with the keyboard out from under the summary, which lies over the rows at the lower edge. */
function showAbove(region: HTMLElement | null) {
  const summary = region?.querySelector('[data-mp-summary]');
  const row = document.activeElement?.closest('[data-mp-row]');
  if (!region || !summary || !row) return;
  const coveredPx = row.getBoundingClientRect().bottom - summary.getBoundingClientRect().top;
  if (coveredPx > 0) region.scrollTop += coveredPx;
}
