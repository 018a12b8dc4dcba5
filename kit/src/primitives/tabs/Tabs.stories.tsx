import type { Meta, StoryObj } from '@storybook/react-vite';
import { Building2 } from 'lucide';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { TextField } from '../text-field/index.ts';
import { Tabs } from './index.ts';
import type { TabsProps } from './index.ts';

const sources = [
  { id: 'all', label: '全部数据' },
  { id: 'org', label: '当前组织' },
  { id: 'mine', label: '我的下属', count: 8 },
  { id: 'system', label: '系统变量' },
];

function Sample(props: TabsProps) {
  const [selectedId, setSelectedId] = useState(props.selectedId);
  return <Tabs {...props} selectedId={selectedId} onSelect={setSelectedId} />;
}

export default {
  title: 'Primitives/Tabs',
  component: Tabs,
  args: {
    label: '人员来源',
    tabs: sources,
    selectedId: 'all',
    onSelect: () => {},
    children: (id: string) => <p>{sources.find((tab) => tab.id === id)?.label}的人员在这里。</p>,
  },
  render: (args) => <Sample {...args} />,
  parameters: {
    manual: {
      seed: ['forms §2.1', 'forms §2.4', 'forms §3'],
      roles: ['tablist', 'tab', 'tabpanel'],
      keys: [
        ['Tab', 'to the chosen tab, then into its panel'],
        ['ArrowLeft, ArrowRight', 'previous or next tab, round the ends; chooses it, unless choice is manual'],
        ['Home, End', 'first or last tab'],
        ['Enter, Space', 'chooses the tab, where choice is manual'],
      ],
      limits: ['Tabs that do not fit are scrolled, not folded into a menu.', 'There are no upright tabs.'],
    },
  },
} satisfies Meta<typeof Tabs>;

type Story = StoryObj<typeof Tabs>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: '我的下属 8' }));
    await expect(canvas.getByRole('tabpanel', { name: '我的下属 8' })).toBeVisible();
  },
};
export const Manual: Story = { args: { activation: 'manual' } };
export const Invalid: Story = {
  args: {
    label: '工单',
    selectedId: 'base',
    tabs: [
      { id: 'base', label: '基本信息' },
      { id: 'material', label: '材料与人工', problemCount: 2 },
      { id: 'photo', label: '现场照片', icon: Building2, count: 3 },
    ],
    children: '基本信息',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: '材料与人工 2 处错误' })).toBeVisible();
  },
};
export const Disabled: Story = {
  args: { tabs: sources.map((tab) => (tab.id === 'org' ? { ...tab, disabledReason: '您没有所属组织' } : tab)) },
};
export const KeepsWhatWasTyped: Story = {
  args: { keep: 'visited', children: (id: string) => <TextField label={`${id} 备注`} value="" onChange={() => {}} /> },
};
export const TooManyToFit: Story = {
  args: {
    label: '路段',
    selectedId: '11',
    tabs: Array.from({ length: 24 }, (_, at) => ({ id: `${at}`, label: `S26 云望高速第 ${at + 1} 标段` })),
    children: '标段',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { selected: true })).toBeVisible();
  },
};
export const LongNames: Story = {
  args: {
    selectedId: 'long',
    tabs: [{ id: 'long', label: '云阳至青溪路段机电设备与交通安全设施损坏赔偿项目分类与统计口径说明', count: 1024 }, ...sources],
    children: '内容',
  },
};
export const Dark: Story = { ...Invalid, globals: { scheme: 'dark' } };
export const English: Story = {
  args: {
    label: 'Sources',
    tabs: [
      { id: 'all', label: 'All data' },
      { id: 'org', label: 'Current organisation', problemCount: 1 },
      { id: 'mine', label: 'My subordinates', count: 8 },
    ],
    children: 'People',
  },
  globals: { locale: 'en' },
};
