import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Alert } from '@milepost/kit/alert';
import type { PanelProps } from '@milepost/kit/forms/grammar';
import { clashesOf, endOfDay, startOfDay } from '@milepost/openapi/domains/schedule';
import type { Compared } from '@milepost/openapi/domains/schedule';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../data/api/index.ts';
import { schedulesQuery } from '../../data/schedule/queries.ts';
import { COMPARED_FIELDS, comparedOf } from './clashes.ts';
import type { ScheduleDraft } from './draft.ts';
import { useTimeWords } from './useTimeWords.ts';
import * as css from './SchedulePage.css.ts';

/** Clashes there is room for; the calendar has the rest. */
const MOST_NAMED = 4;
const NOWHERE = { startMs: 0, endMs: 0 };

/** Days that are asked for: whole ones, so that another hour of the same day asks nothing. */
function daysOf({ spans }: Compared) {
  const [first, last] = [spans[0] ?? NOWHERE, spans.at(-1) ?? NOWHERE];
  return { startMs: startOfDay(first.startMs), endMs: endOfDay(last.endMs) };
}

/** Schedules of this person that take place at the time that is filled in. It warns, and keeps nobody from saving. @reading R-725 */
export function ClashNotice({ read }: PanelProps) {
  const { t } = useLingui();
  const words = useTimeWords();
  const compared = comparedOf(Object.fromEntries(COMPARED_FIELDS.map((field) => [field, read(field)])) as unknown as ScheduleDraft);
  const { data } = useQuery({ ...schedulesQuery(useApi(), compared ? daysOf(compared) : NOWHERE), enabled: compared !== null });
  const [first, ...others] = compared && data ? clashesOf(compared, data) : [];
  if (!first) return null;
  const onMs = compared?.spans[0]?.startMs ?? 0;
  const named = others.slice(0, MOST_NAMED);
  const left = others.length - named.length;
  const participants = read('toUserIds');
  const hasOthers = Array.isArray(participants) && participants.length > 0;
  return (
    <Alert
      tone="warning"
      urgency="polite"
      title={words.overlaps([first, ...others], onMs)}
      description={
        (named.length > 0 || hasOthers) && (
          <>
            {named.length > 0 && (
              <ul className={css.clashes}>
                {named.map((clash) => (
                  <li key={clash.id}>{words.clash(clash, onMs)}</li>
                ))}
                {left > 0 && <li>{t`${plural(left, { one: '# more', other: '# more' })}`}</li>}
              </ul>
            )}
            {hasOthers && <p>{t`Your own calendar was compared; that of participants cannot be read.`}</p>}
          </>
        )
      }
    />
  );
}
