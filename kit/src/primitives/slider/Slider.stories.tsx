import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stateful } from '../../testing/Stateful.tsx';
import { Slider } from './index.ts';

export default {
  title: 'Primitives/Slider',
  component: Slider,
  args: { label: '限速', value: 60, unit: 'km/h', max: 120, onChange: fn() },
  render: ({ value, onChange, ...args }) => (
    <Stateful first={value} onChange={onChange}>
      {(held) => <Slider {...args} {...held} />}
    </Stateful>
  ),
  parameters: {
    manual: {
      seed: ['forms §3'],
      roles: ['slider', 'spinbutton'],
      keys: [
        ['Arrows', 'one step more or less'],
        ['PageUp, PageDown', 'a tenth of the way'],
        ['Home, End', 'lower and upper end'],
        ['Tab', 'to the figure, which can be typed'],
      ],
      limits: ['One value; two ends are a number range.'],
    },
  },
} satisfies Meta<typeof Slider>;

type Story = StoryObj<typeof Slider>;

export const Basic: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('slider', { name: '限速' })).toHaveAttribute('aria-valuetext', '60 km/h');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(61);
  },
};
export const Empty: Story = { args: { value: null, isRequired: true, help: '按标志牌填写' } };
export const Invalid: Story = { args: { value: null, isRequired: true, error: '请设置限速' } };
export const Fractions: Story = { args: { label: '坡度', value: 2.5, unit: '%', min: -6, max: 6, step: 0.5 } };
export const ReadOnly: Story = { args: { use: 'readOnly' } };
export const Disabled: Story = { args: { use: 'disabled' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const English: Story = { args: { label: 'Speed limit' }, globals: { locale: 'en' } };
export const Traditional: Story = { args: { label: '速限' }, globals: { locale: 'zhtw' } };
