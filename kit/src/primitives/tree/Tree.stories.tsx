import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { categories, manyPosts, showCategory } from './examples/categories.ts';
import type { Category } from './examples/categories.ts';
import { Tree } from './index.ts';
import type { TreeProps } from './index.ts';
import { pane } from './examples/pane.css.ts';

/** A pane that keeps choice and expansion, as a page would. */
function Pane(props: TreeProps<Category>) {
  const [selectedId, setSelectedId] = useState(props.selectedId);
  const [expandedIds, setExpandedIds] = useState(props.expandedIds);
  return (
    <div className={pane}>
      <Tree
        {...props}
        selectedId={selectedId}
        onSelect={(id, record) => {
          setSelectedId(id);
          props.onSelect(id, record);
        }}
        expandedIds={expandedIds}
        onExpandedChange={setExpandedIds}
      />
    </div>
  );
}

export default {
  title: 'Primitives/Tree',
  component: Pane,
  args: {
    label: '字典分类',
    nodes: categories,
    node: showCategory,
    selectedId: 'asset.type',
    expandedIds: new Set(['asset', 'toll']),
    onSelect: fn(),
    onExpandedChange: fn(),
  },
} satisfies Meta<typeof Pane>;

type Story = StoryObj<typeof Pane>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('treeitem', { name: /路产设施类型/ })).toHaveAttribute('aria-selected', 'true');
  },
};
export const Filtered: Story = { args: { keyword: 'asset.c' } };
export const NoMatch: Story = { args: { keyword: '隧道' } };
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Failed: Story = { args: { state: { kind: 'failed', retry: fn() } } };
export const Empty: Story = { args: { nodes: [] } };
export const LongText: Story = {
  args: {
    nodes: [{ id: 'long', name: '云阳至青溪路段机电设备与交通安全设施损坏赔偿项目分类', code: 'long', entries: 1024 }, ...categories],
  },
};
export const TenThousand: Story = {
  args: { nodes: manyPosts, selectedId: 's40p3', expandedIds: new Set(manyPosts.map(({ id }) => id)), label: '里程桩' },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const English: Story = {
  args: {
    label: 'Categories',
    nodes: [{ id: 'a', name: 'Road assets', code: 'asset', children: [{ id: 'b', name: 'Asset type', code: 'asset.type', entries: 24 }] }],
    selectedId: 'b',
    expandedIds: new Set(['a']),
  },
  globals: { locale: 'en' },
};
export const Mini: Story = { globals: { density: 'mini' } };
