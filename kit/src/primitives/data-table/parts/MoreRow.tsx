/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one in a scroll region, which table elements cannot be */
import { useLingui } from '@lingui/react/macro';
import { LoaderCircle, OctagonX } from 'lucide';
import { Icon } from '../../icon/index.ts';
import { moreButton, moreCell, moreFailed, moreRow, moreSpinner } from '../look/Tail.css.ts';
import { MORE_STOP } from '../rows/tail.ts';
import type { TableMore } from '../types.ts';

interface MoreRowProps {
  readonly more: TableMore;
  readonly onAsk: () => void;
  readonly domId: string;
  readonly slot: number;
  readonly offsetPx: number;
  readonly isOperated: boolean;
  /** Part that is the tab stop of the table; null when another row has it. */
  readonly activeStop: number | null;
}

/** Last row of a list that goes on: a button for more, which says when it loads and fails, or the end. */
export function MoreRow({ more: { kind }, onAsk, domId, slot, offsetPx, isOperated, activeStop }: MoreRowProps) {
  const { t } = useLingui();
  const textId = `${domId}-text`;
  const text = kind === 'failed' ? t`Loading failed` : kind === 'end' ? t`No more rows` : '';
  const label = { more: t`Load more`, loading: t`Loading more…`, failed: t`Retry`, end: '' }[kind];
  const isTabStop = activeStop !== null && kind === 'end';
  return (
    <div
      role="row"
      id={domId}
      data-mp-row={slot}
      className={moreRow}
      style={{ transform: `translateY(${offsetPx}px)` }}
      tabIndex={isOperated && isTabStop ? 0 : -1}
      aria-label={text || label}
    >
      <div role={isOperated ? 'gridcell' : 'cell'} aria-colindex={1} className={moreCell}>
        {text && (
          <span id={textId} className={kind === 'failed' ? moreFailed : undefined}>
            {kind === 'failed' && <Icon of={OctagonX} size="s" />}
            {text}
          </span>
        )}
        {label && (
          // One element from asking to the answer, so that the keyboard stays on it.
          <button
            type="button"
            className={moreButton}
            data-mp-stop={MORE_STOP}
            tabIndex={!isOperated || activeStop === MORE_STOP ? 0 : -1}
            aria-describedby={text ? textId : undefined}
            aria-disabled={kind === 'loading' || undefined}
            onClick={kind === 'loading' ? undefined : onAsk}
          >
            {kind === 'loading' && (
              <span className={moreSpinner}>
                <Icon of={LoaderCircle} size="s" />
              </span>
            )}
            {label}
          </button>
        )}
      </div>
    </div>
  );
}
