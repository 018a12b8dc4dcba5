import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { Status } from '@milepost/kit/status';
import { waitingCount } from '@milepost/openapi/domains/portal';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '../../data/api/index.ts';
import { flowCountsQuery } from '../../data/portal/queries.ts';
import { serverWords } from '../../feedback/index.ts';
import * as css from './overview.css.ts';

interface FigureProps {
  readonly name: string;
  /** Null where the server does not count it, undefined while nobody knows. */
  readonly value: number | null | undefined;
  readonly note?: ReactNode;
}

function Figure({ name, value, note }: FigureProps) {
  const { t } = useLingui();
  const count = value ?? 0;
  return (
    <div className={css.figure}>
      <dt className={css.figureName}>{name}</dt>
      <dd className={css.figureLine}>
        {value === null || value === undefined ? (
          <span className={css.figureValue}>
            <span aria-hidden="true">—</span>
          </span>
        ) : (
          <>
            <span className={css.figureValue}>{value}</span>
            <span className={css.figureUnit}>{t`${plural(count, { one: 'task', other: 'tasks' })}`}</span>
          </>
        )}
      </dd>
      {note && <dd className={css.figureNote}>{note}</dd>}
    </div>
  );
}

/** Counts of what waits, was handed over, done and copied, divided by hairlines. A server that does not count a thing shows a dash. */
export function Figures() {
  const { t } = useLingui();
  const { data, error, isError, isFetching, refetch } = useQuery(flowCountsQuery(useApi().client));
  const failed = isError && !data;
  return (
    <dl className={css.figures}>
      <Figure
        name={t`Flows waiting for me`}
        value={data && waitingCount(data)}
        note={
          failed ? (
            <>
              {serverWords(error)}{' '}
              <Button variant="accent" isBusy={isFetching} onPress={() => void refetch()}>
                {t`Did not load, retry`}
              </Button>
            </>
          ) : (
            data && waitingCount(data) === 0 && <Status tone="success">{t`All done`}</Status>
          )
        }
      />
      <Figure name={t`Handed over to me`} value={data?.entrust} />
      <Figure name={t`Handled by me`} value={data?.flowDone} />
      <Figure name={t`Copied to me`} value={data?.flowCirculate} />
    </dl>
  );
}
