import { useLingui } from '@lingui/react/macro';
import { whenUsed } from '@milepost/kit/engines/clock';
import { ComingLayer } from '@milepost/kit/engines/layer-signs';
import { Suspense, lazy, useEffect } from 'react';
import { AllWords } from '../../i18n/AllWords.tsx';
import { sheet } from '../sheet.css.ts';
import { CategoryChooser } from './CategoryChooser.tsx';
import { CategoryTree } from './CategoryTree.tsx';
import { EntryTable } from './EntryTable.tsx';
import { WithoutCategory } from './WithoutCategory.tsx';
import { useDictionaryPage } from './useDictionaryPage.ts';
import * as css from './DictionaryPage.css.ts';

const loadCategoryDrawer = () => import('./CategoryDrawer.tsx');
const loadEntryDialog = () => import('./EntryDialog.tsx');
const EntryDialog = lazy(loadEntryDialog);
const CategoryDrawer = lazy(loadCategoryDrawer);
const Drawer = lazy(() => import('@milepost/kit/drawer').then((door) => ({ default: door.Drawer })));

/** Categories at the left, the entries of the chosen one at the right. @source admin §2 (systemData-dictionary) */
export default function DictionaryPage() {
  const { t } = useLingui();
  const page = useDictionaryPage();
  const { selected, over } = page;
  // What opens on a press is here before somebody presses.
  useEffect(
    () =>
      whenUsed(() => {
        void loadEntryDialog();
        void loadCategoryDrawer();
      }),
    [],
  );
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
      <aside className={css.pane} aria-label={t`Dictionary categories`}>
        {tree('pane')}
      </aside>
      <section className={css.entries}>
        <CategoryChooser categories={page.categories.data ?? []} selected={selected} onOpen={() => page.open({ kind: 'chooseCategory' })} />
        {selected ? (
          <EntryTable
            key={selected.id}
            category={selected}
            search={page.search}
            onSearch={page.searchFor}
            onTurn={page.turnTo}
            onOpen={(id) => page.open({ kind: 'entry', id })}
          />
        ) : (
          <WithoutCategory categories={page.categories} />
        )}
      </section>
      {over.kind !== 'nothing' && (
        <Suspense fallback={<ComingLayer />}>
          <AllWords instead={<ComingLayer />}>
            {over.kind === 'entry' && selected && <EntryDialog category={selected} id={over.id} onClose={page.close} />}
            {over.kind === 'categories' && <CategoryDrawer onClose={page.close} />}
            {over.kind === 'chooseCategory' && (
              <Drawer title={t`Dictionary categories`} widthPx={320} bodyFit="edge-to-edge" onClose={page.close}>
                {tree('drawer')}
              </Drawer>
            )}
          </AllWords>
        </Suspense>
      )}
    </div>
  );
}
