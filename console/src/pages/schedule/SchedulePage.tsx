import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { CalendarView, daysShown } from '@milepost/kit/calendar-view';
import type { CalendarSlot, CalendarState } from '@milepost/kit/calendar-view';
import { weekStartOf } from '@milepost/kit/date-field';
import { systemClock, whenUsed } from '@milepost/kit/engines/clock';
import { addDays } from '@milepost/kit/engines/calendar-day';
import { useKit } from '@milepost/kit/kit-provider';
import { officeMoment, officeText } from '@milepost/openapi/domains/schedule';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide';
import { useEffect, useMemo, useState } from 'react';
import { useSession } from '../../auth/currentSession.ts';
import { useShortcut } from '../../commands/shortcuts.ts';
import { useApi } from '../../data/api/index.ts';
import { scheduleKeys } from '../../data/schedule/keys.ts';
import { schedulesQuery } from '../../data/schedule/queries.ts';
import { serverWords } from '../../feedback/index.ts';
import { lazyDialog } from '../../lazy/index.ts';
import { useOverlays } from '../../overlays/index.ts';
import { useRealtime } from '../../realtime/index.ts';
import { useNavigate, usePageSearch } from '../../routing/index.ts';
import { sheet } from '../sheet.css.ts';
import { itemsOf } from './items.ts';
import type { ScheduleFormProps } from './ScheduleForm.tsx';
import { scheduleSearch } from './search.ts';
import type { ScheduleSearch } from './search.ts';
import * as css from './SchedulePage.css.ts';

const ScheduleForm = lazyDialog(() => import('./ScheduleForm.tsx'));

/** One second before the next day begins. */
const SECOND_MS = 1000;

/** Schedules of one's own and received ones, as a calendar. It needs a session only. @source admin §2 @reading R-127 */
export default function SchedulePage() {
  const { t } = useLingui();
  return (
    <div className={sheet}>
      <div className={css.page}>
        <h1 className={css.title}>{t`Schedules`}</h1>
        <ScheduleCalendar />
      </div>
    </div>
  );
}

/** The calendar itself, on a page or over one. */
export function ScheduleCalendar() {
  const { t } = useLingui();
  const { user } = useSession().currentUser;
  const overlays = useOverlays();
  const navigate = useNavigate();
  const search = usePageSearch(scheduleSearch);
  // A page may stay open over midnight.
  const today = officeText(systemClock.now()).slice(0, 10);
  const [open, setOpen] = useState<ScheduleFormProps['of'] | null>(null);
  const { mode } = search;
  const day = search.day ?? today;
  const { rows, state } = useSchedules(search, day);
  const items = useMemo(() => itemsOf(rows), [rows]);
  const go = (part: Partial<ScheduleSearch>) => navigate({ search: scheduleSearch.write({ ...search, day, ...part }), replace: true });
  const create = (slot: CalendarSlot) => setOpen({ slot });
  const createHere = () => create({ day, time: null, isAllDay: false });
  const show = (id: string) => {
    const row = rows.find((one) => one.id === id);
    if (!row) return;
    if (row.creatorUserId === user.userId) setOpen({ id });
    else void overlays.openSchedule({ id, groupId: row.groupId ?? '' });
  };
  useShortcut({ id: 'new', group: 'page', label: t`New schedule`, keys: 'N', run: createHere });
  // What opens on a press is here before somebody presses.
  useEffect(() => whenUsed(ScheduleForm.prepare), []);
  return (
    <>
      <CalendarView
        mode={mode}
        onModeChange={(next) => go({ mode: next })}
        day={day}
        onDayChange={(next) => go({ day: next })}
        today={today}
        items={items}
        state={state}
        onOpen={show}
        onCreate={create}
        tools={
          <Button variant="primary" isFolding icon={Plus} onPress={createHere}>
            {t`New schedule`}
          </Button>
        }
      />
      {open && <ScheduleForm of={open} onClose={() => setOpen(null)} onAgain={() => setOpen(open)} />}
    </>
  );
}

const NONE: readonly never[] = [];

/** Schedules of the days a view shows. */
function useSchedules({ mode }: ScheduleSearch, day: string) {
  const { t } = useLingui();
  const { locale } = useKit();
  const api = useApi();
  const { from, to } = daysShown(mode, day, weekStartOf(locale));
  const span = { startMs: officeMoment(from), endMs: officeMoment(addDays(to, 1)) - SECOND_MS };
  const { data, isPending, isError, error, refetch } = useQuery(schedulesQuery(api, span));
  const queries = useQueryClient();
  const realtime = useRealtime();
  // Somebody has invited this person, moved a schedule, or called it off.
  useEffect(
    () =>
      realtime.subscribe((event) => {
        if (event.kind === 'push' && event.type === 'schedule') void queries.invalidateQueries({ queryKey: scheduleKeys.lists });
      }),
    [queries, realtime],
  );
  const state: CalendarState = isPending
    ? { kind: 'loading' }
    : isError && !data
      ? {
          kind: 'failed',
          title: t`The calendar did not load`,
          says: serverWords(error) ?? t`The server did not answer.`,
          retry: () => void refetch(),
        }
      : { kind: 'ready' };
  return { rows: data ?? NONE, state };
}
