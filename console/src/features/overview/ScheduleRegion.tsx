import { useLingui } from '@lingui/react/macro';
import { Status } from '@milepost/kit/status';
import type { ScheduleRow } from '@milepost/openapi/domains/schedule';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../data/api/index.ts';
import { schedulesOfDayQuery } from '../../data/portal/schedules.ts';
import { usePlaces } from '../../places/index.ts';
import { Region, RegionRows } from './Region.tsx';
import { useDates } from './useDates.ts';
import * as css from './overview.css.ts';

/** When a schedule begins and ends as far as today is concerned; what began before today or ends after it has its day. */
function useSpan() {
  const { t } = useLingui();
  const dates = useDates();
  return ({ isAllDay, startDay, endDay }: ScheduleRow, dayMs: number): string => {
    const one = (ms: number | null) => (dates.date(ms) === dates.date(dayMs) ? dates.time(ms) : dates.moment(ms));
    return isAllDay ? t`All day` : `${one(startDay)} – ${one(endDay)}`;
  };
}

interface ScheduleRegionProps {
  /** The day that is shown, as the first moment of it. */
  readonly dayMs: number;
}

/** What is in the person's calendar today. */
export function ScheduleRegion({ dayMs }: ScheduleRegionProps) {
  const { t } = useLingui();
  const places = usePlaces();
  const spanOf = useSpan();
  const query = useQuery(schedulesOfDayQuery(useApi().client, dayMs));
  return (
    <Region title={t`Today’s schedule`} count={query.data?.length || null}>
      <RegionRows query={query} what={t`the calendar`} empty={{ title: t`Nothing is planned for today` }}>
        {(rows) => (
          <ul className={css.list}>
            {rows.map((row) => (
              <li key={row.id} className={css.item}>
                <div className={css.itemWords}>
                  <div className={css.title}>
                    <button
                      type="button"
                      className={css.linkButton}
                      onClick={() => void places.openSchedule({ id: row.id, groupId: row.groupId ?? '' })}
                    >
                      {row.title}
                    </button>
                    {row.urgent === 'important' && <Status tone="warning">{t`Important`}</Status>}
                    {row.urgent === 'urgent' && <Status tone="danger">{t`Urgent`}</Status>}
                  </div>
                </div>
                <span className={css.itemTime}>{spanOf(row, dayMs)}</span>
              </li>
            ))}
          </ul>
        )}
      </RegionRows>
    </Region>
  );
}
