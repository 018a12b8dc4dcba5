// 10 companies of 50 departments of 100 people in the kit's tree, with checkboxes that cascade.
import { checkedNodes, checkedNone } from '@milepost/kit/engines/row-core';
import type { Expanded } from '@milepost/kit/engines/row-core';
import { Tree } from '@milepost/kit/tree';
import type { TreeNode } from '@milepost/kit/tree';
import { useEffect, useState } from 'react';
import { TREE_KEYWORD, makeTree } from '../floor/lib/data.js';
import { mountInKit, one, prepareKit } from './kitPage.tsx';

interface Node {
  readonly key: string;
  readonly title: string;
  readonly children?: readonly Node[];
}

const nodes: readonly Node[] = makeTree();
const node = ({ key, title, children }: Node): TreeNode<Node> => ({ id: key, label: title, children });
const frame = { inlineSize: 500, blockSize: 600 };
/** Controls by which the page acts by itself, as the floor does: no event is part of what is measured. */
let steer: { expandAll(): void; search(keyword: string): void; check(): void };

function Page() {
  const [expandedIds, setExpandedIds] = useState<Expanded>(new Set<string>());
  const [checked, setChecked] = useState(checkedNone);
  const [keyword, setKeyword] = useState('');
  useEffect(() => {
    steer = { expandAll: () => setExpandedIds('all'), search: setKeyword, check: () => setChecked(checkedNodes(['a0'])) };
  }, []);
  return (
    <div style={frame}>
      <Tree
        label="Organisation"
        nodes={nodes}
        node={node}
        checks={{ value: checked, onChange: setChecked }}
        expandedIds={expandedIds}
        onExpandedChange={setExpandedIds}
        keyword={keyword}
      />
    </div>
  );
}

const region = () => one('[role=tree]').parentElement ?? document.body;

prepareKit('small');
window.bench = {
  mount: () => mountInKit(<Page />),
  view: region,
  scroller: region,
  expandAll: () => steer.expandAll(),
  search: () => steer.search(TREE_KEYWORD),
  clear: () => steer.search(''),
  check: () => steer.check(),
  checkedSelector: '[role=treeitem][aria-checked=true]',
};
