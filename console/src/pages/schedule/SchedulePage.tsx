import { useLingui } from '@lingui/react/macro';
import { Button, IconButton } from '@milepost/kit/button';
import { CalendarView, daysShown } from '@milepost/kit/calendar-view';
import type { CalendarMode, CalendarSlot, CalendarState } from '@milepost/kit/calendar-view';
import { weekStartOf } from '@milepost/kit/date-parts';
import { systemClock, onFirstInteraction } from '@milepost/kit/engines/clock';
import { addDays } from '@milepost/kit/engines/calendar-day';
import type { Weekday } from '@milepost/kit/engines/calendar-day';
import { useKit } from '@milepost/kit/kit-provider';
import { MenuButton } from '@milepost/kit/menu';
import { useOfficeClockNote } from '@milepost/kit/office-clock';
import { useIsNarrow } from '@milepost/kit/popover';
import { useToaster } from '@milepost/kit/toast';
import { officeMoment, officeText } from '@milepost/openapi/domains/schedule';
import type { ScheduleRow } from '@milepost/openapi/domains/schedule';
import { useStore } from '@nanostores/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarArrowDown, Plus, Settings2 } from 'lucide';
import { useEffect, useMemo, useState } from 'react';
import { useSession } from '../../auth/currentSession.ts';
import { useMenuName } from '../../auth/useMenuName.ts';
import { useShortcut } from '../../commands/shortcuts.ts';
import { useApi } from '../../data/api/index.ts';
import { scheduleKeys } from '../../data/schedule/keys.ts';
import { schedulesQuery } from '../../data/schedule/queries.ts';
import { DraftsOfForm } from '../../drafts/index.ts';
import { FEEDBACK_MS, serverWords } from '../../feedback/index.ts';
import { lazyDialog } from '../../lazy/index.ts';
import { useOverlays } from '../../overlays/index.ts';
import { useRealtime } from '../../realtime/index.ts';
import { useNavigate, usePageSearch } from '../../routing/index.ts';
import { calendarLunar, calendarView, calendarWeekStart } from '../../settings/shellSettings.ts';
import { useIcsExport } from '../../features/schedule-viewer/index.ts';
import { sheet } from '../../features/list-page/sheet.css.ts';
import { CalendarSettings } from './CalendarSettings.tsx';
import { itemsOf } from './items.ts';
import type { ScheduleFormProps } from './ScheduleForm.tsx';
import { SCHEDULE_PATH, scheduleSearch } from './search.ts';
import type { ScheduleSearch } from './search.ts';
import { useScheduleMove } from './useScheduleMove.tsx';
import * as css from './SchedulePage.css.ts';

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
  const items = useMemo(() => itemsOf(rows, user.userId), [rows, user.userId]);
  const { move, question } = useScheduleMove();
  const exportShown = useExportShown(mode, firstDay, day, rows);
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
  useEffect(() => onFirstInteraction(ScheduleForm.prepare), []);
  const clockNote = useOfficeClockNote();
  return (
    <>
      {clockNote && <p className={css.clockNote}>{clockNote}</p>}
      <DraftsOfForm form="schedule" onOpen={(id) => (id === null ? createHere() : setOpen({ id }))} />
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
        onMove={move}
        tools={
          <>
            <CalendarTools
              onSettings={() => setSetting(true)}
              isSetting={isSetting}
              onExport={state.kind === 'ready' ? exportShown : undefined}
            />
            <Button variant="primary" isFolding icon={Plus} onPress={createHere}>
              {t`New schedule`}
            </Button>
          </>
        }
      />
      {question}
      {open && <ScheduleForm of={open} onClose={() => setOpen(null)} onAgain={() => setOpen(open)} />}
      {isSetting && <CalendarSettings onClose={() => setSetting(false)} />}
    </>
  );
}

interface CalendarToolsProps {
  readonly onSettings: () => void;
  readonly isSetting: boolean;
  /** Left out while there is nothing to export. */
  readonly onExport: (() => void) | undefined;
}

/** Tools for the calendar as a whole; a narrow page has one button for all of them. */
function CalendarTools({ onSettings, isSetting, onExport }: CalendarToolsProps) {
  const { t } = useLingui();
  const isNarrow = useIsNarrow();
  const [settings, exports] = [t`Calendar settings`, t`Export to calendar file`];
  if (isNarrow && onExport)
    return (
      <MenuButton
        trigger={{ label: t`More` }}
        items={[
          { id: 'export', label: exports, icon: CalendarArrowDown },
          { id: 'settings', label: settings, icon: Settings2 },
        ]}
        onAction={(id) => (id === 'export' ? onExport : onSettings)()}
      />
    );
  return (
    <>
      {onExport && <IconButton icon={CalendarArrowDown} label={exports} onPress={onExport} />}
      <IconButton icon={Settings2} label={settings} opens={{ kind: 'dialog', isOpen: isSetting }} onPress={onSettings} />
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

/** Hands out every time of the days that are shown. */
function useExportShown(mode: CalendarMode, firstDay: Weekday, day: string, rows: readonly ScheduleRow[]) {
  const { t } = useLingui();
  const toaster = useToaster();
  const { all } = useIcsExport();
  return () => {
    const { from, to } = daysShown(mode, day, firstDay);
    if (rows.length > 0) all(rows, `${t`Schedules`} ${from === to ? from : `${from} – ${to}`}`);
    else toaster.show({ tone: 'info', title: t`Nothing is planned in these days`, durationMs: FEEDBACK_MS.error });
  };
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
          messageText: serverWords(error) ?? t`The server did not answer.`,
          retry: () => void refetch(),
        }
      : { kind: 'ready' };
  return { rows: data ?? NONE, state };
}
