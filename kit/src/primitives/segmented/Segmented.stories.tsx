import type { Meta, StoryObj } from '@storybook/react-vite';
import { Moon, Sun } from 'lucide';
import { expect, fn, userEvent } from 'storybook/test';
import { Stateful } from '../../testing/Stateful.tsx';
import { Segmented } from './index.ts';

export default {
  title: 'Primitives/Segmented',
  component: Segmented,
  args: {
    label: '外观',
    segments: [
      { id: 'light', label: '浅色', icon: Sun },
      { id: 'dark', label: '深色', icon: Moon },
      { id: 'system', label: '跟随系统' },
    ],
    value: 'light',
    onChange: fn(),
  },
  render: ({ value, onChange, ...args }) => (
    <Stateful first={value} onChange={onChange}>
      {(held) => <Segmented {...args} {...held} />}
    </Stateful>
  ),
  parameters: {
    manual: {
      seed: ['shell §2.5'],
      roles: ['radiogroup', 'radio'],
      keys: [
        ['Tab', 'to the chosen segment; once more leaves the group'],
        ['Arrows', 'next and previous segment, chosen at once, round the ends'],
      ],
      limits: ['For two to five short words; more, or longer ones, are a RadioGroup or a Select.'],
    },
  },
} satisfies Meta<typeof Segmented>;

type Story = StoryObj<typeof Segmented>;

export const Basic: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('深色'));
    await expect(canvas.getByRole('radio', { name: '深色' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith('dark');
  },
};
export const LabelAtTheStart: Story = {
  args: {
    label: '侧栏',
    labelAt: 'start',
    segments: [
      { id: 'light', label: '深色' },
      { id: 'dark', label: '浅色' },
    ],
  },
};
export const LongNames: Story = {
  args: {
    label: '统计口径与汇总方式',
    labelAt: 'start',
    segments: [
      { id: 'light', label: '按断面流量统计' },
      { id: 'dark', label: '按收费站出入口流量统计' },
      { id: 'system', label: '按路段折算' },
    ],
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const English: Story = {
  args: {
    label: 'Appearance',
    segments: [
      { id: 'light', label: 'Light' },
      { id: 'dark', label: 'Dark' },
      { id: 'system', label: 'Like the system' },
    ],
  },
  globals: { locale: 'en' },
};
