import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { officeText } from '@milepost/openapi/domains/schedule';
import type { Clash, Span } from '@milepost/openapi/domains/schedule';

const dayOf = (atMs: number) => officeText(atMs).slice(5, 10);
const clockOf = (atMs: number) => officeText(atMs).slice(11);

/** Times of a schedule as short as they are sure; the day is left out where it is the one that is spoken of. */
function timeText({ startMs, endMs, isAllDay }: Span & { readonly isAllDay: boolean }, onMs: number | null): string {
  const [first, last] = [dayOf(startMs), dayOf(endMs)];
  if (isAllDay) return first === last ? first : `${first} – ${last}`;
  const end = first === last ? clockOf(endMs) : `${last} ${clockOf(endMs)}`;
  return onMs !== null && dayOf(onMs) === first ? `${clockOf(startMs)} – ${end}` : `${first} ${clockOf(startMs)} – ${end}`;
}

/** Words for times, and for schedules at the same time. @reading R-725 */
export function useTimeWords() {
  const { t } = useLingui();
  return {
    time: (span: Span & { readonly isAllDay: boolean }) => timeText(span, null),
    /** The first of several, and how many more. @param onMs start of the schedule they clash with */
    overlaps([first, ...others]: readonly [Clash, ...Clash[]], onMs: number): string {
      const { title } = first;
      const time = timeText(first, onMs);
      return others.length === 0
        ? t`Overlaps with “${title}” ${time}`
        : t`Overlaps with “${title}” ${time} and ${plural(others.length, { one: '# more', other: '# more' })}`;
    },
    clash: (clash: Clash, onMs: number) => `${clash.title} ${timeText(clash, onMs)}`,
  };
}
