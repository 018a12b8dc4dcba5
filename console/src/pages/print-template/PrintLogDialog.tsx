import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { DataTable } from '@milepost/kit/data-table';
import type { Column } from '@milepost/kit/data-table';
import { Dialog } from '@milepost/kit/dialog';
import { SearchField } from '@milepost/kit/search-field';
import { StatePanel } from '@milepost/kit/state-panel';
import type { PrintLog } from '@milepost/openapi/domains/print';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useApi } from '../../data/api/index.ts';
import { personName } from '../../data/personName.ts';
import { ListPages, useFailedState } from '../../features/list-page/index.ts';
import type { AnyRow, OpenedProps } from '../../features/resource/index.ts';
import { momentText } from '../../i18n/momentText.ts';
import { printLogQuery } from './printLogQuery.ts';
import * as css from './PrintLogDialog.css.ts';

const FIRST = { keyword: '', page: 1, pageSize: 20 };

const rowId = ({ id }: PrintLog) => id;
const rowLabel = ({ printTitle }: PrintLog) => printTitle;

/** Everything that was printed with a template, newest first: what, by whom, when and how often. @source admin §2 forms §3 */
export default function PrintLogDialog({ row, onClose }: OpenedProps<AnyRow & { readonly fullName: string }>) {
  const { t } = useLingui();
  const [ask, setAsk] = useState(FIRST);
  const [typed, setTyped] = useState('');
  const logs = useQuery({ ...printLogQuery(useApi(), row.id, ask), placeholderData: keepPreviousData });
  const { fullName } = row;
  const label = t`Print log: ${fullName}`;
  const isFiltered = ask.keyword !== '';
  const failed = useFailedState({ error: logs.error, retry: () => void logs.refetch(), isFiltered });
  const columns = useColumns();
  const search = (keyword: string) => setAsk({ ...ask, keyword, page: 1 });
  const rows = logs.data?.rows ?? [];
  const empty = isFiltered ? (
    <StatePanel kind="noMatch" title={t`No match`} />
  ) : (
    <StatePanel kind="empty" title={t`Nothing was printed with it yet`} />
  );
  return (
    <Dialog title={label} widthPx={800} onClose={onClose} footer={<Button onPress={onClose}>{t`Close`}</Button>}>
      <div className={css.column}>
        <search className={css.search}>
          <SearchField
            label={t`Search: ${label}`}
            placeholder={t`Title or person`}
            value={typed}
            onChange={setTyped}
            onSubmit={search}
            onClear={() => search('')}
          />
        </search>
        <div className={css.table}>
          <DataTable<PrintLog>
            label={label}
            columns={columns}
            rows={rows}
            rowId={rowId}
            rowLabel={rowLabel}
            state={
              logs.isPending
                ? { kind: 'loading' }
                : logs.isError && !logs.data
                  ? failed
                  : rows.length === 0
                    ? { kind: 'empty', panel: empty }
                    : { kind: 'ready' }
            }
          />
        </div>
        <ListPages
          page={ask.page}
          pageSize={ask.pageSize}
          total={logs.data?.total ?? null}
          onChange={({ page, pageSize }) => setAsk({ ...ask, page, pageSize })}
        />
      </div>
    </Dialog>
  );
}

function useColumns(): Column<PrintLog>[] {
  const { t } = useLingui();
  return useMemo(
    () => [
      { id: 'printTitle', header: t`Title`, text: (log) => log.printTitle, width: { flex: 4, minPx: 180 }, narrow: 'title' },
      { id: 'printMan', header: t`Printed by`, text: (log) => personName(log.printMan), width: { flex: 2, minPx: 96 }, narrow: 'meta' },
      { id: 'printTime', header: t`Printed on`, text: (log) => momentText(log.printTime), width: { px: 152 }, narrow: 'meta' },
      { id: 'printNum', header: t`Times`, text: (log) => String(log.printNum), width: { px: 96 }, align: 'end', narrow: 'meta' },
    ],
    [t],
  );
}
