import { controlsOf } from '@milepost/kit/forms/grammar';
import type { FormSpec } from '@milepost/kit/forms/grammar';
import type { RecordChanges } from '@milepost/kit/forms/viewer';
import { personName } from '../../../data/personName.ts';
import { momentText } from '../../../i18n/momentText.ts';

/** Members a record has of its own making, by their usual names. @source admin §3 */
const PEOPLE = { createdBy: 'creatorUser', changedBy: 'lastModifyUser' } as const;
const MOMENTS = { createdAt: 'creatorTime', changedAt: 'lastModifyTime' } as const;

/** People and moments of a record, but for those that are fields of it anyway. */
export function changesOf(spec: Pick<FormSpec, 'parts'>, record: object): RecordChanges {
  const shown = new Set(controlsOf(spec).map(({ control }) => control.field));
  const member = (name: string): unknown => (shown.has(name) ? null : Reflect.get(record, name));
  const person = (name: string): string => {
    const value = member(name);
    return typeof value === 'string' ? personName(value) : '';
  };
  const moment = (name: string): string => {
    const value = member(name);
    return typeof value === 'number' ? momentText(value) : '';
  };
  return {
    createdBy: person(PEOPLE.createdBy),
    createdAt: moment(MOMENTS.createdAt),
    changedBy: person(PEOPLE.changedBy),
    changedAt: moment(MOMENTS.changedAt),
  };
}
