import { useLingui } from '@lingui/react/macro';
import { LoadFailed, LoadingWords, StatePanel } from '../../state-panel/index.ts';
import { skeletonBar, skeletonCell, skeletonFade, skeletonRow, skeletonWidth, stateArea } from '../look/DataTable.css.ts';
import { widths as columnWidths } from '../columns/Widths.css.ts';
import type { RowLayout, ShownColumn } from '../columns/rowLayout.ts';
import type { TableState } from '../types.ts';

interface TableStateAreaProps {
  readonly state: TableState;
  readonly label: string;
  /** The bars of a skeleton are as wide as these. */
  readonly layout: Pick<RowLayout<never>, 'isNarrow'> & { readonly columns: readonly Pick<ShownColumn<never>, 'stop' | 'style'>[] };
}

/** Area under the head while there are no rows: skeleton, failure, or the reason it is empty. */
export function TableStateArea({ state, label, layout }: TableStateAreaProps) {
  const { t } = useLingui();
  switch (state.kind) {
    case 'loading':
      return <LoadingRows label={label} layout={layout} />;
    case 'failed':
      return (
        <div className={stateArea}>
          <LoadFailed keepsFilters={state.isFiltered} onRetry={state.retry} detail={state.detail} />
        </div>
      );
    case 'empty':
      return <div className={stateArea}>{state.panel}</div>;
    case 'ready':
      return (
        <div className={stateArea}>
          <StatePanel kind="empty" title={t`No data yet`} />
        </div>
      );
  }
}

function LoadingRows({ label, layout: { columns, isNarrow } }: Omit<TableStateAreaProps, 'state'>) {
  const widths = Object.values(skeletonWidth);
  return (
    <>
      <div aria-hidden="true">
        {Object.values(skeletonFade).map((fade, row) => (
          <div key={fade} className={`${skeletonRow} ${fade}`}>
            {columns.map(({ stop, style }, place) => (
              <span key={stop} className={`${skeletonCell} ${isNarrow ? '' : (columnWidths[place] ?? '')}`} style={style}>
                <span className={`${skeletonBar} ${widths[(row + place) % widths.length]}`} />
              </span>
            ))}
          </div>
        ))}
      </div>
      <LoadingWords what={label} />
    </>
  );
}
