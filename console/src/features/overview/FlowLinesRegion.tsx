import { useLingui } from '@lingui/react/macro';
import { DataText } from '@milepost/kit/data-text';
import type { DashboardFlow } from '@milepost/openapi/domains/portal';
import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { useApi } from '../../data/api/index.ts';
import { dashboardToDoQuery, ownFlowsQuery } from '../../data/portal/queries.ts';
import { flowOfLine } from './flowLink.ts';
import type { Linked, Titled } from './pageLink.ts';
import { Region, RegionRows } from './Region.tsx';
import { ShortTime } from './ShortTime.tsx';
import * as css from './overview.css.ts';

interface FlowLinesProps extends Linked {
  readonly query: UseQueryResult<readonly DashboardFlow[]>;
  readonly title: string;
  /** Name of the moment each line has. */
  readonly moment: string;
  readonly empty: { readonly title: string; readonly kind?: 'empty' | 'allDone' };
}

function FlowLines({ link, query, title, moment, empty }: FlowLinesProps) {
  const { t } = useLingui();
  return (
    <Region title={title} count={query.data?.length || null}>
      <RegionRows query={query} what={t`flows`} empty={empty}>
        {(rows) => (
          <ul className={css.list}>
            {rows.map((row) => (
              <li key={row.id} className={css.item}>
                <div className={css.itemWords}>
                  <FlowTitle link={link} row={row} />
                </div>
                <span className={css.itemTime}>
                  {row.creatorTime !== null && `${moment} `}
                  <ShortTime ms={row.creatorTime} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </RegionRows>
    </Region>
  );
}

function FlowTitle({ link: Link, row }: Linked & { readonly row: DashboardFlow }) {
  const to = flowOfLine(row);
  return (
    <div className={css.title}>
      {to === null ? (
        <span className={css.plainTitle}>
          <DataText of={row.fullName} />
        </span>
      ) : (
        <Link to={to} className={css.link}>
          <DataText of={row.fullName || row.id} />
        </Link>
      )}
    </div>
  );
}

/** The newest work that waits, as a card. */
export function ToDoLinesRegion({ link, title }: Linked & Titled) {
  const { t } = useLingui();
  const query = useQuery(dashboardToDoQuery(useApi().client));
  return (
    <FlowLines
      link={link}
      query={query}
      title={title || t`To do`}
      moment={t`Arrived`}
      empty={{ kind: 'allDone', title: t`Nothing waits for you` }}
    />
  );
}

/** The newest flows the person launched, as a card. */
export function OwnFlowsRegion({ link }: Linked) {
  const { t } = useLingui();
  const query = useQuery(ownFlowsQuery(useApi().client));
  return (
    <FlowLines
      link={link}
      query={query}
      title={t`Launched by me`}
      moment={t`Launched`}
      empty={{ title: t`You have launched nothing yet` }}
    />
  );
}
