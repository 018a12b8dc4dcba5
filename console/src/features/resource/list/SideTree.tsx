import { useLingui } from '@lingui/react/macro';
import { EitherText } from '@milepost/kit/data-text';
import { Button, IconButton } from '@milepost/kit/button';
import { useText } from '@milepost/kit/forms/render';
import { Icon } from '@milepost/kit/icon';
import { SearchField } from '@milepost/kit/search-field';
import { Tree } from '@milepost/kit/tree';
import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { Building2, ChevronDown, Folder, FolderOpen, RefreshCw } from 'lucide';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useApi } from '../../../data/api/index.ts';
import { useLookups } from '../../../data/lookups/index.ts';
import { lazyDialog } from '../../../lazy/index.ts';
import { sideTreeQuery } from './trees.ts';
import type { SideNode } from './trees.ts';
import type { Sidebar } from '../definition/types.ts';
import * as css from '../../list-page/sideTree.css.ts';

const Drawer = lazyDialog(async () => ({ default: (await import('@milepost/kit/drawer')).Drawer }));

/** Id of the node above all; nothing is asked with it. */
const ALL = '';

interface SideTreeProps {
  readonly sidebar: Sidebar;
  /** Chosen node; null for everything. */
  readonly selectedId: string | null;
  /** `isByItself`: nobody has pressed anything, so the address before is none to come back to. */
  readonly onSelect: (id: string | null, isByItself?: boolean) => void;
}

/** Ids above a node, from the top; undefined where it is not there. */
function above(nodes: readonly SideNode[], id: string): SideNode[] | undefined {
  for (const node of nodes) {
    if (node.id === id) return [node];
    const below = above(node.children, id);
    if (below) return [node, ...below];
  }
  return undefined;
}

/** The tree beside a list: a pane where there is room, a button that opens it where there is none. @source admin §2 */
export function SideTree(props: SideTreeProps) {
  const { i18n } = useLingui();
  const { sidebar, selectedId, onSelect } = props;
  const text = useText();
  const api = useApi();
  const lookups = useLookups();
  const tree = useQuery(sideTreeQuery(api, lookups, sidebar.tree));
  const [isOpen, setOpen] = useState(false);
  const label = i18n._(sidebar.label);
  const path = (tree.data && selectedId !== null && above(tree.data, selectedId)) || [];
  const needsFirst = sidebar.all === undefined && tree.data !== undefined && path.length === 0;
  const firstId = needsFirst ? (tree.data?.[0]?.id ?? null) : null;
  const selectFirst = useEffectEvent(() => onSelect(firstId, true));
  useEffect(() => {
    if (firstId !== null) selectFirst();
  }, [firstId]);
  const select = (id: string | null) => {
    setOpen(false);
    onSelect(id);
  };
  return (
    <>
      <aside className={css.pane} aria-label={label}>
        <TreePane {...props} tree={tree} place="pane" onSelect={select} />
      </aside>
      <div className={css.chooser}>
        <Button icon={FolderOpen} opens={{ kind: 'dialog', isOpen }} onPress={() => setOpen(true)}>
          <span className={css.chooserPath}>
            {path.map(({ fullName }) => text(fullName)).join(' / ') || (sidebar.all ? i18n._(sidebar.all) : label)}
          </span>
          <Icon of={ChevronDown} />
        </Button>
      </div>
      {isOpen && (
        <Drawer title={label} widthPx={320} bodyFit="edge-to-edge" onClose={() => setOpen(false)} onAgain={() => setOpen(true)}>
          <TreePane {...props} tree={tree} place="drawer" onSelect={select} />
        </Drawer>
      )}
    </>
  );
}

interface TreePaneProps extends SideTreeProps {
  readonly tree: UseQueryResult<readonly SideNode[]>;
  /** `drawer`: the drawer has the heading already. */
  readonly place: 'pane' | 'drawer';
}

function TreePane({ sidebar, selectedId, onSelect, tree, place }: TreePaneProps) {
  const { t, i18n } = useLingui();
  const { data } = tree;
  const text = useText();
  const [keyword, setKeyword] = useState('');
  const [expandedIds, setExpandedIds] = useState<ReadonlySet<string>>(new Set([ALL]));
  const all = sidebar.all ? i18n._(sidebar.all) : null;
  const label = i18n._(sidebar.label);
  const nodes = useMemo((): readonly SideNode[] => {
    if (!data || all === null) return data ?? [];
    return [{ id: ALL, fullName: all, enCode: '', children: data }];
  }, [data, all]);
  // What is chosen can be seen, whatever led to it.
  const revealed = useRef<string | null>(null);
  useEffect(() => {
    if (!data || selectedId === null || revealed.current === selectedId) return;
    revealed.current = selectedId;
    setExpandedIds((now) => new Set([...now, ...(above(data, selectedId) ?? []).map(({ id }) => id)]));
  }, [data, selectedId]);
  const node = useCallback(
    ({ id, fullName, enCode, children }: SideNode) => ({
      id,
      label: text(fullName),
      keywords: enCode,
      children,
      icon: id === ALL ? Building2 : Folder,
    }),
    [text],
  );
  return (
    <div className={css.treePane}>
      <div className={css.paneHead}>
        {place === 'pane' ? (
          <h2 className={css.paneTitle}>
            <EitherText>{label}</EitherText>
          </h2>
        ) : (
          <span className={css.paneTitle} />
        )}
        <IconButton icon={RefreshCw} label={t`Refresh`} size="row" isBusy={tree.isFetching} onPress={() => void tree.refetch()} />
      </div>
      <div className={css.paneSearch}>
        <SearchField label={t`Filter: ${label}`} placeholder={t`Name or code`} value={keyword} onChange={setKeyword} />
      </div>
      <Tree
        label={label}
        nodes={nodes}
        node={node}
        selectedId={selectedId ?? ALL}
        onSelect={(id) => onSelect(id === ALL ? null : id)}
        expandedIds={expandedIds}
        onExpandedChange={setExpandedIds}
        keyword={keyword}
        state={
          tree.isPending
            ? { kind: 'loading' }
            : tree.isError && !data
              ? { kind: 'failed', retry: () => void tree.refetch() }
              : { kind: 'ready' }
        }
      />
    </div>
  );
}
