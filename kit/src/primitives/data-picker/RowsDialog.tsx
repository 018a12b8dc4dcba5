import type { DataRecord } from '../../engines/data-rows/index.ts';
import { NotArrived, lazyPart, useLazyPart } from '../lazy/index.ts';
import { useMessages } from '../lingui/index.ts';
import { useRowsDialog } from './headless.ts';
import { dataPickerMessages } from './messages.ts';
import type { DataPickerSpec } from './types.ts';

const panelPart = lazyPart(() => import('./PickPanel.tsx').then((module) => module.PickPanel));

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
export function RowsDialog({ label, ...options }: RowsDialogProps) {
  const picker = useRowsDialog({ ...options, messages: useMessages(dataPickerMessages) });
  const panel = useLazyPart(panelPart, true);
  if (panel.status === 'failed') return <NotArrived part={panelPart} />;
  const { look } = picker.spec;
  return picker.isOpen && panel.status === 'here' && look.popupType !== 'popover' ? (
    <panel.part label={label} look={look} picker={picker} />
  ) : null;
}
