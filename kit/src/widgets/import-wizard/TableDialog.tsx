import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { page } from './ImportWizard.css.ts';
import { SheetEditor } from './SheetEditor.tsx';
import type { SheetEditorProps } from './SheetEditor.tsx';
import { judged } from './sheet.ts';
import type { SheetLine } from './sheet.ts';
import { tableCheck, tableLinesOf, withTableLines } from './tableLines.ts';

/** A sub-table that is open, and how many steps the sheet could take back and do again then. */
export interface OpenedTable {
  /** Number of the line it belongs to. */
  readonly number: number;
  readonly columnId: string;
  readonly past: number;
  readonly future: number;
}

interface TableDialogProps extends Omit<SheetEditorProps, 'onOpen'> {
  readonly opened: OpenedTable;
  readonly onClose: () => void;
}

/**
 * Rows of a sub-table of one line, corrected as the lines are. Every correction is one of the sheet at once, so it is kept, judged and
 * taken back with the others; steps from before the table was opened are taken back outside of it. @reading R-228
 */
export function TableDialog({ sheet, check, opened, onEdit, onUndo, onRedo, onClose }: TableDialogProps) {
  const { t } = useLingui();
  const { number, columnId } = opened;
  // A correction is the end of what could be done again before.
  const [future, setFuture] = useState(opened.future);
  const at = sheet.lines.findIndex((line) => line.number === number);
  const line = sheet.lines[at];
  const column = sheet.columns.find(({ id }) => id === columnId);
  if (!line || !column?.rows) return null;
  const rowsOf = (lines: readonly SheetLine[]) =>
    tableLinesOf(
      lines.find((one) => one.number === number),
      columnId,
    );
  const { label } = column;
  return (
    <Dialog
      title={t`Row ${number}: ${label}`}
      isData
      widthPx={800}
      onClose={onClose}
      footer={
        <Button variant="primary" onPress={onClose}>
          {t({ message: 'Done', context: 'with the rows of a sub-table' })}
        </Button>
      }
    >
      <div className={page}>
        <SheetEditor
          label={label}
          sheet={{
            columns: column.rows,
            lines: tableLinesOf(line, columnId),
            past: sheet.past.slice(opened.past).map(rowsOf),
            future: sheet.future.slice(future).map(rowsOf),
          }}
          hasReasons={false}
          isFirst
          check={check && tableCheck(line, columnId, check)}
          onEdit={(lines) => {
            setFuture(0);
            onEdit(judged(sheet.lines.with(at, withTableLines(line, columnId, lines)), check));
          }}
          onUndo={onUndo}
          onRedo={onRedo}
        />
      </div>
    </Dialog>
  );
}
