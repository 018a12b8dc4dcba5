import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { DataTable } from '@milepost/kit/data-table';
import type { Column } from '@milepost/kit/data-table';
import { Dialog } from '@milepost/kit/dialog';
import type { UserRow } from '@milepost/openapi/domains/user';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useApi } from '../../../data/api/index.ts';
import { ListPages, useFailedState } from '../../list-page/index.ts';
import { resourceKeys } from '../keys.ts';
import type { AnyRow, OpenedProps } from '../types.ts';
import { listPeople } from './listPeople.ts';

/** Width of the dialog of members. @source admin §6 */
const WIDTH_PX = 800;
const PAGE_SIZE = 20;

const rowId = ({ id }: UserRow) => id;
const rowLabel = ({ realName }: UserRow) => realName;

/** The people of an organisation and of what stands below it, to read: where somebody belongs is said in the form of the person. */
export default function PeopleDialog({ row, onClose }: OpenedProps<AnyRow>) {
  const { t } = useLingui();
  const [{ page, pageSize }, turnTo] = useState({ page: 1, pageSize: PAGE_SIZE });
  const ask = { organizeId: row.id, currentPage: page, pageSize };
  const api = useApi();
  const people = useQuery({
    queryKey: resourceKeys('user').list(ask, null),
    queryFn: ({ signal }) => listPeople(api, ask, signal),
    placeholderData: keepPreviousData,
  });
  const name = String(Reflect.get(row, 'lastFullName') ?? '');
  const label = t`Members of ${name}`;
  const failed = useFailedState({ error: people.error, retry: () => void people.refetch(), isFiltered: false });
  const columns = useMemo(
    (): Column<UserRow>[] => [
      {
        id: 'realName',
        header: t({ message: 'Name', context: 'person' }),
        text: (user) => user.realName,
        width: { flex: 2, minPx: 120 },
        narrow: 'title',
      },
      { id: 'account', header: t`Account`, text: (user) => user.account, width: { flex: 2, minPx: 120 }, narrow: 'meta' },
      { id: 'organize', header: t`Organisation`, text: (user) => user.organize, width: { flex: 4, minPx: 180 }, narrow: 'meta' },
    ],
    [t],
  );
  const rows = people.data?.rows ?? [];
  return (
    <Dialog title={label} widthPx={WIDTH_PX} onClose={onClose} footer={<Button onPress={onClose}>{t`Close`}</Button>}>
      <DataTable<UserRow>
        label={label}
        columns={columns}
        rows={rows}
        rowId={rowId}
        rowLabel={rowLabel}
        state={
          people.isPending
            ? { kind: 'loading' }
            : people.isError && !people.data
              ? failed
              : rows.length === 0
                ? { kind: 'empty', panel: t`Nobody yet` }
                : { kind: 'ready' }
        }
      />
      <ListPages page={page} pageSize={pageSize} total={people.data?.total ?? null} onChange={turnTo} />
    </Dialog>
  );
}
