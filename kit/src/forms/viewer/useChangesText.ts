import { useLingui } from '@lingui/react/macro';
import type { RecordChanges } from './types.ts';

/** Line of people and moments: maker and last change of the record; '' where nothing of it is known. */
export function useChangesText(changes: RecordChanges | undefined): string {
  const { t } = useLingui();
  const { createdBy = '', createdAt = '', changedBy = '', changedAt = '' } = changes ?? {};
  const created =
    createdBy && createdAt
      ? t`Created by ${createdBy}, ${createdAt}`
      : createdBy
        ? t`Created by ${createdBy}`
        : createdAt
          ? t`Created ${createdAt}`
          : '';
  const changed =
    changedBy && changedAt
      ? t`Changed by ${changedBy}, ${changedAt}`
      : changedBy
        ? t`Changed by ${changedBy}`
        : changedAt
          ? t`Changed ${changedAt}`
          : '';
  return [created, changed].filter(Boolean).join(' · ');
}
