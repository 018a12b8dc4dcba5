import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stateful } from '../../testing/Stateful.tsx';
import { ColorField } from './index.ts';

export default {
  title: 'Primitives/ColorField',
  component: ColorField,
  args: { label: '标线颜色', value: '#1677ff', onChange: fn() },
  render: ({ value, onChange, ...args }) => (
    <Stateful first={value} onChange={onChange}>
      {(held) => <ColorField {...args} {...held} />}
    </Stateful>
  ),
  parameters: {
    manual: {
      seed: ['forms §3'],
      roles: ['textbox', 'button', 'dialog', 'slider', 'listbox'],
      keys: [
        ['Tab', 'from the figures to the button of the panel; in the panel from part to part'],
        ['Enter', 'on the button opens the panel'],
        ['Arrows', 'in the area more or less saturation and brightness, on a slider one step, among the colours the next one'],
        ['Escape', 'closes the panel and goes back to the button'],
      ],
      limits: ['Colours are written as #rrggbb, with what one sees through as rgba(r, g, b, a).'],
    },
  },
} satisfies Meta<typeof ColorField>;

type Story = StoryObj<typeof ColorField>;

export const Basic: Story = {};
export const Open: Story = {
  args: { value: 'rgba(22, 119, 255, 0.5)', hasAlpha: true },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: /(选择颜色|選擇顏色|Choose a colour)/ }));
    await expect(await within(canvasElement.ownerDocument.body).findByRole('slider', { name: /色相/ })).toBeVisible();
  },
};
export const Empty: Story = { args: { value: '', isRequired: true, help: '按国标填写' } };
export const Invalid: Story = { args: { value: '', isRequired: true, error: '请填写标线颜色' } };
export const ReadOnly: Story = { args: { use: 'readOnly' } };
export const Disabled: Story = { args: { use: 'disabled' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const English: Story = { args: { label: 'Colour of the line' }, globals: { locale: 'en' } };
export const Traditional: Story = { args: { label: '標線顏色' }, globals: { locale: 'zhtw' } };
