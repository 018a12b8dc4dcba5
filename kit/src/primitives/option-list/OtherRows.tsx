/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows of a list under a field are placed by hand: they cannot be a table */
import { useLingui } from '@lingui/react/macro';
import { CircleAlert, LoaderCircle } from 'lucide';
import { memo } from 'react';
import { Icon } from '../icon/index.ts';
import { partProps } from '../parts/index.ts';
import type { PartLooks } from '../parts/index.ts';
import { action, failed, rowKind, spinner } from './OptionList.css.ts';
import { endRowProps, headingRowProps } from './headless.ts';
import type { EndRow as End, EndRowView, HeadingRowView } from './headless.ts';
import type { ListPart } from './types.ts';

interface RowProps<View> {
  readonly view: View;
  readonly parts: PartLooks<ListPart> | undefined;
}

/** The heading of a group. A reader hears it with each option; the keyboard passes over it. */
export const HeadingRow = memo(function HeadingRow({ view, parts }: RowProps<HeadingRowView>) {
  return <div {...headingRowProps(view, partProps(parts, 'group', rowKind.heading))}>{view.label}</div>;
});

/** The end of a list that is not all here: on its way, to be asked for, or failed. */
export const EndRow = memo(function EndRow({ view, parts }: RowProps<EndRowView>) {
  const words = <EndWords status={view.row.status} />;
  return (
    <div {...endRowProps(view, partProps(parts, 'end', rowKind.end))}>
      {view.look.kind === 'grid' ? <span role="gridcell">{words}</span> : words}
    </div>
  );
});

function EndWords({ status }: Pick<End, 'status'>) {
  const { t } = useLingui();
  switch (status) {
    case 'loading':
      return (
        <>
          <span className={spinner}>
            <Icon of={LoaderCircle} size="s" />
          </span>
          {t`Loading…`}
        </>
      );
    case 'failed':
      return (
        <>
          <span className={failed}>
            <Icon of={CircleAlert} size="s" />
            {t`Loading failed`}
          </span>{' '}
          <span className={action}>{t`Retry`}</span>
        </>
      );
    case 'more':
      return <span className={action}>{t`Load more`}</span>;
    case 'complete':
      return t`Nothing more`;
  }
}
