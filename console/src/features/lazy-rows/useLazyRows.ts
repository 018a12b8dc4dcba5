import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Column, RowAction } from '@milepost/kit/data-table';
import { systemClock } from '@milepost/kit/engines/clock';
import { useKit } from '@milepost/kit/kit-provider';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { countShown, isWaiting, lineId, linesBelow } from './lazyRows.ts';
import type { Below, Branch, Line } from './lazyRows.ts';

/** Open rows. */
export interface OpenBranches<Row> {
  readonly ids: readonly string[];
  readonly expandedIds: ReadonlySet<string>;
  readonly setExpandedIds: (ids: ReadonlySet<string>) => void;
  /** Opens one more, such as the parent of a new row. */
  readonly open: (id: string) => void;
  /** For `useQueries`, which asks for the rows below each of `ids`, in their order. */
  readonly combine: (answers: readonly UseQueryResult<Row[]>[]) => ReadonlyMap<string, Below<Row>>;
}

/** Rows that are there without being asked for. */
export interface KnownRows<Row> {
  /** Question they are the answer to, such as a keyword: what was closed in one answer is open in the next. */
  readonly of: string;
  /** The rows, by the row above them; that one is open at first. */
  readonly below: ReadonlyMap<string, readonly Row[]>;
}

const NOTHING: KnownRows<never> = { of: '', below: new Map() };

/** Keeps which rows of a lazily loaded tree are open. @param onlyId row at the top beside which there is none: it opens by itself */
export function useOpenBranches<Row>(known: KnownRows<Row> = NOTHING, onlyId: string | null = null): OpenBranches<Row> {
  const { of, below } = known;
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [shut, setShut] = useState<{ readonly of: string; readonly ids: ReadonlySet<string> }>({ of, ids: new Set() });
  const isShut = useCallback((id: string) => shut.of === of && shut.ids.has(id), [shut, of]);
  const ids = useMemo(() => {
    const asked = onlyId === null || isShut(onlyId) ? opened : new Set([onlyId, ...opened]);
    return [...asked].filter((id) => !below.has(id));
  }, [opened, below, onlyId, isShut]);
  const expandedIds = useMemo(() => new Set([...[...below.keys()].filter((id) => !isShut(id)), ...ids]), [below, isShut, ids]);
  return {
    ids,
    expandedIds,
    setExpandedIds: useCallback(
      (now) => {
        setOpened((before) => new Set([...[...before].filter((id) => below.has(id)), ...[...now].filter((id) => !below.has(id))]));
        setShut({ of, ids: new Set([...below.keys(), ...(onlyId === null ? [] : [onlyId])].filter((id) => !now.has(id))) });
      },
      [of, below, onlyId],
    ),
    open: useCallback((id) => {
      setOpened((now) => new Set(now).add(id));
      setShut((now) => ({ of: now.of, ids: new Set([...now.ids].filter((each) => each !== id)) }));
    }, []),
    combine: useCallback(
      (answers) =>
        new Map([
          ...[...below].map(([id, rows]) => [id, { state: 'loaded', rows }] as const),
          ...answers.flatMap((answer, at) => (ids[at] === undefined ? [] : [[ids[at], read(answer)] as const])),
        ]),
      [ids, below],
    ),
  };
}

function read<Row>({ data, isError, isFetching, refetch }: UseQueryResult<Row[]>): Below<Row> {
  if (data) return { state: 'loaded', rows: data };
  return { state: isError && !isFetching ? 'failed' : 'loading', retry: () => void refetch() };
}

interface LazyRowsOptions<Row> {
  readonly rows: readonly Row[];
  readonly branches: OpenBranches<Row>;
  readonly below: ReadonlyMap<string, Below<Row>>;
  readonly columns: readonly Column<Row>[];
  readonly actions: ((row: Row) => readonly RowAction[]) | undefined;
}

/** Rows of a lazily loaded tree as a `DataTable` takes them: a row says at once that it can be opened, and loads when it is. */
export function useLazyRows<Row extends Branch>({ rows, branches, below, columns, actions }: LazyRowsOptions<Row>) {
  const { t } = useLingui();
  const words = useMemo(() => ({ loading: t`Loading…`, failed: t`This did not load` }), [t]);
  const retryLabel = t`Retry`;
  const { expandedIds, setExpandedIds } = branches;
  useAnnounceLoaded(below);

  const childrenOf = useCallback((line: Line<Row>) => linesBelow(line, below), [below]);
  const lineColumns = useMemo(
    () =>
      columns.map((column, at): Column<Line<Row>> => {
        const { cell, figure, mark } = column;
        return {
          ...column,
          text: (line) => (isWaiting(line) ? (at === 0 ? words[line.state] : '') : column.text(line)),
          cell: cell && ((line) => (isWaiting(line) ? null : cell(line))),
          mark: mark && ((line, place) => (isWaiting(line) ? null : mark(line, place))),
          figure: figure && ((line) => (isWaiting(line) ? Number.NaN : figure(line))),
        };
      }),
    [columns, words],
  );
  const hasFailed = [...below.values()].some(({ state }) => state === 'failed');
  const lineActions = useCallback(
    (line: Line<Row>): readonly RowAction[] => {
      if (!isWaiting(line)) return actions?.(line) ?? [];
      const known = below.get(line.waitsFor);
      return known?.state === 'failed' ? [{ id: 'retry', label: retryLabel, run: known.retry }] : [];
    },
    [actions, below, retryLabel],
  );
  return {
    rows,
    columns: lineColumns,
    rowId: lineId<Row>,
    rowLabel: useCallback((line: Line<Row>) => (isWaiting(line) ? words[line.state] : line.fullName), [words]),
    tree: useMemo(() => ({ childrenOf, expandedIds, onExpandedChange: setExpandedIds }), [childrenOf, expandedIds, setExpandedIds]),
    actions: actions || hasFailed ? lineActions : undefined,
    shown: countShown(rows, expandedIds, below),
  };
}

/** Time below which loading is not announced. */
const SAID_AFTER_MS = 300;

/** Says to a screen reader that rows are coming, that they have come, or that they did not. */
function useAnnounceLoaded<Row>(below: ReadonlyMap<string, Below<Row>>) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const before = useRef(below);
  useEffect(() => {
    for (const [id, now] of below) {
      if (before.current.get(id)?.state !== 'loading') continue;
      if (now.state === 'failed') announcer.say(t`Loading failed. You can retry.`);
      if (now.state !== 'loaded') continue;
      const count = now.rows.length;
      announcer.say(t`${plural(count, { one: '# row loaded', other: '# rows loaded' })}`);
    }
    before.current = below;
  }, [below, announcer, t]);

  const isLoading = [...below.values()].some(({ state }) => state === 'loading');
  useEffect(() => (isLoading ? systemClock.after(SAID_AFTER_MS, () => announcer.say(t`Loading…`)) : undefined), [isLoading, announcer, t]);
}
