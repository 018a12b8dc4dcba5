import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { IntegerField } from './index.ts';
import type { IntegerFieldProps } from './index.ts';

function Sample(props: IntegerFieldProps) {
  const [value, setValue] = useState(props.value);
  return <IntegerField {...props} value={value} onChange={setValue} />;
}

export default {
  title: 'Primitives/IntegerField',
  component: IntegerField,
  args: { label: '排序', value: 14, min: 0, max: 999_999, help: '0 到 999999，小的在前', onChange: () => {} },
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof IntegerField>;

type Story = StoryObj<typeof IntegerField>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.click(canvas.getByRole('button', { name: '增大排序' }));
    await userEvent.keyboard('{PageUp}');
    await expect(canvas.getByRole('spinbutton', { name: '排序' })).toHaveValue('25');
    await userEvent.keyboard('{PageDown}{ArrowDown}');
  },
};
export const Empty: Story = { args: { value: null, isRequired: true } };
export const AtAnEnd: Story = { args: { value: 0 } };
export const OutOfRange: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('spinbutton'), '00000');
    await userEvent.tab();
    await expect(canvas.getByRole('spinbutton')).toHaveValue('1400000');
    await expect(canvas.getByText('不能大于 999999')).toBeVisible();
  },
};
export const Invalid: Story = { args: { error: '同一分类下已有排序 14，请换一个数字' } };
export const ReadOnly: Story = { args: { use: 'readOnly' } };
export const Disabled: Story = { args: { use: 'disabled' } };
export const LongText: Story = {
  args: { label: '本月计划更换的波形梁护栏板与防阻块合计数量', value: 9_007_199_254_740, max: Number.MAX_SAFE_INTEGER, help: undefined },
};
export const Dark: Story = { ...Invalid, globals: { scheme: 'dark' } };
export const English: Story = { args: { label: 'Order', help: '0 to 999999, lowest first' }, globals: { locale: 'en' } };
export const Taiwan: Story = { args: { help: '0 到 999999，小的在前' }, globals: { locale: 'zhtw' } };
