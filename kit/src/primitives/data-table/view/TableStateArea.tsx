import { useLingui } from '@lingui/react/macro';
import { LoadFailed, LoadingWords, StatePanel } from '../../state-panel/index.ts';
import { skeletonBar, skeletonCell, skeletonFade, skeletonRow, skeletonWidth, stateArea } from '../look/DataTable.css.ts';
import type { ShownColumn } from '../columns/rowLayout.ts';
import type { TableState } from '../types.ts';

interface TableStateAreaProps {
  readonly state: TableState;
  readonly label: string;
  /** The bars of a skeleton are as wide as these. */
  readonly columns: readonly Pick<ShownColumn<never>, 'stop' | 'width' | 'style'>[];
}

/** Area under the head while there are no rows: skeleton, failure, or the reason it is empty. */
export function TableStateArea({ state, label, columns }: TableStateAreaProps) {
  const { t } = useLingui();
  switch (state.kind) {
    case 'loading':
      return <LoadingRows label={label} columns={columns} />;
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

function LoadingRows({ label, columns }: Omit<TableStateAreaProps, 'state'>) {
  const widths = Object.values(skeletonWidth);
  return (
    <>
      <div aria-hidden="true">
        {Object.values(skeletonFade).map((fade, row) => (
          <div key={fade} className={`${skeletonRow} ${fade}`}>
            {columns.map(({ stop, width = '', style }, place) => (
              <span key={stop} className={`${skeletonCell} ${width}`} style={style}>
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
