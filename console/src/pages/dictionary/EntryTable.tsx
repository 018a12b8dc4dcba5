import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ListColumns } from '@milepost/kit/column-settings';
import { DataTable } from '@milepost/kit/data-table';
import type { Column } from '@milepost/kit/data-table';
import { lazyPart, useLazyPart } from '@milepost/kit/lazy';
import type { Category, Entry } from '@milepost/openapi/domains/dictionary';
import { useMemo } from 'react';
import { DraftsOfForm } from '../../drafts/index.ts';
import { ListPage, ListPages, useFailedState, useRowActions } from '../../features/list-page/index.ts';
import { useCan } from '../../permissions/index.ts';
import { addEntry, entryActions } from './actions.ts';
import { EntryTools } from './EntryTools.tsx';
import { ALL } from './search.ts';
import type { DictionarySearch, Narrowed } from './search.ts';
import { useEntryActions } from './useEntryActions.ts';
import { useEntryList } from './useEntryList.ts';

interface EntryTableProps {
  readonly category: Category;
  readonly columns: readonly Column<Entry>[];
  readonly settings: ListColumns;
  readonly search: DictionarySearch;
  /** Another category was shown before: how many entries this one has is said. */
  readonly isAnswer: boolean;
  readonly onNarrow: (by: Narrowed) => void;
  readonly onTurn: (page: { page: number; pageSize: number }) => void;
  /** Null opens the form for a new entry. */
  readonly onOpen: (id: string | null) => void;
}

const entryPanel = lazyPart(async () => (await import('./EntryPanel.tsx')).default);

/** Entries of one category: search, filter, table or tree table, pages. @source admin §2 */
export function EntryTable({ category, columns, settings, search, isAnswer, onNarrow, onTurn, onOpen }: EntryTableProps) {
  const { t, i18n } = useLingui();
  const can = useCan();
  const list = useEntryList(category, search);
  const run = useEntryActions(onOpen);
  const actions = useRowActions(entryActions, run);
  const { expandedIds, setExpandedIds } = list.branches;
  const tree = useMemo(() => ({ childrenOf, expandedIds, onExpandedChange: setExpandedIds }), [expandedIds, setExpandedIds]);
  const EntryPanel = useLazyPart(entryPanel, list.state === 'empty');
  const isPanelMissing = EntryPanel.status === 'failed';
  const failed = useFailedState({
    ...list,
    ...(isPanelMissing && { retry: () => void entryPanel.fetch().catch(() => undefined) }),
    isFiltered: search.keyword !== '' || search.state !== undefined,
  });
  const add = can.button(addEntry.code) ? { label: i18n._(addEntry.label()), press: () => onOpen(null) } : null;
  const { total: count, shown, disabled } = list;
  const inUse = count === null ? null : count - disabled;
  const facts = [
    category.enCode,
    // As many as the tree says: those in use.
    inUse !== null && search.state !== 0 && t`${plural(inUse, { one: '# entry in use', other: '# entries in use' })}`,
    disabled > 0 && t`${disabled} disabled`,
    category.isTree && t`Tree`,
  ];
  return (
    <ListPage
      notice={<DraftsOfForm form={`dictionaryEntry-${category.id}`} onOpen={onOpen} />}
      title={category.fullName}
      facts={facts.filter((fact) => fact !== false)}
      tools={
        <EntryTools
          category={category}
          search={search}
          onNarrow={onNarrow}
          columns={settings}
          branches={category.isTree ? list.branches : null}
          add={add}
        />
      }
      foot={
        category.isTree
          ? { counts: count === null ? null : t`${count} in all, ${shown} shown` }
          : {
              pages: <ListPages page={list.page} pageSize={search.pageSize} total={count} onChange={onTurn} />,
            }
      }
      results={{ asked: `${search.state} ${search.keyword}`, state: list.state, total: count, isAnswer }}
    >
      <DataTable<Entry>
        label={category.fullName}
        columns={columns}
        {...settings.table}
        rows={list.rows}
        rowId={rowId}
        rowLabel={rowLabel}
        tree={category.isTree ? tree : undefined}
        sort={list.sort}
        onSortChange={list.setSort}
        actions={actions}
        state={
          list.state === 'empty' && !isPanelMissing
            ? {
                kind: 'empty',
                panel: EntryPanel.status === 'here' && (
                  <EntryPanel.part search={search} onReset={() => onNarrow(ALL)} add={add?.press ?? null} />
                ),
              }
            : list.state === 'failed' || list.state === 'empty'
              ? failed
              : { kind: list.state }
        }
      />
    </ListPage>
  );
}

const rowId = (entry: Entry) => entry.id;
const rowLabel = (entry: Entry) => entry.fullName;
const childrenOf = (entry: Entry) => entry.children;
