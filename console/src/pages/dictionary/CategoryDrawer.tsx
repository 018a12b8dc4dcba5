import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button, IconButton } from '@milepost/kit/button';
import { ColumnSettingsButton } from '@milepost/kit/column-settings';
import { DataTable } from '@milepost/kit/data-table';
import type { Column } from '@milepost/kit/data-table';
import { Drawer } from '@milepost/kit/drawer';
import { StatePanel } from '@milepost/kit/state-panel';
import type { Category } from '@milepost/openapi/domains/dictionary';
import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide';
import { useMemo, useState } from 'react';
import { useApi } from '../../data/api/index.ts';
import { categoriesQuery } from '../../data/dictionary/queries.ts';
import { useColumnSettings, useFailedState, useRowActions } from '../../features/list-page/index.ts';
import { lazyDialog } from '../../lazy/index.ts';
import { IfPermitted } from '../../permissions/index.ts';
import { addCategory, categoryActions, importFile } from './actions.ts';
import { ImportButton } from './ImportButton.tsx';
import { useBranches } from './useBranches.ts';
import { useCategoryActions } from './useCategoryActions.ts';
import * as css from './DictionaryPage.css.ts';

const CategoryDialog = lazyDialog(() => import('./CategoryDialog.tsx'));

const NO_CATEGORIES: readonly Category[] = [];

/** A category that is edited, or null for a new one. */
type Edited = { readonly id: string | null } | null;

/** The 700 px drawer that keeps the categories. @source admin §2, §9 */
export default function CategoryDrawer({ onClose }: { readonly onClose: () => void }) {
  const { t, i18n } = useLingui();
  const { data, isPending, isError, error, isFetching, refetch } = useQuery(categoriesQuery(useApi()));
  const [edited, setEdited] = useState<Edited>(null);
  const columns = useCategoryColumns();
  const settings = useColumnSettings(columns, 'categories');
  const { expandedIds, setExpandedIds } = useBranches(data ?? NO_CATEGORIES, '');
  const run = useCategoryActions((id) => setEdited({ id }));
  const failed = useFailedState({ error, retry: () => void refetch(), isFiltered: false });
  const count = countAll(data ?? []);
  return (
    <Drawer
      title={t`Dictionary category management`}
      widthPx={700}
      onClose={onClose}
      bodyFit="edge-to-edge"
      footerNote={t`${plural(count, { one: '# category', other: '# categories' })}`}
      tools={
        <>
          <IfPermitted button={addCategory.code}>
            <Button variant="primary" icon={addCategory.icon} onPress={() => setEdited({ id: null })}>
              {i18n._(addCategory.label())}
            </Button>
          </IfPermitted>
          <IfPermitted button={importFile.code}>
            <ImportButton />
          </IfPermitted>
          <span className={css.grow} />
          <ColumnSettingsButton settings={settings} />
          <IconButton icon={RefreshCw} label={t`Refresh`} isBusy={isFetching} onPress={() => void refetch()} />
        </>
      }
    >
      <DataTable<Category>
        label={t`Dictionary categories`}
        columns={columns}
        {...settings.table}
        rows={data ?? []}
        rowId={rowId}
        rowLabel={rowLabel}
        tree={useMemo(() => ({ childrenOf, expandedIds, onExpandedChange: setExpandedIds }), [expandedIds, setExpandedIds])}
        actions={useRowActions(categoryActions, run)}
        state={
          isPending
            ? { kind: 'loading' }
            : isError && !data
              ? failed
              : count === 0
                ? { kind: 'empty', panel: <StatePanel kind="empty" title={t`There are no categories yet`} /> }
                : { kind: 'ready' }
        }
      />
      {edited && <CategoryDialog id={edited.id} onClose={() => setEdited(null)} onAgain={() => setEdited(edited)} />}
    </Drawer>
  );
}

/** name, code, sort, tree flag: 1 shows yes, otherwise no. @source admin §2 */
function useCategoryColumns(): Column<Category>[] {
  const { t } = useLingui();
  return useMemo(
    () => [
      { id: 'fullName', header: t`Name`, text: (category) => category.fullName, width: { flex: 5, minPx: 180 }, narrow: 'title' },
      { id: 'enCode', header: t`Code`, text: (category) => category.enCode, width: { flex: 4, minPx: 120 }, narrow: 'meta' },
      {
        id: 'sortCode',
        header: t`Sort order`,
        text: (category) => String(category.sortCode),
        width: { px: 96 },
        align: 'end',
        narrow: 'meta',
      },
      {
        id: 'isTree',
        header: t`Tree`,
        text: (category) => (category.isTree ? t`Yes` : t`No`),
        width: { px: 64 },
        narrow: 'meta',
        isNamedInNarrow: true,
      },
    ],
    [t],
  );
}

const rowId = (category: Category) => category.id;
const rowLabel = (category: Category) => category.fullName;
const childrenOf = (category: Category) => category.children;
const countAll = (categories: readonly Category[]): number => categories.reduce((sum, { children }) => sum + 1 + countAll(children), 0);
