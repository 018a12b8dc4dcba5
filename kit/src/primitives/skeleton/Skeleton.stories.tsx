import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from './index.ts';

export default {
  title: 'Primitives/Skeleton',
  component: Skeleton,
  args: { what: '养护工单' },
  parameters: {
    manual: {
      seed: ['forms §4'],
      roles: [],
      limits: ['It stands still: nothing shimmers.', 'Tables and trees have skeletons of their own.'],
    },
  },
} satisfies Meta<typeof Skeleton>;

type Story = StoryObj<typeof Skeleton>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('正在加载养护工单…', {}, { timeout: 3000 })).toBeVisible();
  },
};
export const Fields: Story = { args: { kind: 'fields', count: 6 } };
export const Rows: Story = { args: { kind: 'rows', count: 5 } };
export const Dark: Story = { args: { kind: 'rows' }, globals: { scheme: 'dark' } };
export const English: Story = { args: { what: 'work orders' }, globals: { locale: 'en' } };
