// 50,510 nodes by the hook of trees, as a list in markup and styles of a page of its own.
import { checkedNodes, checkedNone } from '@milepost/kit/engines/row-core';
import type { Expanded } from '@milepost/kit/engines/row-core';
import { treeRowProps, treeToggleProps, useTree } from '@milepost/kit/headless/tree';
import type { TreeMessages, TreeNode, TreeRowView } from '@milepost/kit/headless/tree';
import { memo, useEffect, useState } from 'react';
import type { CSSProperties } from 'react';
import { createRoot } from 'react-dom/client';
import '../floor/lib/base.css';
import { TREE_KEYWORD, makeTree } from '../floor/lib/data.js';
import { one } from './kitPage.tsx';

interface Node {
  readonly key: string;
  readonly title: string;
  readonly children?: readonly Node[];
}

const nodes: readonly Node[] = makeTree();
const node = ({ key, title, children }: Node): TreeNode<Node> => ({ id: key, label: title, children });
const messages: TreeMessages = { found: (count) => `${count} found`, searchCleared: 'Search cleared' };

const ROW_PX = 28;
const VIEW_PX = 600;
const STEP_PX = 20;
const ROW: CSSProperties = { position: 'absolute', insetInline: 0, blockSize: ROW_PX, listStyle: 'none', contain: 'strict' };

const OwnRow = memo(function OwnRow({ row }: { readonly row: TreeRowView<Node> }) {
  return (
    <li {...treeRowProps(row, { style: { ...ROW, paddingInlineStart: row.depth * STEP_PX } })}>
      {row.isExpanded !== undefined && <b {...treeToggleProps()}>{row.isExpanded ? '–' : '+'}</b>}
      <i aria-hidden="true">{row.checked === 'all' ? '☑' : row.checked === 'half' ? '▣' : '☐'}</i> <span>{row.node.label}</span>
    </li>
  );
});

/** Controls by which the page acts by itself, as the floor does: no event is part of what is measured. */
let steer: { expandAll(): void; search(keyword: string): void; check(): void };

function Page() {
  const [expandedIds, setExpandedIds] = useState<Expanded>(new Set<string>());
  const [checked, setChecked] = useState(checkedNone);
  const [keyword, setKeyword] = useState('');
  useEffect(() => {
    steer = { expandAll: () => setExpandedIds('all'), search: setKeyword, check: () => setChecked(checkedNodes(['a0'])) };
  }, []);
  const tree = useTree({
    label: 'Organisation',
    nodes,
    node,
    checks: { value: checked, onChange: setChecked },
    expandedIds,
    onExpandedChange: setExpandedIds,
    keyword,
    messages,
    initial: { viewportPx: VIEW_PX, rowPx: ROW_PX },
  });
  return (
    <section {...tree.getRegionProps({ style: { inlineSize: 500, blockSize: VIEW_PX, overflow: 'auto' } })}>
      <i {...tree.getProbeProps({ style: { position: 'absolute', blockSize: ROW_PX, visibility: 'hidden' } })} />
      <ul {...tree.getTreeProps({ style: { position: 'relative', margin: 0, padding: 0 } })}>
        {tree.rows.map((row, slot) => row && <OwnRow key={slot} row={row} />)}
      </ul>
    </section>
  );
}

const region = () => one('[role=tree]').parentElement ?? document.body;

window.bench = {
  mount: () => createRoot(one('#root')).render(<Page />),
  view: region,
  scroller: region,
  expandAll: () => steer.expandAll(),
  search: () => steer.search(TREE_KEYWORD),
  clear: () => steer.search(''),
  check: () => steer.check(),
  checkedSelector: '[role=treeitem][aria-checked=true]',
};
