import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MilestoneMark } from './index.ts';

export default {
  title: 'Primitives/MilestoneMark',
  component: MilestoneMark,
  args: { on: 'page' },
} satisfies Meta<typeof MilestoneMark>;

type Story = StoryObj<typeof MilestoneMark>;

export const OnPage: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
