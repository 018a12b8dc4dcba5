import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { PanelProps } from '@milepost/kit/forms/grammar';
import { GroupTitle } from '@milepost/kit/group-title';
import type { RecordChange } from '@milepost/openapi/domains/monitor';
import { useId } from 'react';
import { ChangedRecord } from '../../features/resource/index.ts';

/** Words of members many records have; others are called as the server calls them. */
const WORDS = {
  fullName: msg`Name`,
  realName: msg`Name`,
  enCode: msg`Code`,
  sortCode: msg`Sort order`,
  enabledMark: msg`Status`,
  description: msg`Description`,
  title: msg`Title`,
  type: msg`Type`,
  parentId: msg`Parent`,
};
const isNamed = (member: string): member is keyof typeof WORDS => Object.hasOwn(WORDS, member);

/** Records a deed has changed, with their members before and after. @reading R-478 */
export function LogChanges({ read }: PanelProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const changes = (read('changes') ?? []) as readonly RecordChange[];
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <GroupTitle id={id}>{t`What was changed`}</GroupTitle>
      {changes.map((change) => (
        <ChangedRecord
          key={`${change.kind}-${change.recordId}-${change.name}`}
          change={change}
          labelOf={(member) => (isNamed(member) ? i18n._(WORDS[member]) : member)}
        />
      ))}
    </section>
  );
}
