import { useState } from 'react';
import { SheetEditor } from './SheetEditor.tsx';
import type { SheetEditorProps } from './SheetEditor.tsx';
import { TableDialog } from './TableDialog.tsx';
import type { OpenedTable } from './TableDialog.tsx';

/** Lines of a file that are corrected in place, and the grid of a sub-table over them while one is open. @reading R-228 */
export function RowsEditor(props: Omit<SheetEditorProps, 'onOpen'>) {
  const { sheet } = props;
  const [opened, setOpened] = useState<OpenedTable | null>(null);
  return (
    <>
      <SheetEditor
        {...props}
        onOpen={(row, columnId) => {
          const { number = 0 } = sheet.lines[row] ?? {};
          setOpened({ number, columnId, past: sheet.past.length, future: sheet.future.length });
        }}
      />
      {opened && <TableDialog {...props} opened={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
