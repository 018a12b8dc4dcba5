import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SearchField } from './index.ts';
import type { SearchFieldProps } from './index.ts';

function Sample(props: SearchFieldProps) {
  const [value, setValue] = useState(props.value);
  return <SearchField {...props} value={value} onChange={setValue} />;
}

export default {
  title: 'Primitives/SearchField',
  component: SearchField,
  args: { label: '搜索字典分类', placeholder: '名称、编码', value: '', onChange: () => {}, onSubmit: fn() },
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof SearchField>;

type Story = StoryObj<typeof SearchField>;

export const Basic: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索字典分类' }), 'guardrail{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('guardrail');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};
export const Filled: Story = { args: { value: '护栏' } };
export const LongText: Story = { args: { value: 'S26 云望高速 上行 K98+500 至 K101+200 段波形梁护栏立柱锈蚀更换' } };
export const Dark: Story = { ...Filled, globals: { scheme: 'dark' } };
export const English: Story = {
  args: { label: 'Search categories', placeholder: 'Name or code', value: 'rail' },
  globals: { locale: 'en' },
};
export const Taiwan: Story = { args: { label: '搜尋字典分類', placeholder: '名稱、編碼', value: '護欄' }, globals: { locale: 'zhtw' } };
