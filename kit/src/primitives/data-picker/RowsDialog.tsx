import { useEffect, useMemo, useRef } from 'react';
import type { DataRecord } from '../../engines/data-rows/index.ts';
import { NotArrived, lazyPart, useLazyPart } from '../lazy/index.ts';
import type { DataPickerSpec } from './types.ts';
import { useDataPicker } from './useDataPicker.ts';

const panelPart = lazyPart(() => import('./PickPanel.tsx').then((module) => module.PickPanel));
const NOTHING: readonly string[] = [];

export interface RowsDialogProps {
  /** Name of what the rows are for. */
  readonly label: string;
  /** Rows in a dialog or a drawer; stable between renders. */
  readonly spec: DataPickerSpec;
  /** Reads values of the form around, for parameters. */
  readonly valueOf: (field: string) => unknown;
  /** Called once: with what was confirmed, or with none. */
  readonly onChoose: (rows: readonly DataRecord[]) => void;
}

/**
 * Rows of a data interface to choose from, without a field: it is open as long as it is drawn. There is no value that could be
 * emptied, so that confirming nothing is refused and said.
 * @source forms §2.6
 * @reading R-256
 */
export function RowsDialog({ label, spec: given, valueOf, onChoose }: RowsDialogProps) {
  const spec = useMemo((): DataPickerSpec => ({ ...given, policy: { ...given.policy, onEmptyConfirm: 'refuse' } }), [given]);
  const isDone = useRef(false);
  const wasOpen = useRef(false);
  const end = (rows: readonly DataRecord[]) => {
    if (isDone.current) return;
    isDone.current = true;
    onChoose(rows);
  };
  const picker = useDataPicker({
    label,
    spec,
    valueOf,
    value: NOTHING,
    onChange: (_, nodes) => end(nodes.map(({ record }) => record)),
  });
  const { state, act } = picker;
  const isOpen = state.kind === 'open';
  const panel = useLazyPart(panelPart, true);
  useEffect(() => void act({ kind: 'open' }), [act]);
  useEffect(() => {
    if (isOpen) wasOpen.current = true;
    else if (wasOpen.current) end([]);
  });
  if (panel.status === 'failed') return <NotArrived part={panelPart} />;
  const { look } = spec;
  return isOpen && panel.status === 'here' && look.popupType !== 'popover' ? (
    <panel.part label={label} spec={spec} look={look} picker={picker} />
  ) : null;
}
