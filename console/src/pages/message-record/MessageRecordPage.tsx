import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { DataTable } from '@milepost/kit/data-table';
import type { RowAction } from '@milepost/kit/data-table';
import { SelectionBar } from '@milepost/kit/selection-bar';
import type { Message } from '@milepost/openapi/domains/message';
import { CheckCheck, MailOpen, Trash2 } from 'lucide';
import { useCallback } from 'react';
import { ListPage, ListPages, ListTools, useColumnSettings, useFailedState, useLastPage } from '../../features/list-page/index.ts';
import { MessageFilters, useMarkAllRead } from '../../features/site-messages/index.ts';
import { useOverlays } from '../../overlays/index.ts';
import { sheet } from '../../features/list-page/sheet.css.ts';
import { filters } from './MessageRecordPage.css.ts';
import { RecordPanel } from './RecordPanel.tsx';
import { OPEN_ACTION, useRecordColumns } from './useRecordColumns.tsx';
import { useRecordPage } from './useRecordPage.ts';
import { useMarkRead } from './useMarkRead.ts';
import { useRemoveMessages } from './useRemoveMessages.ts';

/** Every message of the person: search, filters, list, pages; opening, deleting and marking as read. @source shell §2.1, §2.6 */
export default function MessageRecordPage() {
  const { t } = useLingui();
  const page = useRecordPage();
  const { search, list, selectedIds } = page;
  const { filter } = search;
  const { total } = list;
  const columns = useRecordColumns();
  const settings = useColumnSettings(columns);
  const remove = useRemoveMessages();
  const { markAllRead, isRunning } = useMarkAllRead();
  const marking = useMarkRead();
  const chosenUnread = list.rows.filter(({ id, isRead }) => !isRead && selectedIds.includes(id)).map(({ id }) => id);
  const actions = useRowActions(remove);
  const failed = useFailedState({ ...list, isFiltered: filter.keyword !== '' || filter.type !== 'all' || filter.isOnlyUnread });
  useLastPage({ state: list.state, page: search.page, pageSize: search.pageSize, total, turnTo: page.turnTo });
  return (
    <div className={sheet}>
      <ListPage
        title={t`Site messages`}
        facts={total === null ? [] : [t`${plural(total, { one: '# message', other: '# messages' })}`]}
        tools={
          <>
            <ListTools
              label={t`Search messages`}
              placeholder={t`Keyword, then Enter`}
              keyword={filter.keyword}
              onSearch={(keyword) => page.narrow({ keyword })}
              columns={settings}
            >
              <Button isFolding icon={CheckCheck} isBusy={isRunning} busyLabel={t`Marking`} onPress={() => void markAllRead(filter)}>
                {t`Mark all read`}
              </Button>
            </ListTools>
            <div className={filters}>
              <MessageFilters type={filter.type} isOnlyUnread={filter.isOnlyUnread} onChange={page.narrow} />
            </div>
          </>
        }
        foot={{
          pages: <ListPages page={search.page} pageSize={search.pageSize} total={total} onChange={page.turnTo} />,
        }}
        results={{ asked: JSON.stringify(filter), state: list.state, total }}
      >
        <DataTable<Message>
          key={JSON.stringify(search)}
          label={t`Site messages`}
          columns={columns}
          {...settings.table}
          rows={list.rows}
          rowId={rowId}
          rowLabel={rowLabel}
          list={{ firstNumber: (search.page - 1) * search.pageSize + 1, total }}
          selection={{ value: page.selection, onChange: page.select, total: list.rows.length }}
          actions={actions}
          state={
            list.state === 'empty'
              ? {
                  kind: 'empty',
                  panel: <RecordPanel filter={filter} onReset={() => page.narrow({ keyword: '', type: 'all', isOnlyUnread: false })} />,
                }
              : list.state === 'failed'
                ? failed
                : { kind: list.state }
          }
        />
        {selectedIds.length > 0 && (
          <SelectionBar count={selectedIds.length} onClear={page.selectNone}>
            <Button
              icon={MailOpen}
              isBusy={marking.isRunning}
              busyLabel={t`Marking`}
              isDisabled={chosenUnread.length === 0}
              onPress={() => void marking.mark(chosenUnread).then((isDone) => isDone && page.selectNone())}
            >
              {t`Mark as read`}
            </Button>
            <Button variant="danger" icon={Trash2} onPress={() => void remove(selectedIds).then((isDone) => isDone && page.selectNone())}>
              {t`Delete`}
            </Button>
          </SelectionBar>
        )}
      </ListPage>
    </div>
  );
}

const rowId = (row: Message) => row.id;
const rowLabel = (row: Message) => row.title;

/** Actions on a message; Enter opens it. */
function useRowActions(remove: ReturnType<typeof useRemoveMessages>) {
  const { t } = useLingui();
  const { openMessage } = useOverlays();
  return useCallback(
    (row: Message): RowAction[] => [
      { id: OPEN_ACTION, label: t({ message: 'Open', context: 'a message' }), run: () => void openMessage(row.id) },
      { id: 'remove', label: t`Delete`, tone: 'danger', run: () => void remove([row.id], row.title) },
    ],
    // What removes is the same for every row.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [t, openMessage],
  );
}
