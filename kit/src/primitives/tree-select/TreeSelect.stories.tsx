import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { facilities, manyFacilities } from './examples/facilities.ts';
import { TreeMultiSelect, TreeSelect } from './index.ts';
import type { TreeMultiSelectProps, TreeSelectProps } from './index.ts';

function One(props: TreeSelectProps) {
  const [value, setValue] = useState(props.value);
  return <TreeSelect {...props} value={value} onChange={setValue} />;
}

function Many(props: Partial<TreeMultiSelectProps>) {
  const [value, setValue] = useState(props.value ?? ['wbeam', 'gantry']);
  return <TreeMultiSelect label="设施" nodes={facilities} placeholder="选择设施" {...props} value={value} onChange={setValue} />;
}

function Failing(props: TreeSelectProps) {
  const [hasFailed, setFailed] = useState(true);
  return (
    <One
      {...props}
      nodes={hasFailed ? [] : props.nodes}
      state={hasFailed ? { kind: 'failed', retry: () => setFailed(false) } : { kind: 'ready' }}
    />
  );
}

export default {
  title: 'Primitives/TreeSelect',
  component: TreeSelect,
  args: { label: '设施', value: 'wbeam', nodes: facilities, placeholder: '选择设施', onChange: fn() },
  render: (args) => <One {...args} />,
  parameters: {
    manual: {
      seed: ['forms §3 (treeSelect)'],
      roles: ['combobox', 'tree', 'treeitem'],
      keys: [
        ['ArrowDown, Alt+ArrowDown, Enter, Space', 'opens the tree at the chosen node'],
        ['ArrowRight', 'opens a node, then goes to the first below it'],
        ['ArrowLeft', 'closes a node, or goes to the one above it'],
        ['*', 'opens all siblings'],
        ['Enter, Space', 'chooses and closes; with checkboxes checks, and the tree stays open'],
        ['Ctrl+A', 'with checkboxes: checks everything the search shows, or takes it away'],
        ['letters', 'find a node by its name; in a large tree they search, and what is found stands with the way to it'],
        ['Escape, Alt+ArrowUp', 'closes and keeps what was chosen'],
      ],
      limits: ['The whole tree is handed over; for one that loads as it is opened there is the cascader.'],
    },
  },
} satisfies Meta<typeof TreeSelect>;

type Story = StoryObj<typeof TreeSelect>;

const openIt: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('combobox', { name: '设施' }));
  await waitFor(async () => expect(await screen.findByRole('tree', { name: '设施' })).toBeVisible());
};

export const Basic: Story = {
  play: async (context) => {
    await openIt(context);
    await userEvent.click(await screen.findByRole('treeitem', { name: '混凝土护栏' }));
    await expect(context.canvas.getByRole('combobox')).toHaveTextContent('护栏设施 / 混凝土护栏');
  },
};
export const Open: Story = { args: { value: 'jersey' }, play: openIt };
export const Multiple: Story = { render: () => <Many />, play: openIt };
export const LeavesOnly: Story = { args: { chooses: 'leaves' } };
export const NothingChosen: Story = { args: { value: null } };
export const Invalid: Story = { args: { value: null, isRequired: true, error: '请选择设施' } };
export const ReadOnly: Story = { args: { use: 'readOnly' } };
export const Disabled: Story = { args: { use: 'disabled' } };
export const UnknownValue: Story = { args: { value: '4f1c09' } };
export const Loading: Story = { args: { nodes: [], state: { kind: 'loading' } }, play: openIt };
export const Empty: Story = { args: { nodes: [], value: null } };
export const FailingThenRetry: Story = {
  args: { value: null },
  render: (args) => <Failing {...args} />,
  play: async (context) => {
    await openIt(context);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(async () => expect(await screen.findByRole('treeitem', { name: '护栏设施' })).toBeVisible());
  },
};
export const TenThousand: Story = { args: { nodes: manyFacilities, value: 's40p3' }, play: openIt };
export const Searched: Story = {
  args: { nodes: manyFacilities, value: null },
  play: async (context) => {
    await openIt(context);
    await userEvent.type(await screen.findByRole('combobox', { name: '搜索 设施' }), '护栏');
    await waitFor(async () => expect(await screen.findByRole('treeitem', { name: '新泽西护栏 护栏设施 / 混凝土护栏' })).toBeVisible());
  },
};
export const LongNames: Story = {
  args: {
    value: 'b',
    nodes: [
      {
        id: 'a',
        label: '云阳至青溪路段机电设备与交通安全设施损坏赔偿项目分类',
        children: [{ id: 'b', label: '隧道内照明、通风、消防与监控附属设施及其供电线路' }],
      },
    ],
  },
  play: openIt,
};
export const Dark: Story = { render: () => <Many />, play: openIt, globals: { scheme: 'dark' } };
export const English: Story = { args: { label: 'Facility', placeholder: 'Choose', value: null }, globals: { locale: 'en' } };
