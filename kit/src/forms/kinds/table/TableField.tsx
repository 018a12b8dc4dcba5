import { useMemo } from 'react';
import type { ComponentType } from 'react';
import { NotArrived, useLazyPart } from '../../../primitives/lazy/index.ts';
import { RelationDataProvider } from '../../../primitives/relation-data/index.ts';
import type { CellFieldProps } from '../../../widgets/input-table/index.ts';
import { emptyOf } from '../../grammar/index.ts';
import type { Read, TableColumn } from '../../grammar/index.ts';
import { useDrawnForm } from '../../render/drawnForm.ts';

/** Control as a row has room for it: a choice among buttons is one of a list there. @reading R-622 */
const inRow = (column: TableColumn): TableColumn =>
  column.kind === 'choice' && column.look === 'radio' ? { ...column, look: 'list' } : column;

/** Field of a column in one row: the editor the form itself uses. Its other columns come before fields of the form. */
export function tableField(column: TableColumn): ComponentType<CellFieldProps> {
  const control = inRow(column);
  return function TableField({ id, label, error, isRequired, use, value, row, onChange, onLeave, onProblem, typed }: CellFieldProps) {
    const { editorOf, store } = useDrawnForm();
    const editorPart = editorOf(column);
    const editor = useLazyPart(editorPart, true);
    const read = useMemo((): Read => (path) => (Object.hasOwn(row, path) ? row[path] : store.value(path)), [row, store]);
    if (editor.status === 'failed') return <NotArrived part={editorPart} />;
    if (editor.status !== 'here') return null;
    return (
      <RelationDataProvider>
        <editor.part
          control={control}
          field={{ id, label, help: undefined, error, isRequired, use }}
          value={value === undefined ? emptyOf(column) : value}
          read={read}
          onChange={onChange}
          onLeave={onLeave}
          onProblem={onProblem}
          typed={typed}
        />
      </RelationDataProvider>
    );
  };
}
