import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stateful } from '../../testing/Stateful.tsx';
import { Rate } from './index.ts';

export default {
  title: 'Primitives/Rate',
  component: Rate,
  args: { label: '养护质量', value: 3, onChange: fn() },
  render: ({ value, onChange, ...args }) => (
    <Stateful first={value} onChange={onChange}>
      {(held) => <Rate {...args} {...held} />}
    </Stateful>
  ),
  parameters: {
    manual: {
      seed: ['forms §3'],
      roles: ['radiogroup', 'radio', 'img', 'button'],
      keys: [
        ['Tab', 'to the chosen star, or the first one; once more leaves the group'],
        ['Arrows', 'one star more or less, chosen at once, round the ends'],
        ['Delete, Backspace', 'takes the rating back'],
      ],
      limits: ['A required rating has no button that takes it back.'],
    },
  },
} satisfies Meta<typeof Rate>;

type Story = StoryObj<typeof Rate>;

export const Basic: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '3 星，共 5 星' })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};
export const Halves: Story = { args: { value: 3.5, hasHalves: true } };
export const Empty: Story = { args: { value: null, isRequired: true, help: '一颗星最低' } };
export const Invalid: Story = { args: { value: null, isRequired: true, error: '请选择养护质量' } };
export const ReadOnly: Story = { args: { value: 2.5, hasHalves: true, use: 'readOnly' } };
export const Disabled: Story = { args: { use: 'disabled' } };
export const Ten: Story = { args: { count: 10, value: 7 } };
export const Dark: Story = { args: { value: 3.5, hasHalves: true }, globals: { scheme: 'dark' } };
export const English: Story = { args: { label: 'Quality' }, globals: { locale: 'en' } };
export const Traditional: Story = { args: { label: '養護品質' }, globals: { locale: 'zhtw' } };
