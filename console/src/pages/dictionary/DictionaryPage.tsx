import { useLingui } from '@lingui/react/macro';
import { whenUsed } from '@milepost/kit/engines/clock';
import { PendingOverlay } from '@milepost/kit/engines/overlay-registry';
import { lazyPart, useLazyPart } from '@milepost/kit/lazy';
import { useEffect, useEffectEvent } from 'react';
import { useFeedback } from '../../feedback/index.ts';
import { sheet } from '../sheet.css.ts';
import { CategoryChooser } from './CategoryChooser.tsx';
import { CategoryTree } from './CategoryTree.tsx';
import { EntryTable } from './EntryTable.tsx';
import { WithoutCategory } from './WithoutCategory.tsx';
import { useDictionaryPage } from './useDictionaryPage.ts';
import * as css from './DictionaryPage.css.ts';

const layers = lazyPart(async () => {
  const part = await import('./DictionaryLayers.tsx');
  part.prepareLayers();
  return part.default;
});

/** Categories at the left, the entries of the chosen one at the right. @source admin §2 (systemData-dictionary) */
export default function DictionaryPage() {
  const { t } = useLingui();
  const page = useDictionaryPage();
  const { selected, over } = page;
  const { failure } = useFeedback();
  const Layers = useLazyPart(layers, false);
  const isOver = over.kind !== 'nothing';
  const fetchLayers = useEffectEvent(() => {
    layers.fetch().catch((error: unknown) => {
      if (!isOver) return;
      failure(error);
      page.close();
    });
  });
  // What opens on a press is here before somebody presses.
  useEffect(() => (isOver ? fetchLayers() : whenUsed(fetchLayers)), [isOver]);
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
      {isOver &&
        (Layers.status === 'here' ? (
          <Layers.part over={over} category={selected} tree={tree('drawer')} onClose={page.close} onAgain={() => page.open(over)} />
        ) : (
          <PendingOverlay />
        ))}
    </div>
  );
}
