import { useLingui } from '@lingui/react/macro';
import type { Category } from '@milepost/openapi/domains/dictionary';
import type { ReactNode } from 'react';
import { lazyDialog } from '../../lazy/index.ts';
import type { DialogProps } from '../../lazy/index.ts';
import type { OpenDialog } from './useDictionaryPage.ts';

const EntryDialog = lazyDialog(() => import('./EntryDialog.tsx'));
const CategoryDrawer = lazyDialog(() => import('./CategoryDrawer.tsx'));
const Drawer = lazyDialog(async () => ({ default: (await import('@milepost/kit/drawer')).Drawer }));

/** Fetches what opens on a press before somebody presses. */
export function prepareDialogs(): void {
  EntryDialog.prepare();
  CategoryDrawer.prepare();
}

interface DictionaryDialogsProps extends DialogProps {
  readonly over: OpenDialog;
  readonly category: Category | null;
  /** The categories to choose from, where there is no room for them beside the entries. */
  readonly tree: ReactNode;
}

/** Dialogs of the page. Each is fetched when it is opened, and one that does not arrive fails for itself. */
export function DictionaryDialogs({ over, category, tree, ...dialog }: DictionaryDialogsProps) {
  const { t } = useLingui();
  return (
    <>
      {over.kind === 'entry' && category && <EntryDialog category={category} id={over.id} {...dialog} />}
      {over.kind === 'categories' && <CategoryDrawer {...dialog} />}
      {over.kind === 'chooseCategory' && (
        <Drawer title={t`Dictionary categories`} widthPx={320} bodyFit="edge-to-edge" {...dialog}>
          {tree}
        </Drawer>
      )}
    </>
  );
}
