import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stateful } from '../../testing/Stateful.tsx';
import { SwatchGroup } from './index.ts';

export default {
  title: 'Primitives/SwatchGroup',
  component: SwatchGroup,
  args: { label: '主题色', value: 'default', scheme: 'light', onChange: fn() },
  render: ({ value, onChange, ...args }) => (
    <Stateful first={value} onChange={onChange}>
      {(held) => <SwatchGroup {...args} {...held} />}
    </Stateful>
  ),
  parameters: {
    manual: {
      seed: ['shell §2.5', 'shell §3'],
      roles: ['radiogroup', 'radio'],
      keys: [
        ['Tab', 'to the chosen colour; once more leaves the group'],
        ['Arrows', 'next and previous colour, chosen at once, round the ends'],
      ],
      limits: ['A stone shows the accent as it is named; buttons have a darker fill where white text asks for it.'],
    },
  },
} satisfies Meta<typeof SwatchGroup>;

type Story = StoryObj<typeof SwatchGroup>;

export const Basic: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('海青'));
    await expect(canvas.getByRole('radio', { name: '海青' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith('ocean');
  },
};
export const YellowChosen: Story = { args: { value: 'yellow' } };
export const AzureChosen: Story = { args: { value: 'azure' } };
export const Dark: Story = { args: { scheme: 'dark' }, globals: { scheme: 'dark' } };
export const English: Story = { args: { label: 'Theme colour' }, globals: { locale: 'en' } };
export const Traditional: Story = { args: { label: '主題色' }, globals: { locale: 'zhtw' } };
