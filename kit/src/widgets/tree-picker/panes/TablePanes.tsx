import { useLingui } from '@lingui/react/macro';
import { useCallback, useId } from 'react';
import { DataTable } from '../../../primitives/data-table/index.ts';
import { PickTree } from '../../../primitives/pick-tree/index.ts';
import { StatePanel } from '../../../primitives/state-panel/index.ts';
import { usePickerTable } from '../headless.ts';
import type { PickerTableOptions } from '../headless.ts';
import { sheet, sheetFrame } from './panes.css.ts';
import { PaneSearch } from './PaneSearch.tsx';
import { categoryPane, categoryTitle, chosenNow, rowsPane, tablePlace, tableTools, treeAndTable } from './TablePanes.css.ts';

/** Categories on the left decide what the table on the right lists; a row is chosen. @source forms §2.5 */
export function TablePanes(props: Omit<PickerTableOptions, 'renderEmpty'>) {
  const { t } = useLingui();
  const titleId = useId();
  const renderEmpty = useCallback(
    (keyword: string) => <StatePanel kind={keyword ? 'noMatch' : 'empty'} title={keyword ? t`Nothing found` : t`Nothing here yet`} />,
    [t],
  );
  const table = usePickerTable({ ...props, renderEmpty });
  return (
    <div className={sheetFrame}>
      <div className={`${sheet} ${treeAndTable}`}>
        <section className={categoryPane} aria-labelledby={titleId}>
          <h3 id={titleId} className={categoryTitle}>
            {table.categories.label}
          </h3>
          <PickTree {...table.categories} />
        </section>
        <section className={rowsPane} aria-label={table.rows.label}>
          {table.search && (
            <div {...table.getSearchAreaProps({ className: tableTools })}>
              <PaneSearch search={table.search} />
            </div>
          )}
          <div {...table.getTableAreaProps({ className: tablePlace })}>
            <DataTable key={table.rowsKey} {...table.rows} />
          </div>
          {table.chosenName !== null && <p className={chosenNow}>{t`Chosen: ${{ label: table.chosenName }}`}</p>}
        </section>
      </div>
    </div>
  );
}
