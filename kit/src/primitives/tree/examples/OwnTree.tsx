import { memo, useState } from 'react';
import { treeRowProps, treeToggleProps, useTree } from '../headless.ts';
import type { TreeMessages, TreeRowView } from '../headless.ts';

interface Region {
  readonly id: string;
  readonly name: string;
  readonly within?: readonly Region[];
}
const regionOf = (n: number): Region => ({ id: `r${n}`, name: `Region ${n}`, within: [{ id: `r${n}a`, name: `拠点 ${n}` }] });
const regions = Array.from({ length: 60 }, (_, at) => regionOf(at + 1));
const node = ({ id, name, within }: Region) => ({ id, label: name, ...(within && { children: within }) });
const messages: TreeMessages = { found: (count) => `${count} 件見つかりました`, searchCleared: '検索を解除しました' };

/** A row full of marks of its own, which the tree must not take for its rows. */
const Row = memo(function Row({ view }: { readonly view: TreeRowView<Region> }) {
  return (
    <li {...treeRowProps(view, { className: 'own', style: { position: 'absolute', blockSize: 24 } })}>
      {view.isExpanded !== undefined && <b {...treeToggleProps()}>{view.isExpanded ? '–' : '+'}</b>}
      <span data-slot="badge" data-mp-row="0">
        {view.node.label}
      </span>
    </li>
  );
});

interface OwnTreeProps {
  readonly keyword?: string;
  readonly onSelect?: (id: string) => void;
}

/** A tree in markup of one's own: a list, in Japanese, without the styles, the catalogues and the provider of the kit. */
export function OwnTree({ keyword = '', onSelect }: OwnTreeProps) {
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const tree = useTree({
    label: '拠点',
    nodes: regions,
    node,
    selectedId,
    onSelect(id) {
      setSelectedId(id);
      onSelect?.(id);
    },
    keyword,
    messages,
    initial: { viewportPx: 240, rowPx: 24 },
  });
  return (
    <section {...tree.getRegionProps({ style: { blockSize: 240, overflow: 'auto' } })}>
      <i {...tree.getProbeProps({ style: { position: 'absolute', blockSize: 24, visibility: 'hidden' } })} />
      {tree.hasRows ? (
        <ul {...tree.getTreeProps({ style: { position: 'relative' } })}>
          {tree.rows.map((view, slot) => view && <Row key={slot} view={view} />)}
        </ul>
      ) : (
        <p>ありません</p>
      )}
    </section>
  );
}
