import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide';
import { IconButton } from '../../../primitives/button/index.ts';
import { SearchField } from '../../../primitives/search-field/index.ts';
import type { PickerSearchBox } from '../headless.ts';
import { searchBox } from './panes.css.ts';

/** The search box over a pane, and beside it a button where typing alone does not search. */
export function PaneSearch({ search: { box, hasButton } }: { readonly search: PickerSearchBox }) {
  const { t } = useLingui();
  return (
    <>
      <div className={searchBox}>
        <SearchField {...box} />
      </div>
      {hasButton && <IconButton icon={Search} label={t`Search`} size="control" onPress={() => box.onSubmit?.(box.value)} />}
    </>
  );
}
