import { useLingui } from '@lingui/react/macro';
import type { Category } from '@milepost/openapi/domains/dictionary';
import type { ReactNode } from 'react';
import { lazyDialog } from '../../lazy/index.ts';
import type { LayerProps } from '../../lazy/index.ts';
import type { Over } from './useDictionaryPage.ts';

const EntryDialog = lazyDialog(() => import('./EntryDialog.tsx'));
const CategoryDrawer = lazyDialog(() => import('./CategoryDrawer.tsx'));
const Drawer = lazyDialog(async () => ({ default: (await import('@milepost/kit/drawer')).Drawer }));

/** Fetches what opens on a press before somebody presses. */
export function prepareLayers(): void {
  EntryDialog.prepare();
  CategoryDrawer.prepare();
}

interface DictionaryLayersProps extends LayerProps {
  readonly over: Over;
  readonly category: Category | null;
  /** The categories to choose from, where there is no room for them beside the entries. */
  readonly tree: ReactNode;
}

/** Layers over the page. Each part is fetched when it is opened, and one that does not arrive fails for itself. */
export default function DictionaryLayers({ over, category, tree, ...layer }: DictionaryLayersProps) {
  const { t } = useLingui();
  return (
    <>
      {over.kind === 'entry' && category && <EntryDialog category={category} id={over.id} {...layer} />}
      {over.kind === 'categories' && <CategoryDrawer {...layer} />}
      {over.kind === 'chooseCategory' && (
        <Drawer title={t`Dictionary categories`} widthPx={320} bodyFit="edge-to-edge" {...layer}>
          {tree}
        </Drawer>
      )}
    </>
  );
}
