import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useKit } from '../../kit-provider/index.ts';
import { pageOfRows, useActiveRow } from '../../row-scroller/index.ts';
import type { ActiveRows } from '../../row-scroller/index.ts';
import { ROW_HEIGHT } from '../look/DataTable.css.ts';
import type { MoreWatchProps } from '../rows/MoreWatch.tsx';
import type { RowLayout } from '../columns/rowLayout.ts';
import { withTail } from '../rows/tail.ts';
import type { Foot, Tail } from '../rows/tail.ts';
import type { DataTableProps } from '../types.ts';
import { useGridInput } from './useGridInput.ts';
import type { MoreRows } from '../rows/useMore.ts';
import { useRowSelection } from '../rows/useRowSelection.ts';
import { useTableRows } from '../rows/useTableRows.ts';

/** Of the height of the screen, as a page with a search above and pages below leaves it: 20 rows on 800 px. */
const SHARE = 0.75;
const GUESS = { narrow: pageOfRows('narrow table', 60, SHARE), wide: pageOfRows('table', [ROW_HEIGHT, 36], SHARE) };

/** Behaviour of the table: its rows and order, what stands below them, which part has the keyboard and what is done with it. */
export function useDataTable<Row>(
  props: DataTableProps<Row>,
  layout: RowLayout<Row>,
  has: { readonly rows: boolean; readonly parts: boolean },
) {
  const { rows: records, list, summary } = props;
  const { t } = useLingui();
  const { lang, announcer } = useKit();
  const shown = useTableRows(props, lang);
  const { tree, view } = shown;
  const { count } = view;
  const more = has.rows ? list?.more : undefined;
  const hasMore = more !== undefined && has.parts;
  const hasSummary = summary !== undefined && has.parts;
  const tailed = useMemo(() => {
    const tails: Tail[] = hasMore ? ['more'] : [];
    return withTail(tree, view, hasSummary ? [...tails, 'summary'] : tails);
  }, [tree, view, hasMore, hasSummary]);

  const refreshed = t`The data was refreshed`;
  // A list that grows with the screen must not ask for more rows on a guess.
  const guess = more ? undefined : GUESS[layout.isNarrow ? 'narrow' : 'wide'];
  const active = useActiveRow({ ...tailed, ...(guess && { guess }), onLost: () => announcer.say(refreshed) });
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
  const watch = useRef<Pick<MoreRows, 'look' | 'ask'>>(null);
  const growth: MoreWatchProps | null = more
    ? {
        watch,
        ask: { more, rows: records, count, total, regionRef, rowsInView: scroller.rowPx > 0 ? scroller.rowsInView() : 0 },
        isWaitedFor: () => layout.isOperated && position === morePosition && Boolean(regionRef.current?.contains(document.activeElement)),
        moveTo: rows.moveTo,
      }
    : null;

  const { revealed = null } = props;
  const reveal = useEffectEvent((id: string) => active.reveal(view.positionOf(tree.indexOf(id))));
  // Once React has drawn the list it came with.
  useEffect(() => {
    if (revealed) queueMicrotask(() => reveal(revealed.id));
  }, [revealed]);

  const choice = useRowSelection(props, tree, view);
  const foot: Foot = { more, morePosition, summaryPosition, ask: () => watch.current?.ask() };
  const handlers = useGridInput({ props, layout, shown, rows, choice, foot });

  return {
    ...shown,
    choice,
    scroller,
    total,
    foot,
    growth,
    revealedId: revealed?.id,
    onScroll: () => {
      scroller.onScroll();
      watch.current?.look();
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
  const summary = region?.querySelector('[data-summary]');
  const row = document.activeElement?.closest('[data-mp-row]');
  if (!region || !summary || !row) return;
  const coveredPx = row.getBoundingClientRect().bottom - summary.getBoundingClientRect().top;
  if (coveredPx > 0) region.scrollTop += coveredPx;
}
