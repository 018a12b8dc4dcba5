import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { EmojiPicker } from './index.ts';

export default {
  title: 'Widgets/EmojiPicker',
  component: EmojiPicker,
  args: { onPick: fn() },
  parameters: {
    manual: {
      seed: ['shell §2.7'],
      roles: ['grid', 'row', 'gridcell'],
      keys: [
        ['Arrows', 'the neighbour; the edges do not wrap'],
        ['Home, End', 'the ends of the row, with Ctrl those of the grid'],
        ['letters', 'the next one whose name or code begins so'],
        ['Enter, Space', 'chooses'],
      ],
      limits: ['The grid arrives when it is first drawn and takes the keyboard.', 'Nothing is searched but the beginning of a name.'],
    },
  },
} satisfies Meta<typeof EmojiPicker>;

type Story = StoryObj<typeof EmojiPicker>;

export const Basic: Story = {
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('gridcell', { name: '咧嘴笑' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onPick).toHaveBeenCalledWith({ code: '[smile]', character: '🙂', label: '微笑' });
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
export const Traditional: Story = { globals: { locale: 'zhtw' } };
