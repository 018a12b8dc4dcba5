import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@milepost/kit/button';
import { MenuButton } from '@milepost/kit/menu';
import { SearchField } from '@milepost/kit/search-field';
import { Tree } from '@milepost/kit/tree';
import type { Category } from '@milepost/openapi/domains/dictionary';
import type { UseQueryResult } from '@tanstack/react-query';
import { EllipsisVertical, Folder, ListFilter, RefreshCw } from 'lucide';
import { useCallback, useEffect, useRef, useState } from 'react';
import { branchIds, idsAbove } from './branches.ts';
import * as side from '../../features/list-page/sideTree.css.ts';
import * as css from './DictionaryPage.css.ts';

interface CategoryTreeProps {
  readonly categories: UseQueryResult<Category[]>;
  /** Number of entries by category, as far as known. */
  readonly counts: ReadonlyMap<string, number>;
  readonly selectedId: string | null;
  /** `drawer`: the drawer has the heading already. */
  readonly place: 'pane' | 'drawer';
  readonly onSelect: (id: string) => void;
  readonly onManage: () => void;
}

/** A searchable tree of categories with refresh, expand all, collapse all and category management. @source admin §2 */
export function CategoryTree({ categories, counts, selectedId, place, onSelect, onManage }: CategoryTreeProps) {
  const { t } = useLingui();
  const [keyword, setKeyword] = useState('');
  const [expandedIds, setExpandedIds] = useState<ReadonlySet<string>>(new Set());
  const { data } = categories;

  // What is selected can be seen, whatever led to it.
  const revealed = useRef<string | null>(null);
  useEffect(() => {
    if (!data || selectedId === null || revealed.current === selectedId) return;
    revealed.current = selectedId;
    setExpandedIds((now) => new Set([...now, ...idsAbove(data, selectedId)]));
  }, [data, selectedId]);

  const node = useCallback(
    (category: Category) => ({
      id: category.id,
      label: category.fullName,
      keywords: category.enCode,
      children: category.children,
      icon: category.children.length ? Folder : ListFilter,
      note: category.children.length ? undefined : counts.get(category.id)?.toString(),
    }),
    [counts],
  );

  function act(id: string) {
    if (id === 'refresh') void categories.refetch();
    if (id === 'expand') setExpandedIds(branchIds(data ?? []));
    if (id === 'collapse') setExpandedIds(new Set());
    if (id === 'manage') onManage();
  }

  return (
    <div className={side.treePane}>
      <div className={side.paneHead}>
        {place === 'pane' ? <h2 className={side.paneTitle}>{t`Dictionary categories`}</h2> : <span className={css.grow} />}
        <IconButton icon={RefreshCw} label={t`Refresh`} size="row" isBusy={categories.isFetching} onPress={() => act('refresh')} />
        <MenuButton
          trigger={{ label: t`More about categories`, icon: EllipsisVertical, size: 'row' }}
          items={[
            { id: 'refresh', label: t`Refresh` },
            { id: 'expand', label: t`Expand all` },
            { id: 'collapse', label: t`Collapse all` },
            { kind: 'separator' },
            { id: 'manage', label: t`Category management` },
          ]}
          onAction={act}
        />
      </div>
      <div className={side.paneSearch}>
        <SearchField label={t`Filter categories`} placeholder={t`Name or code`} value={keyword} onChange={setKeyword} />
      </div>
      <Tree
        label={t`Dictionary categories`}
        nodes={data ?? []}
        node={node}
        selectedId={selectedId}
        onSelect={onSelect}
        expandedIds={expandedIds}
        onExpandedChange={setExpandedIds}
        keyword={keyword}
        state={
          // Until it is known which one opens: rows that make room for it would move under the pointer.
          categories.isPending || (data?.length && selectedId === null)
            ? { kind: 'loading' }
            : categories.isError && !data
              ? { kind: 'failed', retry: () => void categories.refetch() }
              : { kind: 'ready' }
        }
      />
    </div>
  );
}
