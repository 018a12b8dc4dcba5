import { useLingui } from '@lingui/react/macro';
import { Button, IconButton } from '@milepost/kit/button';
import { CalendarView, daysShown } from '@milepost/kit/calendar-view';
import type { CalendarMode, CalendarSlot, CalendarState } from '@milepost/kit/calendar-view';
import { weekStartOf } from '@milepost/kit/date-parts';
import { systemClock, whenUsed } from '@milepost/kit/engines/clock';
import { addDays } from '@milepost/kit/engines/calendar-day';
import type { Weekday } from '@milepost/kit/engines/calendar-day';
import { useKit } from '@milepost/kit/kit-provider';
import { officeMoment, officeText } from '@milepost/openapi/domains/schedule';
import { useStore } from '@nanostores/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus, Settings2 } from 'lucide';
import { useEffect, useMemo, useState } from 'react';
import { useSession } from '../../auth/currentSession.ts';
import { useMenuName } from '../../auth/useMenuName.ts';
import { useShortcut } from '../../commands/shortcuts.ts';
import { useApi } from '../../data/api/index.ts';
import { scheduleKeys } from '../../data/schedule/keys.ts';
import { schedulesQuery } from '../../data/schedule/queries.ts';
import { serverWords } from '../../feedback/index.ts';
import { lazyDialog } from '../../lazy/index.ts';
import { useOverlays } from '../../overlays/index.ts';
import { useRealtime } from '../../realtime/index.ts';
import { useNavigate, usePageSearch } from '../../routing/index.ts';
import { calendarLunar, calendarView, calendarWeekStart } from '../../settings/shellSettings.ts';
import { sheet } from '../../features/list-page/sheet.css.ts';
import { itemsOf } from './items.ts';
import type { ScheduleFormProps } from './ScheduleForm.tsx';
import { SCHEDULE_PATH, scheduleSearch } from './search.ts';
import type { ScheduleSearch } from './search.ts';
import * as css from './SchedulePage.css.ts';

const CalendarSettings = lazyDialog(() => import('./CalendarSettings.tsx'));
const ScheduleForm = lazyDialog(() => import('./ScheduleForm.tsx'));

/** One second before the next day begins. */
const SECOND_MS = 1000;

/** Schedules of one's own and received ones, as a calendar. It needs a session only. @source admin §2 @reading R-127 */
export default function SchedulePage() {
  const { t } = useLingui();
  const name = useMenuName(SCHEDULE_PATH);
  return (
    <div className={sheet}>
      <div className={css.page}>
        <h1 className={css.title}>{name ?? t`Schedules`}</h1>
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
  const [isSetting, setSetting] = useState(false);
  const [open, setOpen] = useState<ScheduleFormProps['of'] | null>(null);
  const begun = useStore(calendarView.store);
  const mode = search.mode ?? begun;
  const firstDay = useFirstDay();
  const showsLunar = useStore(calendarLunar.store);
  const day = search.day ?? today;
  const { rows, state } = useSchedules(mode, firstDay, day);
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
        firstDay={firstDay}
        onModeChange={(next) => go({ mode: next })}
        day={day}
        onDayChange={(next) => go({ day: next })}
        today={today}
        items={items}
        showsLunar={showsLunar}
        state={state}
        onOpen={show}
        onCreate={create}
        tools={
          <>
            <IconButton
              icon={Settings2}
              label={t`Calendar settings`}
              opens={{ kind: 'dialog', isOpen: isSetting }}
              onPress={() => setSetting(true)}
            />
            <Button variant="primary" isFolding icon={Plus} onPress={createHere}>
              {t`New schedule`}
            </Button>
          </>
        }
      />
      {open && <ScheduleForm of={open} onClose={() => setOpen(null)} onAgain={() => setOpen(open)} />}
      {isSetting && <CalendarSettings onClose={() => setSetting(false)} onAgain={() => setSetting(true)} />}
    </>
  );
}

const NONE: readonly never[] = [];
const DAYS: Readonly<Record<string, Weekday>> = { sunday: 0, monday: 1, saturday: 6 };

/** First day of a week as this person wants it, or as their language has it. */
function useFirstDay(): Weekday {
  const { locale } = useKit();
  return DAYS[useStore(calendarWeekStart.store)] ?? weekStartOf(locale);
}

/** Schedules of the days a view shows. */
function useSchedules(mode: CalendarMode, firstDay: Weekday, day: string) {
  const { t } = useLingui();
  const api = useApi();
  const { from, to } = daysShown(mode, day, firstDay);
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
