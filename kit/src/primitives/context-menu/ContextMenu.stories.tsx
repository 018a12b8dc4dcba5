import type { Meta, StoryObj } from '@storybook/react-vite';
import { RefreshCw, Trash2, X } from 'lucide';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { ContextMenu } from './index.ts';

export default {
  title: 'Primitives/ContextMenu',
  component: ContextMenu,
  args: {
    label: '养护工单的操作',
    items: [
      { id: 'refresh', label: '刷新', icon: RefreshCw },
      { id: 'close', label: '关闭', icon: X, shortcut: 'Del' },
      { id: 'others', label: '关闭其他' },
      { kind: 'separator' },
      { id: 'right', label: '关闭右侧', disabledReason: '右侧没有页面' },
    ],
    onAction: fn(),
    children: <Button>养护工单</Button>,
  },
  parameters: {
    manual: {
      seed: ['shell §2.4'],
      roles: ['menu', 'menuitem'],
      keys: [
        ['Shift+F10, ContextMenu', 'opens the menu of what has the focus, on its first command'],
        ['ArrowDown, ArrowUp, a letter', 'moves between commands, those out of use included'],
        ['Enter, Space', 'carries the command out'],
        ['Escape, Tab', 'closes the menu and goes back'],
      ],
      limits: ['Never the only way to a command: whoever does not know of it must find the command elsewhere.'],
    },
  },
} satisfies Meta<typeof ContextMenu>;

type Story = StoryObj<typeof ContextMenu>;

const openIt = (name: string) => async () => {
  await userEvent.pointer({ keys: '[MouseRight]', target: screen.getByRole('button', { name }) });
  await waitFor(() => expect(screen.getByRole('menu')).toBeVisible(), { timeout: 5000 });
};

export const Basic: Story = { play: openIt('养护工单') };
export const Empty: Story = { args: { items: [] } };
export const Dangerous: Story = {
  args: { items: [{ id: 'remove', label: '删除', icon: Trash2, tone: 'danger', shortcut: 'Del' }] },
  play: openIt('养护工单'),
};
export const LongNames: Story = {
  args: { items: [{ id: 'a', label: '重新计算所有收费站本月的通行费并生成对账单，发送给各路段管理处' }] },
  play: openIt('养护工单'),
};
export const Dark: Story = { ...Basic, globals: { scheme: 'dark' } };
export const English: Story = {
  args: { label: 'Actions of Work orders', items: [{ id: 'close', label: 'Close others' }], children: <Button>Work orders</Button> },
  globals: { locale: 'en' },
  play: openIt('Work orders'),
};
