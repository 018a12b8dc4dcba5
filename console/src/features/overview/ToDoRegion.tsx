import { useLingui } from '@lingui/react/macro';
import { DataText } from '@milepost/kit/data-text';
import { Status } from '@milepost/kit/status';
import type { FlowTask } from '@milepost/openapi/domains/workflow';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../data/api/index.ts';
import { personName } from '../../data/personName.ts';
import { toDoQuery } from '../../data/workflow/queries.ts';
import { useSession } from '../../auth/currentSession.ts';
import { flowOfTask } from './flowLink.ts';
import type { Linked } from './pageLink.ts';
import { Region, RegionRows } from './Region.tsx';
import { ShortTime } from './ShortTime.tsx';
import * as css from './overview.css.ts';

/** As many as fit beside the calendar. */
const SHOWN = 8;

/** Path at which the menu has the whole list. */
const ALL = '/workFlow/flowTodo';

/** Since when a task waits: the server’s moment of arrival, else that of the launch. @reading R-442 */
const arrived = ({ creatorTime, startTime }: FlowTask): number | null => creatorTime ?? startTime;

/** Work that waits for the person, the newest first: title, who launched it, where it stands, since when. @reading R-377 */
export function ToDoRegion({ link: Link }: Linked) {
  const { t } = useLingui();
  const { pathOf } = useSession();
  const query = useQuery(toDoQuery(useApi().client));
  const hasAll = [...pathOf.values()].includes(ALL);
  const data = query.data?.rows;
  return (
    <Region
      title={t`To do`}
      count={query.data?.total || null}
      actions={
        hasAll && (
          <Link to={ALL} className={css.link}>
            {t({ message: 'All', context: 'whole list' })}
          </Link>
        )
      }
    >
      <RegionRows query={{ ...query, data }} what={t`work`} empty={{ kind: 'allDone', title: t`Nothing waits for you` }}>
        {(rows) => <ToDoTable link={Link} rows={rows.toSorted((a, b) => (arrived(b) ?? 0) - (arrived(a) ?? 0)).slice(0, SHOWN)} />}
      </RegionRows>
    </Region>
  );
}

function ToDoTable({ link: Link, rows }: Linked & { readonly rows: readonly FlowTask[] }) {
  const { t } = useLingui();
  return (
    <table className={css.table} aria-label={t`To do`}>
      <thead className={css.headRow}>
        <tr>
          <th scope="col" className={css.th}>{t`Task`}</th>
          <th scope="col" className={`${css.th} ${css.col.name}`}>{t`Initiator`}</th>
          <th scope="col" className={`${css.th} ${css.col.step}`}>{t`Step`}</th>
          <th scope="col" className={`${css.th} ${css.col.time}`}>{t`Arrived`}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.taskOperatorId ?? row.id} className={css.row}>
            <td className={css.td.title}>
              <span className={css.title}>
                <Link to={flowOfTask(row)} className={css.link}>
                  <DataText of={row.fullName || row.flowName || row.id} />
                </Link>
                {row.urgency === 'important' && <Status tone="warning">{t`Important`}</Status>}
                {row.urgency === 'urgent' && <Status tone="danger">{t`Urgent`}</Status>}
              </span>
            </td>
            <td className={css.td.plain}>
              <DataText of={personName(row.userName) || '—'} />
            </td>
            <td className={css.td.plain}>
              <DataText of={row.thisStep || '—'} />
            </td>
            <td className={css.td.time}>{arrived(row) === null ? '—' : <ShortTime ms={arrived(row)} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
