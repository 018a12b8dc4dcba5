import { useMemo } from 'react';
import { useTableColumns } from '../../forms/kinds/table/useTableColumns.ts';
import type { Named } from '../../forms/kinds/table/ColumnNames.tsx';
import type { FieldPath, TableColumn } from '../../forms/grammar/index.ts';
import { useText } from '../../forms/render/index.ts';
import type { Row } from '../../widgets/input-table/index.ts';
import type { RowGridColumn } from './headless.ts';
import { WORDS_PX, wordsField } from './WordsField.tsx';
import { asRow } from './types.ts';
import type { GridColumn } from './types.ts';

interface Facts {
  readonly controls: readonly TableColumn[];
  readonly ruleProblem: (column: TableColumn, row: Row) => string | null;
  readonly names: ReadonlyMap<FieldPath, Named>;
}

/** Columns of the drawn grid: those a form has for its cells, and words of the row. */
export function useGridColumns(columns: readonly GridColumn[], { controls, ruleProblem, names }: Facts): readonly RowGridColumn[] {
  const text = useText();
  const written = useTableColumns(controls, ruleProblem, names);
  return useMemo(
    () =>
      columns.flatMap((column): RowGridColumn[] => {
        if (column.kind === 'control') return written.filter(({ id }) => id === column.control.field);
        return [
          {
            id: column.id,
            label: text(column.label),
            isWords: true,
            kind: 'fixed',
            minPx: WORDS_PX,
            flex: column.align === 'end' ? 1 : 2,
            align: column.align ?? 'start',
            empty: null,
            text: (_, row) => column.text(asRow(row)),
            Field: wordsField((row) => column.text(asRow(row))),
            isRequired: () => false,
            isShown: () => true,
            isDisabled: () => true,
            problem: () => null,
          },
        ];
      }),
    [columns, written, text],
  );
}
