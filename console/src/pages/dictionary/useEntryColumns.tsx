import { useLingui } from '@lingui/react/macro';
import type { Column } from '@milepost/kit/data-table';
import { Status } from '@milepost/kit/status';
import type { Entry } from '@milepost/openapi/domains/dictionary';
import { useMemo } from 'react';

/** fullName, enCode, sortCode, enabledMark, in this order. @source admin §2 */
export function useEntryColumns(): Column<Entry>[] {
  const { t } = useLingui();
  return useMemo(
    () => [
      { id: 'fullName', header: t`Name`, text: (entry) => entry.fullName, width: { flex: 5, minPx: 200, mostPx: 280 }, narrow: 'title' },
      {
        id: 'enCode',
        header: t`Code`,
        text: (entry) => entry.enCode,
        width: { flex: 4, minPx: 140, mostPx: 240 },
        sort: 'server',
        narrow: 'meta',
      },
      {
        id: 'sortCode',
        header: t`Sort order`,
        text: (entry) => String(entry.sortCode),
        width: { px: 120 },
        align: 'end',
        sort: 'server',
        narrow: 'meta',
      },
      {
        id: 'isEnabled',
        header: t`Status`,
        text: (entry) => (entry.isEnabled ? t`Enabled` : t`Disabled`),
        cell: (entry) => <Status tone={entry.isEnabled ? 'success' : 'off'}>{entry.isEnabled ? t`Enabled` : t`Disabled`}</Status>,
        width: { px: 120 },
        narrow: 'status',
      },
    ],
    [t],
  );
}
