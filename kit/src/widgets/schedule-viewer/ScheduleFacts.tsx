import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Status } from '../../primitives/status/index.ts';
import type { StatusTone } from '../../primitives/status/index.ts';
import * as css from './ScheduleViewer.css.ts';
import type { ScheduleKind, ScheduleUrgency, ViewedSchedule } from './types.ts';

/** A shape of its own for each. */
const TONES: Readonly<Record<ScheduleUrgency, StatusTone>> = { normal: 'info', important: 'warning', urgent: 'danger' };

/** Facts of a schedule: type, urgency, title, content, start, end, creator, participants. @source forms §2.12 */
export function ScheduleFacts({ schedule }: { readonly schedule: ViewedSchedule }) {
  const { t } = useLingui();
  const { kind, urgency, title, content, start, end, creator, participants } = schedule;
  const kinds: Readonly<Record<ScheduleKind, string>> = {
    schedule: t({ message: 'Schedule', context: 'type of schedule' }),
    meeting: t({ message: 'Meeting', context: 'type of schedule' }),
    shift: t({ message: 'Shift', context: 'type of schedule' }),
  };
  const urgencies: Readonly<Record<ScheduleUrgency, string>> = { normal: t`Normal`, important: t`Important`, urgent: t`Urgent` };
  const kindName = schedule.kindName || (kind ? kinds[kind] : '');
  const urgencyName = schedule.urgencyName || (urgency ? urgencies[urgency] : '');
  return (
    <dl className={css.facts}>
      <Fact name={t`Type`}>{kindName}</Fact>
      <Fact name={t`Urgency`}>{urgencyName && <Status tone={urgency ? TONES[urgency] : 'info'}>{urgencyName}</Status>}</Fact>
      <Fact name={t`Title`}>{title}</Fact>
      <Fact name={t`Content`}>{content}</Fact>
      <Fact name={t`Start`}>{start}</Fact>
      <Fact name={t`End`}>{end}</Fact>
      <Fact name={t`Creator`}>{creator}</Fact>
      <Fact name={t`Participants`}>{participants}</Fact>
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
