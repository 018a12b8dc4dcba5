import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { memorySource } from '../../testing/memorySource.ts';
import { Pane } from './examples/Pane.tsx';
import { organization, people } from './examples/organization.ts';
import { PickTree } from './index.ts';

export default {
  title: 'Primitives/PickTree',
  component: PickTree as never,
  args: { source: memorySource(organization), onChoose: fn() },
  render: (args) => <Pane {...args} />,
  parameters: {
    manual: {
      seed: ['forms §2.1', 'forms §4', 'forms §9'],
      roles: ['treegrid', 'grid', 'row', 'gridcell'],
      contract: 'lazy-tree',
      limits: ['At most five requests are under way together.', 'Levels deeper than 100 are not opened.'],
    },
  },
} satisfies Meta<typeof Pane>;

type Story = StoryObj<typeof Pane>;

const openAll: NonNullable<Story['play']> = async ({ canvas }) => {
  (await canvas.findByRole('row', { name: '华东分公司' })).focus();
  await userEvent.keyboard('{Home}{ArrowRight}');
  await canvas.findByText('调度部');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await waitFor(() => expect(canvas.getByText('欧阳明轩')).toBeVisible());
};

export const Basic: Story = { play: openAll };
export const Single: Story = {
  args: { kind: 'one', chosen: ['he'] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('华东分公司'));
    await userEvent.click(await canvas.findByText('调度部'));
    await expect(await canvas.findByRole('row', { name: /何俊杰/ })).toHaveAttribute('aria-selected', 'true');
  },
};
export const Multiple: Story = { args: { chosen: ['dispatch', 'he'] }, play: openAll };
export const OnePlace: Story = { args: { kind: 'place', chosen: ['south'] } };
export const WithAction: Story = {
  args: { action: (node) => (node.id === 'east' ? { label: '选择全部 24 人', name: '选择全部 24 人：华东分公司', run: () => {} } : null) },
};
export const Loading: Story = { args: { source: holding(memorySource(organization)) } };
export const Empty: Story = { args: { source: memorySource([]) } };
export const FailingThenRetry: Story = {
  // Fails once each time it is shown.
  render: function Failing(args) {
    const [source] = useState(() => failing(memorySource(organization)));
    return <Pane {...args} source={source} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重试' }));
    await expect(await canvas.findByText('华东分公司')).toBeVisible();
  },
};
export const FailedBranch: Story = {
  play: async ({ canvas, args }) => {
    const toggle = (await canvas.findByRole('row', { name: '华南分公司' })).querySelector('[data-mp-toggle]');
    if ('failNext' in args.source) (args.source as ReturnType<typeof memorySource>).failNext();
    if (toggle) await userEvent.click(toggle);
    await expect(await canvas.findByText('加载失败')).toBeVisible();
  },
  args: { source: memorySource(organization) },
};
export const List: Story = { args: { source: memorySource(people(233)), shape: 'list', label: '收费员' } };
export const Found: Story = { args: { keyword: '部' } };
export const TenThousand: Story = { args: { source: memorySource(people(10_000)), shape: 'list', label: '收费员' } };
export const LongNames: Story = {
  args: {
    source: memorySource([
      {
        id: 'l',
        fullName: '云望高速公路物流运营集团有限公司云阳至青溪路段养护工程部机电维护中心',
        note: '负责 S26 全线机电设备',
        isLeaf: true,
      },
      ...organization,
    ]),
  },
};
export const Dark: Story = { ...Multiple, globals: { scheme: 'dark' } };

function holding(source: ReturnType<typeof memorySource>) {
  source.hold();
  return source as never;
}
function failing(source: ReturnType<typeof memorySource>) {
  source.failNext();
  return source as never;
}
