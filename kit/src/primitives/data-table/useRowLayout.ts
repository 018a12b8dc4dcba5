import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useKit } from '../kit-provider/index.ts';
import { narrowColumns } from './columns.ts';
import type { RowLayout } from './rowLayout.ts';
import type { DataTableProps } from './types.ts';

type LayoutAsk<Row> = Pick<DataTableProps<Row>, 'columns' | 'rowLabel' | 'actions' | 'tree' | 'selection'>;

/** What all rows share, the same object as long as nothing of it changes. */
export function useRowLayout<Row>({ columns, rowLabel, actions, tree, selection }: LayoutAsk<Row>, isNarrow: boolean): RowLayout<Row> {
  const { t } = useLingui();
  const { locale } = useKit();
  const isTree = Boolean(tree);
  const hasSelection = Boolean(selection);
  return useMemo(() => {
    const before = hasSelection ? 2 : 1;
    const shown = isNarrow ? narrowColumns(columns) : columns;
    return {
      columns: shown.map((column) => ({ column, colIndex: columns.indexOf(column) + before })),
      actionsColIndex: columns.length + before,
      isNarrow,
      isTree,
      isOperated: isTree || hasSelection || Boolean(actions),
      hasSelection,
      rowLabel,
      actions,
      words: {
        select: (row) => t`Select ${row}`,
        actionsOf: (row) => t`Actions of ${row}`,
        comma: locale === 'en' ? ', ' : '，',
      },
    };
  }, [columns, rowLabel, actions, isTree, hasSelection, isNarrow, locale, t]);
}
