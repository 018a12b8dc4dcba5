import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus, RefreshCw, Trash2 } from 'lucide';
import { expect, fn, userEvent } from 'storybook/test';
import { Button, IconButton } from './index.ts';

export default {
  title: 'Primitives/Button',
  component: Button,
  args: { children: '保存', onPress: fn() },
} satisfies Meta<typeof Button>;

type Story = StoryObj<typeof Button>;

export const Basic: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
export const Primary: Story = { args: { variant: 'primary', icon: Plus, children: '新建字典' } };
export const Quiet: Story = { args: { variant: 'text', children: '重置' } };
export const Accent: Story = { args: { variant: 'accent', children: '展开' } };
export const Danger: Story = { args: { variant: 'danger', icon: Trash2, children: '删除' } };
export const DangerFilled: Story = { args: { variant: 'dangerFilled', children: '确认删除' } };
export const Disabled: Story = { args: { isDisabled: true } };
export const Busy: Story = {
  args: { variant: 'primary', isBusy: true, busyLabel: '保存中' },
  play: async ({ args, canvas }) => {
    const busy = canvas.getByRole('button', { name: '保存中' });
    await userEvent.click(busy);
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(busy).toHaveAttribute('aria-busy', 'true');
  },
};
export const IconOnly: Story = {
  render: ({ onPress }) => <IconButton icon={RefreshCw} label="刷新" onPress={onPress} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '刷新' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = { args: { children: '重新计算所有收费站本月的通行费并生成对账单' } };
export const Dark: Story = { ...Primary, globals: { scheme: 'dark' } };
export const English: Story = { args: { variant: 'primary', children: 'New entry' }, globals: { locale: 'en' } };
