import { useLingui } from '@lingui/react/macro';
import { Status } from '@milepost/kit/status';
import type { StatusTone } from '@milepost/kit/status';
import { SCHEDULE_TYPES } from '@milepost/openapi/domains/schedule';
import type { ScheduleDetail, Urgency } from '@milepost/openapi/domains/schedule';
import type { ReactNode } from 'react';
import { useJoinedNames } from '../../i18n/useJoinedNames.ts';
import { timesOf } from './times.ts';
import * as css from './ScheduleViewer.css.ts';

/** A shape of its own for each. */
const TONES: Readonly<Record<Urgency, StatusTone>> = { normal: 'info', important: 'warning', urgent: 'danger' };

/** Facts of a schedule: type, urgency, title, content, start, end, creator, participants. @source forms §2.12 */
export function ScheduleFacts({ schedule, creator }: { readonly schedule: ScheduleDetail; readonly creator: string }) {
  const { t } = useLingui();
  const names = useJoinedNames();
  const { type, category, urgent, title, content, toUserNames } = schedule;
  const types = new Map<number, string>([
    [SCHEDULE_TYPES.schedule, t({ message: 'Schedule', context: 'type of schedule' })],
    [SCHEDULE_TYPES.meeting, t({ message: 'Meeting', context: 'type of schedule' })],
    [SCHEDULE_TYPES.shift, t({ message: 'Shift', context: 'type of schedule' })],
  ]);
  const urgencies: Readonly<Record<Urgency, string>> = { normal: t`Normal`, important: t`Important`, urgent: t`Urgent` };
  const typeName = type.name || category || (type.known === null ? '' : (types.get(type.known) ?? String(type.known)));
  const urgencyName = urgent.name || (urgent.known === null ? '' : urgencies[urgent.known]);
  const { start, end } = timesOf(schedule);
  return (
    <dl className={css.facts}>
      <Fact name={t`Type`}>{typeName}</Fact>
      <Fact name={t`Urgency`}>{urgencyName && <Status tone={urgent.known ? TONES[urgent.known] : 'info'}>{urgencyName}</Status>}</Fact>
      <Fact name={t`Title`}>{title}</Fact>
      <Fact name={t`Content`}>{content}</Fact>
      <Fact name={t`Start`}>{start}</Fact>
      <Fact name={t`End`}>{end}</Fact>
      <Fact name={t`Creator`}>{creator}</Fact>
      <Fact name={t`Participants`}>{names(toUserNames)}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt className={css.name}>{name}</dt>
      <dd className={css.value}>{children || <span className={css.none}>—</span>}</dd>
    </div>
  );
}
