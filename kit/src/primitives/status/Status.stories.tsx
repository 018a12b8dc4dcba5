import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Status } from './index.ts';

export default {
  title: 'Primitives/Status',
  component: Status,
  args: { tone: 'success', children: '启用' },
} satisfies Meta<typeof Status>;

type Story = StoryObj<typeof Status>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('启用').querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};
export const Off: Story = { args: { tone: 'off', children: '禁用' } };
export const AllTones: Story = {
  render: () => (
    <p>
      <Status tone="success">已完成</Status> <Status tone="progress">施工中</Status> <Status tone="info">待派单</Status>{' '}
      <Status tone="warning">已退回</Status> <Status tone="danger">已逾期</Status> <Status tone="off">已撤回</Status>
    </p>
  ),
};
export const Dark: Story = { ...AllTones, globals: { scheme: 'dark' } };
