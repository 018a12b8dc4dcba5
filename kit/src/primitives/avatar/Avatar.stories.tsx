import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
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
/** One pixel of a picture. */
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

export const Picture: Story = {
  args: { src: PIXEL },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('alt', '');
    await expect(canvas.queryByText('孙')).toBeNull();
  },
};
/** A picture that does not come gives its place to the first character. */
export const BrokenPicture: Story = {
  args: { src: 'data:image/gif;base64,AAAA' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('孙')).toBeVisible());
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
