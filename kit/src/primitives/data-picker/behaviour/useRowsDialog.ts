import { useEffect, useMemo, useRef } from 'react';
import type { DataNode, DataRecord } from '../../../engines/data-rows/index.ts';
import type { DataPickerSpec } from '../types.ts';
import { useDataPicker } from './useDataPicker.ts';
import type { DataPickerOptions } from './useDataPicker.ts';

const NOTHING: readonly string[] = [];

/** Options of `useRowsDialog`. */
export interface RowsDialogOptions extends Pick<DataPickerOptions, 'spec' | 'messages'> {
  /** Reads values of the form around, for parameters. */
  readonly valueOf: (field: string) => unknown;
  /** Called once: with what was confirmed, or with none. */
  readonly onChoose: (rows: readonly DataRecord[]) => void;
}

/**
 * Behaviour of rows to choose from without a field: open as long as it is called. There is no value that could be emptied, so that
 * confirming nothing is refused and said.
 * @source forms §2.6
 * @reading R-256
 */
export function useRowsDialog({ spec: given, valueOf, onChoose, messages }: RowsDialogOptions) {
  const spec = useMemo((): DataPickerSpec => ({ ...given, policy: { ...given.policy, onEmptyConfirm: 'refuse' } }), [given]);
  const isDone = useRef(false);
  const wasOpen = useRef(false);
  const end = (rows: readonly DataRecord[]) => {
    if (isDone.current) return;
    isDone.current = true;
    onChoose(rows);
  };
  const picker = useDataPicker({
    spec,
    valueOf,
    value: NOTHING,
    onChange: (_, nodes: readonly DataNode[]) => end(nodes.map(({ record }) => record)),
    messages,
  });
  const { act, isOpen } = picker;
  useEffect(() => void act({ kind: 'open' }), [act]);
  useEffect(() => {
    if (isOpen) wasOpen.current = true;
    else if (wasOpen.current) end([]);
  });
  return picker;
}
