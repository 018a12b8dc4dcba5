import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeyRound, User } from 'lucide';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { TextField } from './index.ts';
import type { TextFieldProps } from './index.ts';

function Sample(props: TextFieldProps) {
  const [value, setValue] = useState(props.value);
  return <TextField {...props} value={value} onChange={setValue} />;
}

export default {
  title: 'Primitives/TextField',
  component: TextField,
  args: { label: '名称', value: '波形梁护栏', onChange: () => {} },
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof TextField>;

type Story = StoryObj<typeof TextField>;

export const Basic: Story = {
  args: { value: '' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '名称' }), 'K36+120');
    await expect(canvas.getByRole('textbox')).toHaveValue('K36+120');
  },
};
export const Placeholder: Story = { args: { label: '桩号', value: '', placeholder: '例如 K36+120' } };
export const Required: Story = { args: { isRequired: true, help: '最多 50 个字' } };
export const ReadOnly: Story = { args: { label: '编码', value: 'guardrail.wbeam3', use: 'readOnly' } };
export const Disabled: Story = { args: { use: 'disabled' } };
export const Invalid: Story = {
  args: { label: '编码', isRequired: true, value: 'guardrail.', error: '末尾不能是点，例如 guardrail.wbeam3' },
};
export const InvalidFocused: Story = {
  ...Invalid,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};
export const Focused: Story = { ...InvalidFocused, args: {} };
export const Counted: Story = { args: { label: '说明', rows: 3, maxChars: 200, value: '用于跨线桥与长下坡路段，防护等级 SB 及以上。' } };
export const Over: Story = { args: { maxChars: 10, value: '混凝土护栏与波形梁护栏过渡段' } };
export const Affixes: Story = { args: { label: '网址', prefix: 'https://', suffix: '.test', value: 'files.example' } };
export const Scanned: Story = { args: { label: '资产编码', isScanned: true, value: 'GR-000128' } };
export const Account: Story = { args: { label: '账号', icon: User, value: 'sunwanning', help: '子账号请填写“手机号@主账号”' } };
export const Password: Story = {
  args: { label: '密码', type: 'password', icon: KeyRound, value: 'Admin2026', autoComplete: 'current-password' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '显示密码：密码' }));
    await expect(canvas.getByRole('textbox', { name: '密码' })).toHaveValue('Admin2026');
    await userEvent.click(canvas.getByRole('button', { name: '隐藏密码：密码' }));
  },
};
export const LongText: Story = { args: { value: 'S26 云望高速 上行 K98+500 至 K101+200 段波形梁护栏立柱锈蚀更换与防阻块补装工程' } };
export const Dark: Story = { ...Invalid, globals: { scheme: 'dark' } };
export const DarkReadOnly: Story = { ...ReadOnly, globals: { scheme: 'dark' } };
export const DarkDisabled: Story = { ...Disabled, globals: { scheme: 'dark' } };
export const English: Story = {
  args: { label: 'Name', isRequired: true, value: 'W-beam guardrail', maxChars: 50 },
  globals: { locale: 'en' },
};
export const Taiwan: Story = { args: { label: '名稱', isRequired: true, value: '護欄', maxChars: 1 }, globals: { locale: 'zhtw' } };
