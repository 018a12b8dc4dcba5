import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { EmptyState } from '@milepost/kit/empty-state';
import { GroupTitle } from '@milepost/kit/group-title';
import { useKit } from '@milepost/kit/kit-provider';
import { useScrollStop } from '@milepost/kit/scroll-stop';
import { Skeleton } from '@milepost/kit/skeleton';
import { visuallyHidden } from '@milepost/kit/theme';
import { createContext, useContext, useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { serverWords } from '../../feedback/index.ts';
import * as css from './overview.css.ts';

const Fitted = createContext(false);
/** Says that the regions below are as high as their places and scroll: their content is watched for it. */
export const FittedRegions = Fitted.Provider;

interface RegionProps {
  readonly title: string;
  /** Number of all of them; null while nobody knows. */
  readonly count?: number | null;
  /** At the end of the heading's line. */
  readonly actions?: ReactNode;
  /** Takes the whole width where regions stand side by side. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** One sheet of the overview with its heading. */
export function Region({ title, count = null, actions, isWide = false, children }: RegionProps) {
  const { t } = useLingui();
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const hasStop = useScrollStop(body, useContext(Fitted));
  return (
    <section className={isWide ? css.wideRegion : css.region} aria-labelledby={id}>
      <div className={css.head}>
        <GroupTitle
          id={id}
          note={count !== null && <Count of={count} words={t`${plural(count, { one: '# item', other: '# items' })}`} />}
          actions={actions}
        >
          {title}
        </GroupTitle>
      </div>
      <div ref={body} className={css.body} {...(hasStop && { role: 'group', 'aria-labelledby': id, tabIndex: 0 })}>
        {children}
      </div>
    </section>
  );
}

/** A number with what it counts: a figure to the eye, words to a screen reader. */
const Count = ({ of, words }: { readonly of: number; readonly words: string }) => (
  <>
    <span className={css.count} aria-hidden="true">
      {of}
    </span>
    <span className={visuallyHidden}>{words}</span>
  </>
);

interface RegionRowsProps<Row> {
  readonly query: {
    readonly data: readonly Row[] | undefined;
    readonly isError: boolean;
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** Name of what is loading, such as “notices”. */
  readonly what: string;
  /** Words for a region with nothing in it. */
  readonly empty: { readonly title: string; readonly kind?: 'empty' | 'allDone' };
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** Said each time it fails: the page around it stays as it is, and nobody looks for it. */
function FailedRows({ query, what }: Pick<RegionRowsProps<unknown>, 'query' | 'what'>) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const said = t`${{ what }} did not load`;
  useEffect(() => {
    if (!query.isFetching) announcer.say(said);
  }, [announcer, said, query.isFetching]);
  const ref = useRef<HTMLDivElement>(null);
  // The button that was pressed goes when the rows come: the keyboard goes to the heading above them.
  useLayoutEffect(() => {
    const own = ref.current;
    const labelId = own?.closest('section')?.getAttribute('aria-labelledby');
    const heading = labelId && document.getElementById(labelId);
    return () => {
      if (!heading || !own?.contains(document.activeElement)) return;
      heading.tabIndex = -1;
      heading.focus();
    };
  }, []);
  return (
    <div ref={ref} className={css.waiting}>
      <EmptyState
        kind="failed"
        title={t`This part did not load`}
        action={<Button isBusy={query.isFetching} onPress={() => void query.refetch()}>{t`Retry`}</Button>}
      >
        {serverWords(query.error) ?? t`The server did not answer.`}
      </EmptyState>
    </div>
  );
}

/** The rows of a region, or why there are none: each region loads, fails and is asked again for itself. */
export function RegionRows<Row>({ query, what, empty, children }: RegionRowsProps<Row>) {
  if (query.data === undefined && query.isError) return <FailedRows query={query} what={what} />;
  if (query.data === undefined)
    return (
      <div className={css.waiting}>
        <Skeleton kind="text" count={5} what={what} />
      </div>
    );
  if (query.data.length === 0)
    return (
      <div className={css.waiting}>
        <EmptyState kind={empty.kind ?? 'empty'} title={empty.title} />
      </div>
    );
  return children(query.data);
}
