import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { checkedNodes } from '../../engines/row-core/index.ts';
import { expect, fn, userEvent } from 'storybook/test';
import { categories, manyPeople, manyPosts, showCategory } from './examples/categories.ts';
import type { Category } from './examples/categories.ts';
import { Tree } from './index.ts';
import type { TreeProps } from './index.ts';
import { pane } from './examples/pane.css.ts';

/** A pane that keeps choice, checks and expansion, as a page would. */
function Pane(props: TreeProps<Category>) {
  const [checked, setChecked] = useState(props.checks?.value);
  const [selectedId, setSelectedId] = useState(props.selectedId);
  const [expandedIds, setExpandedIds] = useState(props.expandedIds);
  return (
    <div className={pane}>
      <Tree
        {...props}
        checks={checked && { value: checked, onChange: setChecked }}
        selectedId={selectedId}
        onSelect={(id, record) => {
          setSelectedId(id);
          props.onSelect?.(id, record);
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
  parameters: {
    manual: {
      seed: ['admin §2', 'forms §2.1'],
      roles: ['tree', 'treeitem'],
      keys: [
        ['ArrowUp ArrowDown', 'previous, next node in view'],
        ['ArrowRight', 'opens the node, then goes to its first child'],
        ['ArrowLeft', 'closes the node, then goes to its parent'],
        ['Home End', 'first, last node in view'],
        ['PageUp PageDown', 'a view up or down'],
        ['*', 'opens the siblings'],
        ['Enter Space', 'chooses the node; with checkboxes turns it over'],
        ['Shift+ArrowUp Shift+ArrowDown', 'with checkboxes: moves and checks on the way'],
        ['Ctrl+A', 'with checkboxes: checks all that is shown'],
        ['letters', 'next node whose label or keyword begins with them, within a second'],
      ],
      limits: [
        'All nodes are given; a tree that loads as it is opened is the business of the pickers.',
        'Rows have one height, so labels are cut and shown whole in the tooltip.',
      ],
    },
  },
} satisfies Meta<typeof Pane>;

type Story = StoryObj<typeof Pane>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('treeitem', { name: /路产设施类型/ })).toHaveAttribute('aria-selected', 'true');
  },
};
const checking = { selectedId: undefined, onSelect: undefined };
export const Checking: Story = {
  args: { ...checking, checks: { value: checkedNodes(['asset.type', 'toll']), onChange: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('treeitem', { name: '路产设施' })).toHaveAttribute('aria-checked', 'mixed');
    await expect(canvas.getByRole('treeitem', { name: '收费业务' })).toHaveAttribute('aria-checked', 'true');
    await userEvent.click(canvas.getByRole('treeitem', { name: '路产设施' }));
    await expect(canvas.getByRole('treeitem', { name: '路产设施' })).toHaveAttribute('aria-checked', 'true');
  },
};
export const CheckingFiltered: Story = { args: { ...Checking.args, keyword: 'asset.c' } };
export const CheckingDark: Story = { args: Checking.args, globals: { scheme: 'dark' } };
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
export const FiftyThousandChecked: Story = {
  args: {
    ...checking,
    nodes: manyPeople,
    expandedIds: 'all',
    checks: { value: checkedNodes(['c0', 'c1d3']), onChange: fn() },
    label: '组织架构',
  },
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
