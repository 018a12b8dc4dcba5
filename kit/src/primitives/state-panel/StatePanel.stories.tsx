import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus, RefreshCw } from 'lucide';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/index.ts';
import { StatePanel } from './index.ts';

export default {
  title: 'Primitives/StatePanel',
  component: StatePanel,
  args: { kind: 'empty', title: '还没有养护工单' },
} satisfies Meta<typeof StatePanel>;

type Story = StoryObj<typeof StatePanel>;

export const Empty: Story = {
  args: {
    children: '新建第一张工单，或从表格批量导入。',
    actions: (
      <>
        <Button onPress={fn()}>批量导入</Button>
        <Button variant="primary" icon={Plus} onPress={fn()}>
          新建工单
        </Button>
      </>
    ),
  },
};
export const NoMatch: Story = {
  args: {
    kind: 'noMatch',
    title: '没有符合条件的工单',
    children: '已筛选：状态“已逾期”，计划完工 3 月 9 日至 22 日。',
    actions: <Button onPress={fn()}>清除筛选</Button>,
  },
};
export const Failed: Story = {
  args: {
    kind: 'failed',
    title: '列表没有加载成功',
    children: '服务器没有响应，您的筛选条件已保留。',
    actions: (
      <Button icon={RefreshCw} onPress={fn()}>
        重试
      </Button>
    ),
  },
};
export const NoPermission: Story = {
  args: {
    kind: 'noPermission',
    title: '您的权限不足',
    children: '请联系管理员开通“计量支付”菜单。',
    actions: <Button onPress={fn()}>返回首页</Button>,
  },
};
export const NotFound: Story = {
  args: { kind: 'notFound', title: '找不到这个页面', children: '地址可能已变更，或菜单已被停用。', headingLevel: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '找不到这个页面' })).toBeVisible();
  },
};
export const Offline: Story = { args: { kind: 'offline', title: '暂时无法刷新', children: '恢复后会自动加载最新数据。' } };
export const AllDone: Story = {
  args: {
    kind: 'allDone',
    title: '今天的待办都办完了',
    children: '新的流程会在这里出现，并发送站内消息。',
    actions: <Button variant="text">查看已办</Button>,
  },
};
export const Soon: Story = { args: { kind: 'soon', title: '占道审批正在建设', children: '这项功能将在后续版本提供。' } };
export const LongText: Story = {
  args: {
    kind: 'noMatch',
    title: '没有符合条件的路产设施',
    children: '已筛选：云阳至青溪路段，双河枢纽 A 匝道，状态“禁用”，编码包含 guardrail.wbeam.three-beam-galvanised-2026。',
  },
};
export const Dark: Story = { ...Failed, globals: { scheme: 'dark' } };
export const English: Story = {
  args: { kind: 'failed', title: 'The list did not load', children: 'The server did not answer. Your filters are kept.' },
  globals: { locale: 'en' },
};
