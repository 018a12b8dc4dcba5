import { useLingui } from '@lingui/react/macro';
import { LoaderCircle, RefreshCw, TriangleAlert } from 'lucide';
import { Icon } from '../icon/index.ts';
import { partProps } from '../parts/index.ts';
import type { PartLooks } from '../parts/index.ts';
import { pickCellProps, pickGoProps, pickRowProps } from './headless.ts';
import type { PickEndView } from './headless.ts';
import { END_INDENT_PX, STEP_PX, cell, endAction, endRow, failure, spinner } from './PickTree.css.ts';
import type { PickTreePart } from './types.ts';

interface EndRowProps {
  readonly view: PickEndView;
  readonly parts: PartLooks<PickTreePart> | undefined;
}

/** Last row of a level: it is loading, it goes on, it did not load, or it is over. A row like any other to the keyboard. */
export function EndRow({ view, parts }: EndRowProps) {
  const { t } = useLingui();
  const { status, isTree, depth } = view;
  const style = { paddingInlineStart: isTree ? END_INDENT_PX + depth * STEP_PX : undefined };
  return (
    <div {...pickRowProps(view, partProps(parts, 'end', endRow, style))}>
      <span {...pickCellProps({ className: cell })}>
        {status === 'loading' && (
          <>
            <span className={spinner}>
              <Icon of={LoaderCircle} size="s" />
            </span>
            {t`Loading…`}
          </>
        )}
        {status === 'loaded' && <button {...pickGoProps(view, { className: endAction })}>{t`Load more`}</button>}
        {status === 'failed' && (
          <>
            <span className={failure}>
              <Icon of={TriangleAlert} size="s" />
              {t`Loading failed`}
            </span>
            <button {...pickGoProps(view, { className: endAction })}>
              <Icon of={RefreshCw} size="s" />
              {t`Retry`}
            </button>
          </>
        )}
        {status === 'last' && t`Nothing more`}
      </span>
    </div>
  );
}
