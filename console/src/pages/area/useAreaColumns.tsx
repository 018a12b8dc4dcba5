import { useLingui } from '@lingui/react/macro';
import type { Column } from '@milepost/kit/data-table';
import { Status } from '@milepost/kit/status';
import type { AreaNode } from '@milepost/openapi/domains/area';
import { useMemo } from 'react';

/** The columns of the list, in their order. On a narrow page they become two lines. */
export function useAreaColumns(): Column<AreaNode>[] {
  const { t } = useLingui();
  return useMemo(
    () => [
      { id: 'fullName', header: t`Name`, text: (row) => row.fullName, width: { flex: 5, minPx: 200 }, narrow: 'title' },
      { id: 'enCode', header: t`Code`, text: (row) => row.enCode, width: { flex: 4, minPx: 140 }, sort: 'text', narrow: 'meta' },
      {
        id: 'sortCode',
        header: t`Sort order`,
        text: (row) => String(row.sortCode),
        width: { px: 120 },
        align: 'end',
        sort: 'number',
        narrow: 'meta',
      },
      {
        id: 'isEnabled',
        header: t`Status`,
        text: (row) => (row.isEnabled ? t`Enabled` : t`Disabled`),
        cell: (row) => <Status tone={row.isEnabled ? 'success' : 'off'}>{row.isEnabled ? t`Enabled` : t`Disabled`}</Status>,
        width: { px: 120 },
        narrow: 'status',
      },
    ],
    [t],
  );
}
