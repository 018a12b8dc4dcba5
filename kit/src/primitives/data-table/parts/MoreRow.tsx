import { LoaderCircle, OctagonX } from 'lucide';
import { Icon } from '../../icon/index.ts';
import { moreButtonProps, moreCellProps, moreRowProps, moreTextProps } from '../headless.ts';
import type { TableMoreView } from '../headless.ts';
import { moreButton, moreCell, moreFailed, moreRow, moreSpinner } from '../look/Tail.css.ts';

/** Last row of a list that goes on: a button for more, which says when it loads and fails, or the end. */
export function MoreRow({ view }: { readonly view: TableMoreView }) {
  const { kind, text, label } = view;
  return (
    <div {...moreRowProps(view, { className: moreRow })}>
      <div {...moreCellProps(view, { className: moreCell })}>
        {text && (
          <span {...moreTextProps(view, { className: kind === 'failed' ? moreFailed : undefined })}>
            {kind === 'failed' && <Icon of={OctagonX} size="s" />}
            {text}
          </span>
        )}
        {label && (
          <button {...moreButtonProps(view, { className: moreButton })}>
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
