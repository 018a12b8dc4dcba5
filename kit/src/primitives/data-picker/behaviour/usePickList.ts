import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useAnnounce } from '../../../engines/environment/index.ts';
import { useExternalStore } from '../../../engines/external-store/index.ts';
import { createDataRows, dataNodes } from '../../../engines/data-rows/index.ts';
import type { DataNode, DataRowsEvent, DataRowsState } from '../../../engines/data-rows/index.ts';
import type { DataPickerState } from './useDataPicker.ts';

/** Rows asked for where there are no pages. @source forms §9 @reading R-133 */
export const UNPAGED_ROWS = 10_000;

/** The list while it is open. */
export interface PickList {
  readonly rows: DataRowsState;
  readonly nodes: readonly DataNode[];
  readonly send: (event: DataRowsEvent) => void;
  /** Rows there are beyond those that can be shown; 0 where everything is. */
  readonly beyond: number;
}

/** Loads the rows of a picker as long as it is open, anew each time, and says how many a search has found. @source forms §4 */
export function usePickList({ spec, parameters, messages: { found } }: DataPickerState, isOpen: boolean): PickList {
  const { source, rows: config } = spec;
  const announce = useAnnounce();
  const list = useMemo(() => createDataRows(source, config.hasPage ? config.pageSize : UNPAGED_ROWS), [source, config]);
  const rows = useExternalStore(list.subscribe, list.getSnapshot);
  const openWith = useEffectEvent(() => list.send({ type: 'open', parameters }));

  useEffect(() => {
    if (!isOpen) return undefined;
    openWith();
    return () => list.send({ type: 'stop' });
  }, [list, isOpen]);
  useEffect(() => {
    if (isOpen) list.send({ type: 'parameters', parameters });
  }, [list, isOpen, parameters]);

  const isFound = rows.isAnswered && rows.phase.status === 'idle';
  const matchCount = rows.total;
  const said = useRef('');
  useEffect(() => {
    if (!isOpen) said.current = '';
    if (!isOpen || !isFound || said.current === rows.keyword) return;
    said.current = rows.keyword;
    announce(found(matchCount));
  }, [isOpen, isFound, rows.keyword, matchCount, announce, found]);

  const nodes = useMemo(() => dataNodes(rows.rows, config), [rows.rows, config]);
  return { rows, nodes, send: list.send, beyond: config.hasPage ? 0 : Math.max(0, rows.total - rows.rows.length) };
}
