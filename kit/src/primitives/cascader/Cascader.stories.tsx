import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { areaSource, manyAreas } from './examples/areas.ts';
import { Cascader, MultiCascader } from './index.ts';
import type { CascaderProps, MultiCascaderProps } from './index.ts';

function Sample(props: CascaderProps) {
  const [value, setValue] = useState(props.value);
  return <Cascader {...props} value={value} onChange={setValue} />;
}

const areas = areaSource();
const never = areaSource({ wait: () => new Promise(() => {}) });

export default {
  title: 'Primitives/Cascader',
  component: Cascader,
  args: { label: '省市区', value: ['p1', 'p1c0', 'p1c0d0'], source: areas, placeholder: '选择省市区', onChange: fn() },
  render: (args) => <Sample {...args} />,
  parameters: {
    manual: {
      seed: ['forms §3 (cascader)'],
      roles: ['combobox', 'tree', 'group', 'treeitem'],
      keys: [
        ['ArrowDown, Alt+ArrowDown, Enter, Space', 'opens the levels; the focus goes to the search box'],
        ['ArrowDown, ArrowUp, Home, End', 'within a level, while the search box is empty'],
        ['ArrowRight', 'opens the level below, then goes into it'],
        ['ArrowLeft', 'goes back to the level above, then closes'],
        ['Enter', 'chooses a node that can be chosen, opens another; where several are chosen, ticks it and stays open'],
        ['letters', 'ask the source, 300 ms after the last one'],
        ['Escape', 'closes and keeps what was chosen'],
      ],
      limits: ['A search finds what the source finds; for the whole path of a found node the source has to say what stands above it.'],
    },
  },
} satisfies Meta<typeof Cascader>;

type Story = StoryObj<typeof Cascader>;

const openIt: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('combobox', { name: '省市区' }));
  await waitFor(async () => expect(await screen.findByRole('combobox', { name: '搜索 省市区' })).toBeVisible());
};

export const Basic: Story = {
  // A narrow page has no levels side by side.
  parameters: { stepsNeedWidth: true },
  play: async (context) => {
    await openIt(context);
    await userEvent.click(await screen.findByRole('treeitem', { name: '四川省' }));
    await userEvent.click(await screen.findByRole('treeitem', { name: '绵阳市' }));
    await waitFor(async () => expect(await screen.findByRole('treeitem', { name: '绵阳城区' })).toBeVisible());
  },
};
export const Open: Story = { play: openIt };
export const AnyLevel: Story = { args: { chooses: 'any', value: ['p1', 'p1c0'] } };
export const NothingChosen: Story = { args: { value: [] } };
export const Invalid: Story = { args: { value: [], isRequired: true, error: '请选择省市区' } };
export const ReadOnly: Story = { args: { use: 'readOnly' } };
export const Disabled: Story = { args: { use: 'disabled' } };
export const UnknownValue: Story = { args: { value: ['p1', '4f1c09'] } };
export const Loading: Story = { args: { source: never, value: [] }, play: openIt };
export const Empty: Story = {
  args: { source: { load: async () => ({ nodes: [] }), resolve: async () => [] }, value: [] },
  play: async (context) => {
    await openIt(context);
    await waitFor(async () => expect(await screen.findByText('暂无选项')).toBeVisible());
  },
};
export const FailingThenRetry: Story = {
  args: { value: [] },
  // Fails once each time it is shown.
  render: function Failing(args) {
    const [source] = useState(() => areaSource({ failures: 1 }));
    return <Sample {...args} source={source} />;
  },
  play: async (context) => {
    await openIt(context);
    await waitFor(async () => expect(await screen.findByRole('treeitem', { name: '加载失败 重试' })).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(async () => expect(await screen.findByRole('treeitem', { name: '江苏省' })).toBeVisible());
  },
};
export const TenThousand: Story = {
  args: { source: { load: async () => ({ nodes: manyAreas }), resolve: async () => [] }, value: [] },
  play: async (context) => {
    await openIt(context);
    await waitFor(async () => expect(await screen.findByRole('treeitem', { name: '第 0 路段' })).toBeVisible());
    await expect(document.querySelectorAll('[role=treeitem]').length).toBeLessThan(60);
  },
};
export const Searched: Story = {
  args: { value: [] },
  play: async (context) => {
    await openIt(context);
    await userEvent.type(screen.getByRole('combobox', { name: '搜索 省市区' }), '苏州');
    await waitFor(async () => expect(await screen.findByRole('treeitem', { name: '苏州城区 江苏省 / 苏州市' })).toBeVisible());
  },
};
export const LongNames: Story = {
  args: {
    value: ['long'],
    source: areaSource({ extra: [{ id: 'long', fullName: '云阳至青溪路段机电设备与交通安全设施损坏赔偿项目分类', isLeaf: true }] }),
  },
  play: openIt,
};
function ManySample(props: MultiCascaderProps) {
  const [value, setValue] = useState(props.value);
  return <MultiCascader {...props} value={value} onChange={setValue} />;
}

export const Several: Story = {
  parameters: { stepsNeedWidth: true },
  render: ({ value, ...args }) => <ManySample {...args} value={[value]} onChange={([path = []]) => args.onChange(path)} />,
  play: async (context) => {
    await openIt(context);
    await userEvent.click(await screen.findByRole('treeitem', { name: '四川省' }));
    await userEvent.click(await screen.findByRole('treeitem', { name: '绵阳市' }));
    await userEvent.click(await screen.findByRole('treeitem', { name: '绵阳城区' }));
    await waitFor(async () => expect(await screen.findByRole('treeitem', { name: '绵阳城区' })).toHaveAttribute('aria-checked', 'true'));
  },
};
export const Dark: Story = { play: openIt, globals: { scheme: 'dark' } };
export const English: Story = { args: { label: 'Region', placeholder: 'Choose', value: [] }, globals: { locale: 'en' } };
