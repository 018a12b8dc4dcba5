import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { DataTable } from '@milepost/kit/data-table';
import { ListResults } from '@milepost/kit/list-results';
import { MenuButton } from '@milepost/kit/menu';
import { Pagination } from '@milepost/kit/pagination';
import { StatePanel } from '@milepost/kit/state-panel';
import { useQuery } from '@tanstack/react-query';
import { CalendarRange } from 'lucide';
import { useState } from 'react';
import { useApi } from '../../data/api/index.ts';
import type { LogKind } from '../../data/profile/keys.ts';
import { logsQuery } from '../../data/profile/queries.ts';
import { ListTools, chosenPages, useColumnSettings, useFailedState } from '../../features/list-page/index.ts';
import { useNavigate, usePageSearch } from '../../routing/index.ts';
import { list, pages } from './ProfilePage.css.ts';
import { periodStart } from './periodStart.ts';
import { PERIODS, firstOf, periodOf, profileSearch } from './search.ts';
import type { Period, ProfileSearch } from './search.ts';
import { logRowId, useLogColumns } from './useLogColumns.tsx';

/** Log of what the person did: sign-ins, or calls that changed something; 20 on a page. @source shell §7 (SystemLog) @reading R-062 */
export default function LogSection({ kind }: { readonly kind: LogKind }) {
  const { t } = useLingui();
  const address = usePageSearch(profileSearch);
  const navigate = useNavigate();
  const [nowMs] = useState(() => Date.now());
  // A tab that is kept out of sight looks at its own first page, not at the address of another.
  const search = address.section === kind ? address : firstOf(kind);
  const { keyword, period, page, pageSize } = search;
  const go = (change: Partial<ProfileSearch>) => navigate({ search: profileSearch.write({ ...search, page: 1, ...change }) });
  const query = useQuery(logsQuery(useApi(), { kind, keyword, fromMs: periodStart(period, nowMs), toMs: null, page, pageSize }));
  const columns = useLogColumns(kind);
  const settings = useColumnSettings(columns, kind);
  const periods: Record<Period, string> = { all: t`All time`, today: t`Today`, week: t`Last 7 days`, month: t`Last 30 days` };
  const rows = query.data?.rows ?? [];
  const isFiltered = keyword !== '' || period !== 'all';
  const failed = useFailedState({ error: query.error, retry: () => void query.refetch(), isFiltered });
  const label = kind === 'signIns' ? t`Login log` : t`Request log`;
  const results = {
    asked: `${keyword} ${period}`,
    state:
      query.isPending || query.isPlaceholderData
        ? ('loading' as const)
        : query.isError && !query.data
          ? ('failed' as const)
          : ('ready' as const),
    total: query.data?.total ?? null,
  };
  return (
    <ListResults of={results}>
      <div className={list}>
        <ListTools
          label={t`Search the log`}
          placeholder={kind === 'signIns' ? t`IP address` : t`IP address or path`}
          keyword={keyword}
          onSearch={(words) => go({ keyword: words })}
          columns={settings}
        >
          <MenuButton
            trigger={{ label: t`Period`, text: periods[period], icon: CalendarRange, variant: 'secondary' }}
            items={PERIODS.map((id) => ({ id, label: periods[id], isChecked: id === period }))}
            onAction={(id) => go({ period: periodOf(id) })}
          />
        </ListTools>
        <DataTable
          key={`${kind} ${keyword} ${period} ${page}`}
          label={label}
          columns={columns}
          {...settings.table}
          rows={rows}
          rowId={logRowId}
          rowLabel={logRowId}
          list={{ firstNumber: (page - 1) * pageSize + 1, total: query.data?.total ?? null, isNumbered: true }}
          state={
            query.isPending
              ? { kind: 'loading' }
              : query.isError && !query.data
                ? failed
                : rows.length === 0
                  ? {
                      kind: 'empty',
                      panel: isFiltered ? (
                        <StatePanel
                          kind="noMatch"
                          title={t`No row of the log matches`}
                          actions={<Button onPress={() => go({ keyword: '', period: 'all' })}>{t`Clear the search`}</Button>}
                        />
                      ) : (
                        <StatePanel kind="empty" title={t`Nothing in the log yet`} />
                      ),
                    }
                  : { kind: 'ready' }
          }
        />
        <div className={pages}>
          <Pagination page={page} pageSize={pageSize} total={query.data?.total ?? null} onChange={(turn) => go(chosenPages(turn))} />
        </div>
      </div>
    </ListResults>
  );
}
