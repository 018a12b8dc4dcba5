import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalculatedNumber } from './index.ts';

export default {
  title: 'Primitives/CalculatedNumber',
  component: CalculatedNumber,
  args: { label: '合计', value: '107000.53', precision: 2, hasThousands: true },
} satisfies Meta<typeof CalculatedNumber>;

type Story = StoryObj<typeof CalculatedNumber>;

export const Basic: Story = {};
export const Capital: Story = { args: { hasCapital: true, prefix: '¥', suffix: '元', help: '单价 × 数量' } };
export const Nothing: Story = { args: { value: null } };
export const DividedByZero: Story = { args: { value: '0', problem: { reason: 'divided-by-zero' } } };
export const NotANumber: Story = { args: { value: '0', problem: { reason: 'not-a-number', field: 'price' } } };
export const NeedsItself: Story = { args: { value: '0', problem: { reason: 'cycle', fields: ['a', 'b'] } } };
export const BadFormula: Story = { args: { value: '0', problem: { reason: 'empty' } } };
export const LongText: Story = {
  args: { label: '本年度高速公路养护工程全部合同段的暂定金额合计（含税）', value: '123456789012345678901234567890.12', suffix: '元' },
};
export const Dark: Story = { ...DividedByZero, globals: { scheme: 'dark' } };
export const English: Story = { args: { label: 'Total', problem: { reason: 'divided-by-zero' }, value: '0' }, globals: { locale: 'en' } };
export const Taiwan: Story = { args: { label: '合計', value: '20000', hasCapital: true }, globals: { locale: 'zhtw' } };
