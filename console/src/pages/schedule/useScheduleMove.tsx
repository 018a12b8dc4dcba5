import { useLingui } from '@lingui/react/macro';
import type { CalendarSpan } from '@milepost/kit/calendar-view';
import { ScopeDialog } from '@milepost/kit/schedule-viewer';
import type { ScheduleScope } from '@milepost/kit/schedule-viewer';
import { useToaster } from '@milepost/kit/toast';
import { SCOPES, clashesOf, endOfDay, isRepeating, officeMoment, startOfDay } from '@milepost/openapi/domains/schedule';
import type { Schedule } from '@milepost/openapi/domains/schedule';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../data/api/index.ts';
import { saveSchedule } from '../../data/schedule/mutations.ts';
import { scheduleQuery, schedulesQuery } from '../../data/schedule/queries.ts';
import { useWrite } from '../../data/useWrite.ts';
import { UNDO_MS, useFeedback } from '../../feedback/index.ts';
import { comparedAt } from './clashes.ts';
import { bodyOf, draftOf, movedDraft } from './draft.ts';
import { useTimeWords } from './useTimeWords.ts';

const spanOf = ({ start, end }: CalendarSpan) => ({ startMs: officeMoment(start), endMs: officeMoment(end) });

/**
 * Puts schedules of the calendar at other times. One that repeats asks what of it is meant; what it overlaps with is told with its
 * success, and it can be taken back as long as that is shown, but for one that was parted from its earlier times.
 * @reading R-724
 */
export function useScheduleMove() {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const toaster = useToaster();
  const feedback = useFeedback();
  const words = useTimeWords();
  const { run, isRunning } = useWrite(saveSchedule(api));
  const [asking, setAsking] = useState<{ readonly answer: (scope: ScheduleScope | null) => void } | null>(null);
  const askScope = () =>
    new Promise<ScheduleScope | null>((resolve) => {
      setAsking({ answer: resolve });
    });

  /** The schedule as it is now: what the form would begin with. */
  async function current(id: string): Promise<Schedule> {
    const schedule = await queries.fetchQuery({ ...scheduleQuery(api, id), staleTime: 0 });
    if (schedule === null) throw new Error('[console] The server sent no schedule for this id, so there is nothing to move.');
    return schedule;
  }
  const put = async (schedule: Schedule, to: CalendarSpan, scope: ScheduleScope) =>
    run({ id: schedule.id, scope: SCOPES[scope], body: bodyOf(movedDraft(draftOf(schedule), to), schedule.color) });

  async function takeBack(id: string, to: CalendarSpan, scope: ScheduleScope) {
    try {
      // Its repetition has moved along, and moves back from where it is.
      const { msg } = await put(await current(id), to, scope);
      feedback.success('save', msg);
    } catch (error) {
      feedback.failure(error);
    }
  }
  async function overlapsOf(schedule: Schedule, to: CalendarSpan): Promise<string> {
    const span = spanOf(to);
    try {
      const rows = await queries.fetchQuery(schedulesQuery(api, { startMs: startOfDay(span.startMs), endMs: endOfDay(span.endMs) }));
      const [first, ...others] = clashesOf(comparedAt(schedule, span), rows);
      return first ? words.overlaps([first, ...others], span.startMs) : '';
    } catch {
      // It is where it was put: what nobody could compare is no failure of that.
      return '';
    }
  }
  /** @returns whether it is there */
  async function move(id: string, to: CalendarSpan): Promise<boolean> {
    try {
      const schedule = await current(id);
      const { start, end, isAllDay } = draftOf(schedule);
      const scope = isRepeating(schedule.repetition) ? await askScope() : 'all';
      if (scope === null) return false;
      const { msg } = await put(schedule, to, scope);
      const overlaps = await overlapsOf(schedule, to);
      const before = start !== null && end !== null && scope !== 'thisAndLater' ? { start, end } : null;
      toaster.show({
        tone: overlaps === '' ? 'success' : 'warning',
        title: msg || t({ message: 'Done', context: 'a write' }),
        detail: [words.time({ ...spanOf(to), isAllDay }), overlaps].filter(Boolean).join(' · '),
        durationMs: UNDO_MS,
        ...(before && { action: { label: t`Undo`, onPress: () => void takeBack(id, before, scope) } }),
      });
      return true;
    } catch (error) {
      feedback.failure(error);
      return false;
    } finally {
      setAsking(null);
    }
  }
  return {
    move,
    /** Question which times are meant, while it is asked. */
    question: asking && <ScopeDialog act="change" isRunning={isRunning} onChoose={asking.answer} onClose={() => asking.answer(null)} />,
  };
}
