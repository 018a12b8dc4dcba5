import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell } from 'lucide';
import { expect } from 'storybook/test';
import { IconButton } from '../button/index.ts';
import { CountBadge } from './index.ts';

export default {
  title: 'Primitives/CountBadge',
  component: CountBadge,
  args: { count: 12, children: <IconButton icon={Bell} label="12 条未读消息" /> },
} satisfies Meta<typeof CountBadge>;

type Story = StoryObj<typeof CountBadge>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12')).toHaveAttribute('aria-hidden', 'true');
  },
};
export const Most: Story = {
  args: { count: 100, children: <IconButton icon={Bell} label="99 条以上未读消息" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
  },
};
export const None: Story = {
  args: { count: 0, children: <IconButton icon={Bell} label="站内消息" /> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('0')).toBeNull();
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
