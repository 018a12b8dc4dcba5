import { useLingui } from '@lingui/react/macro';
import { onFirstInteraction } from '@milepost/kit/engines/clock';
import { useEffect } from 'react';
import { useColumnSettings } from '../../features/list-page/index.ts';
import { sheet } from '../../features/list-page/sheet.css.ts';
import { CategoryChooser } from './CategoryChooser.tsx';
import { CategoryTree } from './CategoryTree.tsx';
import { DictionaryDialogs, prepareDialogs } from './DictionaryDialogs.tsx';
import { EntryTable } from './EntryTable.tsx';
import { WithoutCategory } from './WithoutCategory.tsx';
import { useEntryColumns } from './useEntryColumns.tsx';
import { useDictionaryPage } from './useDictionaryPage.ts';
import * as side from '../../features/list-page/sideTree.css.ts';
import * as css from './DictionaryPage.css.ts';

/** Categories at the left, the entries of the chosen one at the right. @source admin §2 (systemData-dictionary) */
export default function DictionaryPage() {
  const { t } = useLingui();
  const page = useDictionaryPage();
  const { selected, over } = page;
  // Above the table, which is another one for each category; its columns are the same.
  const columns = useEntryColumns();
  const settings = useColumnSettings(columns);
  // What opens on a press is here before somebody presses.
  useEffect(() => onFirstInteraction(prepareDialogs), []);
  const tree = (place: 'pane' | 'drawer') => (
    <CategoryTree
      categories={page.categories}
      counts={page.counts}
      selectedId={selected?.id ?? null}
      place={place}
      onSelect={page.select}
      onManage={() => page.open({ kind: 'categories' })}
    />
  );
  return (
    <div className={sheet}>
      <aside className={side.pane} aria-label={t`Dictionary categories`}>
        {tree('pane')}
      </aside>
      <section className={css.entries}>
        <CategoryChooser categories={page.categories.data ?? []} selected={selected} onOpen={() => page.open({ kind: 'chooseCategory' })} />
        {selected ? (
          <EntryTable
            key={selected.id}
            category={selected}
            columns={columns}
            settings={settings}
            search={page.search}
            isAnswer={page.hasChanged}
            onNarrow={page.narrow}
            onTurn={page.turnTo}
            onOpen={(id) => page.open({ kind: 'entry', id })}
          />
        ) : (
          <WithoutCategory categories={page.categories} />
        )}
      </section>
      <DictionaryDialogs over={over} category={selected} tree={tree('drawer')} onClose={page.close} onAgain={() => page.open(over)} />
    </div>
  );
}
