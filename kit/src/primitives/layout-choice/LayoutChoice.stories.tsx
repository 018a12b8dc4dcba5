import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stateful } from '../../testing/Stateful.tsx';
import { LayoutChoice } from './index.ts';

export default {
  title: 'Primitives/LayoutChoice',
  component: LayoutChoice,
  args: { label: '布局', value: 'classic', onChange: fn() },
  render: ({ value, onChange, ...args }) => (
    <Stateful first={value} onChange={onChange}>
      {(held) => <LayoutChoice {...args} {...held} />}
    </Stateful>
  ),
  parameters: {
    manual: {
      seed: ['shell §2.4', 'shell §2.5'],
      roles: ['radiogroup', 'radio'],
      keys: [
        ['Tab', 'to the chosen layout; once more leaves the group'],
        ['Arrows', 'next and previous layout, chosen at once, round the ends'],
      ],
      limits: ['The drawings follow the theme: the tone of the sidebar shows in them.'],
    },
  },
} satisfies Meta<typeof LayoutChoice>;

type Story = StoryObj<typeof LayoutChoice>;

export const Basic: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('混合'));
    await expect(canvas.getByRole('radio', { name: '混合' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith('blend');
  },
};
export const LightSidebar: Story = { globals: { nav: 'light' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const English: Story = { args: { label: 'Layout' }, globals: { locale: 'en' } };
export const Traditional: Story = { args: { label: '版面配置' }, globals: { locale: 'zhtw' } };
