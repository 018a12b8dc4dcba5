import { selectNone, selectOnly } from '@milepost/kit/engines/selection';
import type { Selection } from '@milepost/kit/engines/selection';
import type { Message, MessageFilter } from '@milepost/openapi/domains/message';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useApi } from '../../data/api/index.ts';
import { messagesQuery } from '../../data/message/queries.ts';
import { useOpened } from '../../data/message/useOpened.ts';
import { chosenPages } from '../../features/list-page/index.ts';
import { useNavigate, usePageSearch } from '../../routing/index.ts';
import { recordSearch } from './search.ts';
import type { RecordSearch } from './search.ts';

const NONE: readonly Message[] = [];

/** The state of the page: the address holds filters and page; what is chosen lives as long as they stay. */
export function useRecordPage() {
  const navigate = useNavigate();
  const search = usePageSearch(recordSearch);
  const change = useCallback((next: RecordSearch) => navigate({ search: recordSearch.write(next) }), [navigate]);
  const [chosen, setChosen] = useState<{ readonly of: RecordSearch; readonly selection: Selection }>({ of: search, selection: selectNone });
  const list = useRecordList(search);
  const selection = chosen.of === search ? chosen.selection : selectNone;
  const selectedIds = useMemo(
    () => list.rows.map(({ id }) => id).filter((id) => selection.all !== selection.except.has(id)),
    [list.rows, selection],
  );
  return {
    search,
    list,
    narrow: (part: Partial<MessageFilter>) => change({ ...search, page: 1, filter: { ...search.filter, ...part } }),
    turnTo: (choice: { readonly page: number; readonly pageSize: number }) => change({ ...search, ...chosenPages(choice) }),
    selection: selectOnly(selectedIds),
    selectedIds,
    select: (next: Selection) => setChosen({ of: search, selection: next }),
    selectNone: () => setChosen({ of: search, selection: selectNone }),
  };
}

/** The rows of one page. While another page comes, its place is kept, and the number of all rows stays in view. */
function useRecordList({ filter, page, pageSize }: RecordSearch) {
  const opened = useOpened();
  const { data, isPending, isPlaceholderData, isError, error, refetch } = useQuery({
    ...messagesQuery(useApi(), { filter, page, pageSize }),
    placeholderData: keepPreviousData,
  });
  const rows = useMemo(
    () => (data?.rows ?? NONE).map((row) => (opened.has(row.id) && !row.isRead ? { ...row, isRead: true } : row)),
    [data, opened],
  );
  return {
    rows,
    total: data?.total ?? null,
    state:
      isPending || isPlaceholderData
        ? ('loading' as const)
        : isError && !data
          ? ('failed' as const)
          : rows.length === 0
            ? ('empty' as const)
            : ('ready' as const),
    error,
    retry: () => void refetch(),
  };
}
