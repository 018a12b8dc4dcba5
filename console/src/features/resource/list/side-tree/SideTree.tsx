import { useLingui } from '@lingui/react/macro';
import { EitherText } from '@milepost/kit/data-text';
import { Button, IconButton } from '@milepost/kit/button';
import { useText } from '@milepost/kit/forms/render';
import { Icon } from '@milepost/kit/icon';
import { SearchField } from '@milepost/kit/search-field';
import { Tree } from '@milepost/kit/tree';
import { onFirstInteraction } from '@milepost/kit/engines/clock';
import { Building2, ChevronDown, Folder, FolderOpen, ListFilter, RefreshCw } from 'lucide';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { lazyDialog } from '../../../../lazy/index.ts';
import type { DialogProps } from '../../../../lazy/index.ts';
import { SideMenu } from './SideMenu.tsx';
import { pathTo } from './useSideNodes.ts';
import type { SideNodes } from './useSideNodes.ts';
import type { Sidebar, SideNode } from '../../definition/types.ts';
import * as css from '../../../list-page/sideTree.css.ts';

const Drawer = lazyDialog(async () => ({ default: (await import('@milepost/kit/drawer')).Drawer }));

/** Id of the node above all; nothing is asked with it. */
const ALL = '';

interface SideTreeProps {
  readonly sidebar: Sidebar;
  readonly nodes: SideNodes;
  /** Chosen node; null for everything. */
  readonly selectedId: string | null;
  /** `isByItself`: nobody has pressed anything, so the address before is none to come back to. */
  readonly onSelect: (id: string | null, isByItself?: boolean) => void;
}

/** The tree beside a list: a pane where there is room, a button that opens it where there is none. @source admin §2 */
export function SideTree(props: SideTreeProps) {
  const { i18n } = useLingui();
  const { sidebar, onSelect } = props;
  const { path, firstId } = props.nodes;
  const text = useText();
  /** Layer over the page; one at a time. */
  const [over, setOver] = useState<'nothing' | 'tree' | 'management'>('nothing');
  const isOpen = over === 'tree';
  const close = () => setOver('nothing');
  const openTree = () => setOver('tree');
  const manage = () => setOver('management');
  const label = i18n._(sidebar.label);
  const selectFirst = useEffectEvent(() => onSelect(firstId, true));
  useEffect(() => {
    if (firstId !== null) selectFirst();
  }, [firstId]);
  const select = (id: string | null) => {
    close();
    onSelect(id);
  };
  return (
    <>
      <aside className={css.pane} aria-label={label}>
        <TreePane {...props} place="pane" onSelect={select} onManage={manage} />
      </aside>
      <div className={css.chooser}>
        <Button icon={FolderOpen} opens={{ kind: 'dialog', isOpen }} onPress={openTree}>
          <span className={css.chooserPath}>
            {path.map(({ fullName }) => text(fullName)).join(' / ') || (sidebar.all ? i18n._(sidebar.all) : label)}
          </span>
          <Icon of={ChevronDown} />
        </Button>
      </div>
      {isOpen && (
        <Drawer title={label} widthPx={320} bodyFit="edge-to-edge" onClose={close} onAgain={openTree}>
          <TreePane {...props} place="drawer" onSelect={select} onManage={manage} />
        </Drawer>
      )}
      {sidebar.manages && <Management of={sidebar.manages} isOpen={over === 'management'} onClose={close} onAgain={manage} />}
    </>
  );
}

interface ManagementProps extends DialogProps {
  readonly of: NonNullable<Sidebar['manages']>;
  readonly isOpen: boolean;
}

/** Part that keeps the nodes, fetched before somebody opens it. */
function Management({ of, isOpen, ...dialog }: ManagementProps) {
  const [Part] = useState(() => lazyDialog(of.opens));
  useEffect(() => onFirstInteraction(Part.prepare), [Part]);
  return isOpen && <Part {...dialog} />;
}

interface TreePaneProps extends SideTreeProps {
  /** `drawer`: the drawer has the heading already. */
  readonly place: 'pane' | 'drawer';
  readonly onManage: () => void;
}

function TreePane({
  sidebar,
  selectedId,
  onSelect,
  nodes: { tree, nodes: data, counts, needsOne, firstId },
  place,
  onManage,
}: TreePaneProps) {
  const { t, i18n } = useLingui();
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
    setExpandedIds((now) => new Set([...now, ...pathTo(data, selectedId).map(({ id }) => id)]));
  }, [data, selectedId]);
  const node = useCallback(
    ({ id, fullName, enCode, children }: SideNode) => ({
      id,
      label: text(fullName),
      keywords: enCode,
      children,
      icon: id === ALL ? Building2 : counts && children.length === 0 ? ListFilter : Folder,
      note: children.length === 0 ? counts?.get(id)?.toString() : undefined,
    }),
    [text, counts],
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
        {sidebar.manages && (
          <SideMenu
            manages={sidebar.manages}
            nodes={data}
            onRefresh={() => void tree.refetch()}
            onExpand={setExpandedIds}
            onManage={onManage}
          />
        )}
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
          // Until it is known which one is chosen: rows that make room for it would move under the pointer.
          tree.isPending || (needsOne && firstId !== null)
            ? { kind: 'loading' }
            : tree.isError && !data
              ? { kind: 'failed', retry: () => void tree.refetch() }
              : { kind: 'ready' }
        }
      />
    </div>
  );
}
