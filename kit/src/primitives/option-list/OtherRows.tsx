/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows of a list under a field are placed by hand: they cannot be a table */
import { useLingui } from '@lingui/react/macro';
import { CircleAlert, LoaderCircle } from 'lucide';
import { useEffect } from 'react';
import { Icon } from '../icon/index.ts';
import { useKit } from '../kit-provider/index.ts';
import { action, failed, rowKind, spinner } from './OptionList.css.ts';
import { shifted } from './sameRow.ts';
import type { SlotProps } from './sameRow.ts';
import type { EndRow as End, ListLook } from './types.ts';

/** The heading of a group. A reader hears it with each option; the keyboard passes over it. */
export function HeadingRow({ place, label }: { readonly place: SlotProps; readonly label: string }) {
  return (
    <div id={place.id} data-mp-row={place.slot} className={rowKind.heading} style={{ transform: shifted(place) }} aria-hidden="true">
      {label}
    </div>
  );
}

interface EndRowProps {
  readonly place: SlotProps;
  readonly row: End;
  readonly kind: ListLook['kind'];
}

const ROLE = { listbox: 'option', tree: 'treeitem', grid: 'row' } as const;

/** The end of a list that is not all here: on its way, to be asked for, or failed. */
export function EndRow({ place, row, kind }: EndRowProps) {
  const { status } = row;
  const isInert = status === 'loading' || status === 'complete';
  const words = <EndWords status={status} />;
  return (
    <div
      role={ROLE[kind]}
      id={place.id}
      data-mp-row={place.slot}
      data-active={place.active}
      className={rowKind.end}
      style={{ transform: shifted(place) }}
      aria-selected={kind === 'grid' ? undefined : false}
      aria-level={kind === 'tree' ? (row.depth ?? 0) + 1 : undefined}
      aria-disabled={isInert || undefined}
    >
      {kind === 'grid' ? <span role="gridcell">{words}</span> : words}
    </div>
  );
}

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
      return <FailedWords />;
    case 'more':
      return <span className={action}>{t`Load more`}</span>;
    case 'complete':
      return t`Nothing more`;
  }
}

function FailedWords() {
  const { t } = useLingui();
  const { announcer } = useKit();
  const said = t`Loading failed. You can retry.`;
  useEffect(() => announcer.say(said), [announcer, said]);
  return (
    <>
      <span className={failed}>
        <Icon of={CircleAlert} size="s" />
        {t`Loading failed`}
      </span>{' '}
      <span className={action}>{t`Retry`}</span>
    </>
  );
}
