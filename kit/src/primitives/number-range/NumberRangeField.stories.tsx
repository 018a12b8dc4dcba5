import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { NumberRangeField } from './index.ts';
import type { NumberRangeFieldProps } from './index.ts';

function Sample(props: NumberRangeFieldProps) {
  const [value, setValue] = useState(props.value);
  return <NumberRangeField {...props} value={value} onChange={setValue} />;
}

export default {
  title: 'Primitives/NumberRangeField',
  component: NumberRangeField,
  args: { label: '合同金额', value: ['1000', '20000'], hasThousands: true, precision: 2, onChange: () => {} },
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof NumberRangeField>;

type Story = StoryObj<typeof NumberRangeField>;

export const Basic: Story = {};
export const Empty: Story = { args: { value: [], isRequired: true, help: '两端都可以不填' } };
export const OneEnd: Story = { args: { value: ['0', null], suffix: '元' } };
export const TurnedRound: Story = {
  args: { value: ['5', '2'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: '最大值' }));
    await userEvent.tab();
    await expect(canvas.getByText('最小值不能大于最大值')).toBeVisible();
    await expect(canvas.getByRole('spinbutton', { name: '最小值' })).toHaveValue('5.00');
  },
};
export const WithButtons: Story = { args: { label: '车道数', value: ['2', '8'], hasStepButtons: true, precision: 0, min: '1', max: '8' } };
export const Invalid: Story = { args: { error: '与年度预算不一致，请核对' } };
export const ReadOnly: Story = { args: { use: 'readOnly', prefix: '¥' } };
export const Disabled: Story = { args: { use: 'disabled' } };
export const LongText: Story = {
  args: {
    label: '本年度高速公路养护工程全部合同段的暂定金额范围（含税）',
    value: ['123456789012345.67', '999999999999999.99'],
    suffix: '元',
  },
};
export const Dark: Story = { ...TurnedRound, globals: { scheme: 'dark' } };
export const English: Story = { args: { label: 'Contract amount' }, globals: { locale: 'en' } };
export const Taiwan: Story = { args: { label: '合約金額' }, globals: { locale: 'zhtw' } };
