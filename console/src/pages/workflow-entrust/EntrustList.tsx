import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import type { ListColumns } from '@milepost/kit/column-settings';
import { DataTable } from '@milepost/kit/data-table';
import type { Column, TableState } from '@milepost/kit/data-table';
import { StatePanel } from '@milepost/kit/state-panel';
import type { Delegation } from '@milepost/openapi/domains/workflow';
import { personName } from '../../data/personName.ts';
import { useFailedState } from '../../features/list-page/index.ts';
import type { EntrustSearch } from './search.ts';
import { useEntrustActions } from './useEntrustActions.ts';
import type { EntrustRows } from './useEntrustList.ts';

interface EntrustListProps {
  readonly search: EntrustSearch;
  readonly list: EntrustRows;
  readonly nowMs: number;
  readonly columns: readonly Column<Delegation>[];
  readonly settings: ListColumns;
  readonly onEdit: (row: Delegation) => void;
  readonly onAdd: () => void;
  readonly onClear: () => void;
}

const rowId = ({ id }: Delegation) => id;

/** The table of a tab. What was entrusted to the person can only be looked at. @reading R-372 */
export function EntrustList({ search, list, nowMs, columns, settings, onEdit, onAdd, onClear }: EntrustListProps) {
  const { t } = useLingui();
  const { tab, keyword } = search;
  const actions = useEntrustActions(onEdit, nowMs);
  const failed = useFailedState({ ...list, isFiltered: keyword !== '' });
  const isOwn = tab === 'byMe';
  const state = (): TableState => {
    if (list.state === 'failed') return failed;
    if (list.state !== 'empty') return { kind: list.state };
    return {
      kind: 'empty',
      panel: keyword ? (
        <StatePanel kind="noMatch" title={t`No delegation matches`} actions={<Button onPress={onClear}>{t`Clear the search`}</Button>}>
          {t`Searched for “${keyword}”`}
        </StatePanel>
      ) : isOwn ? (
        <StatePanel kind="empty" title={t`You have entrusted nothing`} actions={<Button onPress={onAdd}>{t`New delegation`}</Button>} />
      ) : (
        <StatePanel kind="empty" title={t`Nothing was entrusted to you`} />
      ),
    };
  };
  return (
    <DataTable<Delegation>
      label={isOwn ? t`Entrusted by me` : t`Entrusted to me`}
      columns={columns}
      {...settings.table}
      rows={list.rows}
      rowId={rowId}
      rowLabel={isOwn ? toName : fromName}
      actions={isOwn ? actions : undefined}
      state={state()}
    />
  );
}

const toName = ({ toUserName, flowName }: Delegation) => `${personName(toUserName)} ${flowName}`;
const fromName = ({ userName, flowName }: Delegation) => `${personName(userName)} ${flowName}`;
