import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Alert } from './index.ts';

export default {
  title: 'Primitives/Alert',
  component: Alert,
  args: { title: '单价不含税，按合同附件二填写。' },
  parameters: {
    manual: {
      seed: ['forms §3'],
      roles: ['note', 'alert'],
      limits: ['One notice per region; several at once belong into one.', 'What disappears by itself is a toast, not an alert.'],
    },
  },
} satisfies Meta<typeof Alert>;

type Story = StoryObj<typeof Alert>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note', { name: '提示 单价不含税，按合同附件二填写。' })).toBeVisible();
  },
};
export const Success: Story = { args: { tone: 'success', title: '已派单 38 张', description: '施工单位已收到通知。' } };
export const Warning: Story = {
  args: {
    tone: 'warning',
    title: '网络已断开',
    description: '正在重新连接。填写的内容保存在本机。',
    action: <Button>立即重试</Button>,
  },
};
export const Invalid: Story = { args: { tone: 'danger', title: '2 张没有派单', description: '施工单位已停用。', urgency: 'assertive' } };
export const Closable: Story = {
  args: { tone: 'warning', title: '共 128 行，4 行有问题', description: '有问题的行不会导入。', onClose: fn() },
  render: (args) => (
    <>
      <Alert {...args} />
      <Button>下一步</Button>
    </>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '关闭' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: '下一步' })).toHaveFocus();
  },
};
export const LongNames: Story = {
  args: {
    tone: 'danger',
    title: '云阳至青溪路段机电设备与交通安全设施损坏赔偿项目的 128 行里有 4 行没有导入',
    description: '编码 guardrail.wbeam.three-beam-galvanised-2026 重复；请在表格里直接修改，或回到上一步重新上传。',
    action: <Button>导出异常数据</Button>,
    onClose: fn(),
  },
};
/** Above a page, from edge to edge. */
export const Bar: Story = { args: { ...Warning.args, edges: 'bar' } };
export const Dark: Story = { ...Warning, globals: { scheme: 'dark' } };
export const English: Story = {
  args: { tone: 'danger', title: '2 orders were not dispatched', description: 'The contractor is disabled.' },
  globals: { locale: 'en' },
};
