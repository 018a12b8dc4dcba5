import type { Meta, StoryObj } from '@storybook/react-vite';
import { Languages, PencilLine, Plus, RefreshCw, Trash2, Upload, UserRound } from 'lucide';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { MenuButton } from './index.ts';
import type { MenuItem } from './index.ts';

const categoryActions: readonly MenuItem[] = [
  { id: 'add', label: '新建分类', icon: Plus },
  { id: 'edit', label: '编辑分类', icon: PencilLine, shortcut: 'F2' },
  { id: 'import', label: '导入', icon: Upload, disabledReason: '您的权限不足，请联系管理员' },
  { kind: 'separator' },
  { id: 'remove', label: '删除分类', icon: Trash2, tone: 'danger', shortcut: 'Del' },
];

const languages: readonly MenuItem[] = [
  { id: 'zh', label: '简体中文', isChecked: true },
  { id: 'zhtw', label: '繁體中文', isChecked: false },
  { id: 'en', label: 'English', isChecked: false },
];

export default {
  title: 'Primitives/Menu',
  component: MenuButton,
  args: { trigger: { label: '字典分类的操作' }, items: categoryActions, onAction: fn(), placement: 'bottom start' },
} satisfies Meta<typeof MenuButton>;

type Story = StoryObj<typeof MenuButton>;

/** The popover is fetched with the first use. */
const FETCHED_WITHIN = { timeout: 5000 };

const openBy: (name: string) => NonNullable<Story['play']> =
  (name) =>
  async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name }));
    const popover = await screen.findByRole('dialog', {}, FETCHED_WITHIN);
    await waitFor(() => expect(popover).toHaveStyle({ opacity: '1' }));
  };

export const Closed: Story = {};
export const Open: Story = { play: openBy('字典分类的操作') };
export const Chosen: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '字典分类的操作' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '新建分类' }, FETCHED_WITHIN));
    await expect(args.onAction).toHaveBeenCalledWith('add');
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};
export const Choices: Story = { args: { trigger: { label: '语言', icon: Languages }, items: languages }, play: openBy('语言') };
export const WithText: Story = {
  args: {
    trigger: { label: '账号', text: '孙婉宁', icon: UserRound, variant: 'text' },
    items: [
      {
        kind: 'section',
        label: '当前系统',
        items: [
          { id: 'toll', label: '收费稽查', isChecked: true },
          { id: 'upkeep', label: '养护工程', isChecked: false },
        ],
      },
      { kind: 'separator' },
      { id: 'logout', label: '退出登录' },
    ],
  },
  play: openBy('孙婉宁'),
};
export const LongText: Story = {
  args: {
    items: [
      { id: 'recount', label: '重新计算所有收费站本月的通行费并生成对账单，完成后发送站内消息', icon: RefreshCw },
      ...categoryActions,
    ],
  },
  play: openBy('字典分类的操作'),
};
export const Dark: Story = { ...Open, globals: { scheme: 'dark' } };
export const English: Story = {
  args: {
    trigger: { label: 'Category actions' },
    items: [
      { id: 'add', label: 'New category', icon: Plus },
      { id: 'import', label: 'Import', icon: Upload, disabledReason: 'You do not have permission. Contact your administrator.' },
      { kind: 'separator' },
      { id: 'remove', label: 'Delete category', icon: Trash2, tone: 'danger', shortcut: 'Del' },
    ],
  },
  globals: { locale: 'en' },
  play: openBy('Category actions'),
};
export const Traditional: Story = {
  args: {
    trigger: { label: '字典分類的操作' },
    items: [
      { id: 'add', label: '新增分類', icon: Plus },
      { id: 'refresh', label: '重新整理', icon: RefreshCw },
    ],
  },
  globals: { locale: 'zhtw' },
  play: openBy('字典分類的操作'),
};
