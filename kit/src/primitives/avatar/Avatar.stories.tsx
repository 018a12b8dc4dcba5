import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Avatar } from './index.ts';

export default {
  title: 'Primitives/Avatar',
  component: Avatar,
  args: { name: '孙婉宁' },
} satisfies Meta<typeof Avatar>;

type Story = StoryObj<typeof Avatar>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('孙')).toHaveAttribute('aria-hidden', 'true');
  },
};
export const Latin: Story = {
  args: { name: ' ada' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A')).toBeVisible();
  },
};
export const Nameless: Story = { args: { name: '' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
