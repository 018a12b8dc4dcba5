import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { DataTable } from '@milepost/kit/data-table';
import type { Category, Entry } from '@milepost/openapi/domains/dictionary';
import { Suspense, lazy, useMemo } from 'react';
import { useCan } from '../../permissions/index.ts';
import { addEntry, entryActions } from './actions.ts';
import { EntryTools } from './EntryTools.tsx';
import type { DictionarySearch } from './search.ts';
import { useRowActions } from './useRowActions.ts';
import { useEntryActions } from './useEntryActions.ts';
import { useEntryColumns } from './useEntryColumns.tsx';
import { useEntryList } from './useEntryList.ts';
import * as css from './DictionaryPage.css.ts';

interface EntryTableProps {
  readonly category: Category;
  readonly search: DictionarySearch;
  readonly onSearch: (keyword: string) => void;
  readonly onTurn: (page: { page: number; pageSize: number }) => void;
  /** Null opens the form for a new entry. */
  readonly onOpen: (id: string | null) => void;
}

/** Stands below the rows, so it may come after them. */
const Pagination = lazy(() => import('@milepost/kit/pagination').then((door) => ({ default: door.Pagination })));
const EntryPanel = lazy(() => import('./EntryPanel.tsx'));

/** Entries of one category: search, table or tree table, pages. @source admin §2 */
export function EntryTable({ category, search, onSearch, onTurn, onOpen }: EntryTableProps) {
  const { t, i18n } = useLingui();
  const can = useCan();
  const list = useEntryList(category, search);
  const columns = useEntryColumns();
  const run = useEntryActions(onOpen);
  const actions = useRowActions(entryActions, run);
  const { expandedIds, setExpandedIds } = list.branches;
  const tree = useMemo(() => ({ childrenOf, expandedIds, onExpandedChange: setExpandedIds }), [expandedIds, setExpandedIds]);
  const canAdd = can.button(addEntry.code);
  const { total: count, shown, disabled } = list;
  return (
    <>
      <header className={css.head}>
        <h1 className={css.title}>{category.fullName}</h1>
        <span className={css.facts}>{category.enCode}</span>
        {list.state !== 'loading' && <span className={css.facts}>{t`${plural(count, { one: '# entry', other: '# entries' })}`}</span>}
        {disabled > 0 && <span className={css.facts}>{t`${disabled} disabled`}</span>}
        {category.isTree && <span className={css.facts}>{t`Tree`}</span>}
      </header>
      <EntryTools
        keyword={search.keyword}
        onSearch={onSearch}
        branches={category.isTree ? list.branches : null}
        add={canAdd ? { label: i18n._(addEntry.label()), press: () => onOpen(null) } : null}
      />
      <DataTable<Entry>
        label={category.fullName}
        columns={columns}
        rows={list.rows}
        rowId={rowId}
        rowLabel={rowLabel}
        tree={category.isTree ? tree : undefined}
        sort={list.sort}
        onSortChange={list.setSort}
        actions={actions}
        state={
          list.state === 'empty'
            ? {
                kind: 'empty',
                panel: (
                  <Suspense>
                    <EntryPanel keyword={search.keyword} onClear={() => onSearch('')} add={canAdd ? () => onOpen(null) : null} />
                  </Suspense>
                ),
              }
            : list.state === 'failed'
              ? { kind: 'failed', retry: list.retry }
              : { kind: list.state }
        }
      />
      {category.isTree ? (
        <p className={css.foot}>{t`${count} in all, ${shown} shown`}</p>
      ) : (
        <div className={css.pages}>
          <Suspense>
            <Pagination page={list.page} pageSize={search.pageSize} total={count} onChange={onTurn} />
          </Suspense>
        </div>
      )}
    </>
  );
}

const rowId = (entry: Entry) => entry.id;
const rowLabel = (entry: Entry) => entry.fullName;
const childrenOf = (entry: Entry) => entry.children;
