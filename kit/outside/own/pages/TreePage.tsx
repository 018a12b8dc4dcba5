import { useTextField } from '@milepost/kit/headless/text-field';
import { treeRowProps, treeToggleProps, useTree } from '@milepost/kit/headless/tree';
import type { TreeMessages, TreeRowView } from '@milepost/kit/headless/tree';
import { memo, useState } from 'react';
import { Badge, Card, Input, Label, Slot } from '../ui.tsx';
import { textMessages } from './messages.ts';

interface Site {
  readonly id: string;
  readonly name: string;
  readonly within?: readonly Site[];
}

const REGIONS = 10;
const OFFICES = 50;
const STATIONS = 100;
const listOf = <T,>(length: number, make: (number: number) => T): readonly T[] => Array.from({ length }, (_, at) => make(at + 1));
/** 10 regions, 500 offices, 50,000 stations. */
const regions: readonly Site[] = listOf(REGIONS, (region) => ({
  id: `${region}`,
  name: `第 ${region} 地方`,
  within: listOf(OFFICES, (office) => ({
    id: `${region}-${office}`,
    name: `事務所 ${region}-${office}`,
    within: listOf(STATIONS, (station) => ({ id: `${region}-${office}-${station}`, name: `料金所 ${region}-${office}-${station}` })),
  })),
}));
const node = ({ id, name, within }: Site) => ({ id, label: name, ...(within && { children: within }) });
const messages: TreeMessages = { found: (count) => `${count} 件見つかりました`, searchCleared: '検索を解除しました' };
/** Sizes before anything is measured: a server draws that many rows. */
const initial = { viewportPx: 384, rowPx: 32 };

const Row = memo(function Row({ view }: { readonly view: TreeRowView<Site> }) {
  return (
    <li {...treeRowProps(view, { className: 'tree-row' })}>
      <span {...treeToggleProps({ className: 'toggle' })}>{view.isExpanded === undefined ? '' : view.isExpanded ? '▾' : '▸'}</span>
      <Slot name="name">{view.node.label}</Slot>
      <Badge className="push">{view.isExpanded === undefined ? '' : `${view.node.children?.length ?? 0}`}</Badge>
    </li>
  );
});

/** A tree of 50,510 nodes as a list. */
export function TreePage() {
  const search = useTextField({ label: '拠点を探す', messages: textMessages });
  const [selectedId, onSelect] = useState<string | null>(null);
  const tree = useTree({ label: '拠点', nodes: regions, node, keyword: search.value, selectedId, onSelect, messages, initial });
  return (
    <Card className="stack gap-2">
      <Label {...search.getLabelProps()}>拠点を探す</Label>
      <Input {...search.getInputProps()} />
      <section {...tree.getRegionProps({ className: 'scroll h-96 border rounded' })}>
        <i {...tree.getProbeProps({ className: 'probe tree-row' })} />
        {tree.hasRows ? (
          <ul {...tree.getTreeProps({ className: 'relative' })}>{tree.rows.map((view, slot) => view && <Row key={slot} view={view} />)}</ul>
        ) : (
          <p className="p-4">該当する拠点はありません</p>
        )}
      </section>
    </Card>
  );
}
