import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { NUMBER_PRESETS } from '../../engines/number-entry/index.ts';
import { NumberField } from './index.ts';
import type { NumberFieldProps } from './index.ts';

function Sample(props: NumberFieldProps) {
  const [value, setValue] = useState(props.value);
  return <NumberField {...props} value={value} onChange={setValue} />;
}

export default {
  title: 'Primitives/NumberField',
  component: NumberField,
  args: { label: '单价', value: '1234.5', onChange: () => {} },
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof NumberField>;

type Story = StoryObj<typeof NumberField>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{PageUp}');
    await expect(canvas.getByRole('spinbutton', { name: '单价' })).toHaveValue('1245.5');
    await userEvent.keyboard('{PageDown}{ArrowDown}');
  },
};
/** A sum of money: commas, two places, a currency sign and a unit, limits of the whole product, capitals under it. */
export const Amount: Story = {
  args: {
    label: '工程款',
    value: '107000.53',
    ...NUMBER_PRESETS.money,
    hasThousands: true,
    hasCapital: true,
    hasStepButtons: false,
    prefix: '¥',
    suffix: '元',
    isRequired: true,
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton', { name: '工程款' });
    await expect(field).toHaveValue('107,000.53');
    await userEvent.clear(field);
    await userEvent.type(field, '3.5万');
    await expect(field).toHaveValue('3.5万');
    await expect(canvas.getByText('叁万伍仟元整')).toBeVisible();
    await userEvent.tab();
    await expect(field).toHaveValue('35,000.00');
  },
};
export const Empty: Story = { args: { value: null, isRequired: true } };
export const EmptyIsZero: Story = { args: { value: '0', emptyAs: 'zero', precision: 2 } };
export const LargestExact: Story = { args: { value: '999999999999999.99', hasThousands: true, precision: 2, hasCapital: true } };
export const CapitalOverflow: Story = { args: { value: '1000000000000000', hasThousands: true, hasCapital: true } };
export const Negative: Story = { args: { label: '调整金额', value: '-12.34', precision: 2, hasCapital: true } };
export const TooManyPlaces: Story = {
  args: { precision: 2 },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('spinbutton'), '678');
    await userEvent.tab();
    await expect(canvas.getByText('最多填写 2 位小数')).toBeVisible();
  },
};
export const Invalid: Story = { args: { error: '与合同单价不一致，请核对' } };
export const ReadOnly: Story = { args: { use: 'readOnly', prefix: '¥', hasThousands: true, precision: 2, hasCapital: true } };
export const Disabled: Story = { args: { use: 'disabled', suffix: '元' } };
export const LongText: Story = {
  args: {
    label: '本年度高速公路养护工程全部合同段的暂定金额合计（含税）',
    value: '123456789012345678901234567890.12',
    hasThousands: true,
    prefix: '人民币',
    suffix: '元（含增值税）',
  },
};
export const Dark: Story = { ...Amount, globals: { scheme: 'dark' }, play: undefined };
export const English: Story = {
  args: { label: 'Amount', value: '20000', hasThousands: true, precision: 2, hasCapital: true, suffix: 'CNY' },
  globals: { locale: 'en' },
};
export const Taiwan: Story = {
  args: { label: '工程款', value: '20000', hasThousands: true, precision: 2, hasCapital: true, suffix: '元' },
  globals: { locale: 'zhtw' },
};
