import { useLingui } from '@lingui/react/macro';
import { DataText } from '@milepost/kit/data-text';
import { Status } from '@milepost/kit/status';
import type { ScheduleRow } from '@milepost/openapi/domains/schedule';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../data/api/index.ts';
import { schedulesOfDayQuery } from '../../data/portal/schedules.ts';
import { momentText, shortMoment } from '../../i18n/momentText.ts';
import { useOverlays } from '../../overlays/index.ts';
import type { Titled } from './pageLink.ts';
import { Region, RegionRows } from './Region.tsx';
import * as css from './overview.css.ts';

interface SpanProps {
  readonly row: ScheduleRow;
  /** The day that is shown. */
  readonly dayMs: number;
}

/** Begin and end of a schedule as far as the day is concerned; what began before it or ends after it has its day. @reading R-388 */
function Span({ row: { isAllDay, startDay, endDay }, dayMs }: SpanProps) {
  const { t } = useLingui();
  const write = (one: (ms: number) => string) => [startDay, endDay].map((ms) => (ms === null ? '' : one(ms))).join(' – ');
  if (isAllDay) return t`All day`;
  return <span title={write(momentText)}>{write((ms) => shortMoment(ms, dayMs))}</span>;
}

interface ScheduleRegionProps extends Titled {
  /** The day that is shown, as the first moment of it. */
  readonly dayMs: number;
}

/** Schedules of the person today. */
export function ScheduleRegion({ dayMs, title }: ScheduleRegionProps) {
  const { t } = useLingui();
  const overlays = useOverlays();
  const query = useQuery(schedulesOfDayQuery(useApi().client, dayMs));
  return (
    <Region
      title={title || t`Today’s schedule`}
      count={query.data?.length || null}
      actions={
        <button type="button" className={css.linkButton} onClick={() => void overlays.openCalendar()}>
          {t`Calendar`}
        </button>
      }
    >
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
                      onClick={() => void overlays.openSchedule({ id: row.id, groupId: row.groupId ?? '' })}
                    >
                      <DataText of={row.title} />
                    </button>
                    {row.urgent === 'important' && <Status tone="warning">{t`Important`}</Status>}
                    {row.urgent === 'urgent' && <Status tone="danger">{t`Urgent`}</Status>}
                  </div>
                </div>
                <span className={css.itemTime}>
                  <Span row={row} dayMs={dayMs} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </RegionRows>
    </Region>
  );
}
