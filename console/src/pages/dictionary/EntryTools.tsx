import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import type { ListColumns } from '@milepost/kit/column-settings';
import { ListChevronsDownUp, ListChevronsUpDown, Plus } from 'lucide';
import { LazyShortcut, ListTools } from '../../features/list-page/index.ts';
import type { Branches } from './useBranches.ts';

interface EntryToolsProps {
  /** The keyword in force. */
  readonly keyword: string;
  readonly onSearch: (keyword: string) => void;
  readonly columns: ListColumns;
  /** Expand and collapse controls; null for a flat list. */
  readonly branches: Branches | null;
  readonly add: { readonly label: string; readonly press: () => void } | null;
}

/** The line above the table: search and reset at the left, tree controls and the one filled button at the right. */
export function EntryTools({ keyword, onSearch, columns, branches, add }: EntryToolsProps) {
  const { t } = useLingui();
  return (
    <ListTools label={t`Search entries`} placeholder={t`Name or code`} keyword={keyword} onSearch={onSearch} columns={columns}>
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
  );
}
