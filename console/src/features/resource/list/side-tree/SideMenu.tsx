import { useLingui } from '@lingui/react/macro';
import { MenuButton } from '@milepost/kit/menu';
import { EllipsisVertical } from 'lucide';
import type { Sidebar, SideNode } from '../../definition/types.ts';

interface SideMenuProps {
  readonly manages: NonNullable<Sidebar['manages']>;
  /** Undefined until they have come. */
  readonly nodes: readonly SideNode[] | undefined;
  readonly onRefresh: () => void;
  readonly onExpand: (ids: ReadonlySet<string>) => void;
  /** Opens the part that keeps the nodes. */
  readonly onManage: () => void;
}

/** Ids of all nodes with others below them. */
const branchIds = (nodes: readonly SideNode[]): readonly string[] =>
  nodes.flatMap(({ id, children }) => (children.length > 0 ? [id, ...branchIds(children)] : []));

/** The menu of the tree beside a list: read again, open and close all of it, keep its nodes. @source admin §2 */
export function SideMenu({ manages, nodes = [], onRefresh, onExpand, onManage }: SideMenuProps) {
  const { t, i18n } = useLingui();
  function act(id: string) {
    if (id === 'refresh') onRefresh();
    if (id === 'expand') onExpand(new Set(branchIds(nodes)));
    if (id === 'collapse') onExpand(new Set());
    if (id === 'manage') onManage();
  }
  return (
    <MenuButton
      trigger={{ label: i18n._(manages.menu), icon: EllipsisVertical, size: 'row' }}
      items={[
        { id: 'refresh', label: t`Refresh` },
        { id: 'expand', label: t`Expand all` },
        { id: 'collapse', label: t`Collapse all` },
        { kind: 'separator' },
        { id: 'manage', label: i18n._(manages.label) },
      ]}
      onAction={act}
    />
  );
}
