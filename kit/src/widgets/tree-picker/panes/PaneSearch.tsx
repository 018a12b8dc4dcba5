import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide';
import { IconButton } from '../../../primitives/button/index.ts';
import { SearchField } from '../../../primitives/search-field/index.ts';
import type { PickerSearch } from '../types.ts';
import { useText } from '../useText.ts';
import { searchBox } from './panes.css.ts';
import type { useKeyword } from './useKeyword.ts';

interface PaneSearchProps {
  readonly search: PickerSearch;
  readonly keyword: Pick<ReturnType<typeof useKeyword>, 'typed' | 'setTyped' | 'submit'>;
}

/** The search box over a pane, and beside it a button where typing alone does not search. */
export function PaneSearch({ search, keyword: { typed, setTyped, submit } }: PaneSearchProps) {
  const { t } = useLingui();
  const textOf = useText();
  const label = textOf(search.placeholder);
  return (
    <>
      <div className={searchBox}>
        <SearchField label={label} placeholder={label} value={typed} onChange={setTyped} onSubmit={submit} />
      </div>
      {search.by === 'submit' && <IconButton icon={Search} label={t`Search`} size="control" onPress={submit} />}
    </>
  );
}
