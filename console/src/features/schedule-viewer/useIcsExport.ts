import { useLingui } from '@lingui/react/macro';
import { systemClock } from '@milepost/kit/engines/clock';
import { useToaster } from '@milepost/kit/toast';
import { icsOf } from '@milepost/openapi/domains/schedule';
import type { IcsSchedule } from '@milepost/openapi/domains/schedule';
import { saveBytes } from '../../data/file/saveBytes.ts';
import { FEEDBACK_MS } from '../../feedback/index.ts';

/** Hands schedules out as a calendar file, which other calendars take in. @source admin §2 @reading R-726 */
export function useIcsExport() {
  const { t } = useLingui();
  const toaster = useToaster();
  function save(schedules: readonly IcsSchedule[], name: string, as: 'times' | 'series') {
    const text = icsOf(schedules, { nowMs: systemClock.now(), as });
    saveBytes(new Blob([text], { type: 'text/calendar;charset=utf-8' }), `${name}.ics`);
    toaster.show({ tone: 'success', title: t`The calendar file is saved`, durationMs: FEEDBACK_MS.save });
  }
  return {
    /** One schedule; what repeats comes again from this time on. */
    one: (schedule: IcsSchedule) => save([schedule], schedule.title.trim() || t`Schedule`, 'series'),
    /** Every time of some days. */
    all: (schedules: readonly IcsSchedule[], name: string) => save(schedules, name, 'times'),
  };
}
