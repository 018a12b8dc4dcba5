import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import type { ListColumns } from '@milepost/kit/column-settings';
import type { Category } from '@milepost/openapi/domains/dictionary';
import { ListChevronsDownUp, ListChevronsUpDown, Plus } from 'lucide';
import { useState } from 'react';
import { LazyShortcut, ListTools } from '../../features/list-page/index.ts';
import { lazyTool } from '../../lazy/index.ts';
import { ALL } from './search.ts';
import type { DictionarySearch, Narrowed } from './search.ts';
import type { Branches } from './useBranches.ts';

// Neither is needed to paint the page, which is the first of many.
const FiltersButton = lazyTool(async () => (await import('../../features/list-page/FiltersButton.tsx')).FiltersButton);
const EntryFilters = lazyTool(async () => (await import('./EntryFilters.tsx')).default);

interface EntryToolsProps {
  readonly category: Category;
  readonly search: DictionarySearch;
  readonly onNarrow: (by: Narrowed) => void;
  readonly columns: ListColumns;
  /** Expand and collapse controls; null for a flat list. */
  readonly branches: Branches | null;
  readonly add: { readonly label: string; readonly press: () => void } | null;
}

/** The line above the table: search and reset at the left, filter, tree controls and the one filled button at the right. */
export function EntryTools({ category, search, onNarrow, columns, branches, add }: EntryToolsProps) {
  const { t } = useLingui();
  const [areFiltersOpen, setFiltersOpen] = useState(search.state !== undefined);
  return (
    <>
      <ListTools
        label={t`Search entries`}
        placeholder={t`Name or code`}
        keyword={search.keyword}
        onSearch={(keyword) => onNarrow({ keyword })}
        onReset={() => onNarrow(ALL)}
        columns={columns}
      >
        <FiltersButton filterCount={Number(search.state !== undefined)} isOpen={areFiltersOpen} onOpenChange={setFiltersOpen} />
        {branches && (
          <Button
            variant="text"
            isFolding
            icon={branches.areAllOpen ? ListChevronsDownUp : ListChevronsUpDown}
            onPress={branches.areAllOpen ? branches.collapseAll : branches.expandAll}
          >
            {branches.areAllOpen ? t`Collapse all` : t`Expand all`}
          </Button>
        )}
        {add && (
          <>
            <LazyShortcut command={{ id: 'new', group: 'page', label: add.label, keys: 'N', run: add.press }} />
            <Button variant="primary" isFolding icon={Plus} onPress={add.press}>
              {add.label}
            </Button>
          </>
        )}
      </ListTools>
      {areFiltersOpen && <EntryFilters category={category} state={search.state} onChange={(state) => onNarrow({ state })} />}
    </>
  );
}
