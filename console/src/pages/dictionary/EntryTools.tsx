import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { SearchField } from '@milepost/kit/search-field';
import { ListChevronsDownUp, ListChevronsUpDown, Plus } from 'lucide';
import { useState } from 'react';
import type { Branches } from './useBranches.ts';
import * as css from './DictionaryPage.css.ts';

interface EntryToolsProps {
  /** The keyword in force. */
  readonly keyword: string;
  readonly onSearch: (keyword: string) => void;
  /** Expand and collapse controls; null for a flat list. */
  readonly branches: Branches | null;
  readonly add: { readonly label: string; readonly press: () => void } | null;
}

/** The line above the table: search and reset at the left, tree controls and the one filled button at the right. */
export function EntryTools({ keyword, onSearch, branches, add }: EntryToolsProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(keyword);
  // Another keyword, from the address or a reset, takes the place of what was typed.
  const [seen, setSeen] = useState(keyword);
  if (seen !== keyword) {
    setSeen(keyword);
    setTyped(keyword);
  }
  return (
    <div className={css.tools}>
      <search className={css.search}>
        <div className={css.keyword}>
          <SearchField
            label={t`Search entries`}
            placeholder={t`Name or code`}
            value={typed}
            onChange={setTyped}
            onSubmit={onSearch}
            onClear={() => onSearch('')}
          />
        </div>
        <span className={css.wideOnly}>
          <Button onPress={() => onSearch(typed.trim())}>{t`Search`}</Button>
        </span>
        <span className={css.wideOnly}>
          <Button
            variant="text"
            onPress={() => {
              setTyped('');
              onSearch('');
            }}
          >
            {t`Reset`}
          </Button>
        </span>
      </search>
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
        <Button variant="primary" icon={Plus} onPress={add.press}>
          {add.label}
        </Button>
      )}
    </div>
  );
}
