import { useLingui } from '@lingui/react/macro';
import type { Column } from '@milepost/kit/data-table';
import { Status } from '@milepost/kit/status';
import type { SystemLogRow } from '@milepost/openapi/domains/current-user';
import { useMemo } from 'react';
import type { LogKind } from '../../data/profile/keys.ts';
import { momentText } from '../../i18n/momentText.ts';

/** A server need not name its rows: a moment and a path do. */
export const logRowId = ({ id, creatorTime, requestURL, ipAddress }: SystemLogRow): string =>
  id || `${creatorTime} ${requestURL ?? ''} ${ipAddress}`;

/** The columns of one log. */
export function useLogColumns(kind: LogKind): Column<SystemLogRow>[] {
  const { t } = useLingui();
  return useMemo(() => {
    const time: Column<SystemLogRow> = {
      id: 'creatorTime',
      header: kind === 'signIns' ? t`Login time` : t`Request time`,
      text: (row) => momentText(row.creatorTime),
      width: { px: 200 },
      narrow: 'title',
    };
    const inNarrow = kind === 'signIns' ? 'meta' : 'hidden';
    const place: Column<SystemLogRow>[] = [
      { id: 'ipAddress', header: t`IP address`, text: (row) => row.ipAddress, width: { px: 140 }, narrow: inNarrow },
      { id: 'ipAddressName', header: t`Location`, text: (row) => row.ipAddressName, width: { flex: 1, minPx: 100 }, narrow: inNarrow },
      { id: 'platForm', header: t`Device`, text: (row) => row.platForm, width: { flex: 1, minPx: 100 }, narrow: 'hidden' },
    ];
    if (kind === 'signIns')
      return [
        time,
        ...place,
        {
          id: 'loginMark',
          header: t`Result`,
          text: (row) => (row.loginMark === null ? '' : row.loginMark ? t`Succeeded` : t`Failed`),
          cell: (row) =>
            row.loginMark === null ? null : (
              <Status tone={row.loginMark ? 'success' : 'danger'}>{row.loginMark ? t`Succeeded` : t`Failed`}</Status>
            ),
          width: { px: 120 },
          narrow: 'status',
        },
        {
          id: 'abstracts',
          header: t({ message: 'Note', context: 'log' }),
          text: (row) => row.abstracts ?? '',
          width: { flex: 3, minPx: 140 },
          narrow: 'hidden',
        },
      ];
    return [
      time,
      { id: 'requestMethod', header: t`Method`, text: (row) => row.requestMethod ?? '', width: { px: 96 }, narrow: 'status' },
      { id: 'requestURL', header: t`Path`, text: (row) => row.requestURL ?? '', width: { flex: 6, minPx: 240 }, narrow: 'meta' },
      {
        id: 'requestDuration',
        header: t`Duration (ms)`,
        text: (row) => (row.requestDuration === null ? '' : String(row.requestDuration)),
        figure: (row) => row.requestDuration ?? Number.NaN,
        width: { px: 112 },
        align: 'end',
        narrow: 'hidden',
      },
      ...place,
    ];
  }, [kind, t]);
}
