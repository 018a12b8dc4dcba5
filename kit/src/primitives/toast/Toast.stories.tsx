import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { ToastRegion, ToasterProvider, createToaster, useToaster } from './index.ts';
import type { Toast } from './index.ts';

const stays = { durationMs: 'until-closed' } as const;
const saved: Toast = {
  ...stays,
  tone: 'success',
  title: '已保存',
  detail: '编号 YH20260312-019',
  action: { label: '撤销', onPress: () => undefined },
};
const failed: Toast = { ...stays, tone: 'error', title: '没有保存成功', detail: '编码已被“混凝土护栏”使用' };

function Saying({ toasts }: { toasts: readonly Toast[] }) {
  const [toaster] = useState(() => {
    const made = createToaster();
    for (const toast of toasts) made.show(toast);
    return made;
  });
  return (
    <ToasterProvider toaster={toaster}>
      <Saver />
      <ToastRegion toaster={toaster} />
    </ToasterProvider>
  );
}

function Saver() {
  const toaster = useToaster();
  return <Button onPress={() => toaster.show({ tone: 'success', title: '已启用', durationMs: 1000 })}>启用</Button>;
}

export default {
  title: 'Primitives/Toast',
  component: Saying,
  args: { toasts: [saved, failed] },
} satisfies Meta<typeof Saying>;

type Story = StoryObj<typeof Saying>;

const settled: NonNullable<Story['play']> = async () => {
  const items = await screen.findAllByRole('listitem');
  await waitFor(() => items.forEach((item) => expect(item).toHaveStyle({ opacity: '1' })));
};

export const SuccessAndError: Story = { play: settled };
export const AllTones: Story = {
  args: {
    toasts: [
      { ...stays, tone: 'success', title: '已删除' },
      { ...stays, tone: 'info', title: '字典已更新', detail: '下次打开页面时生效' },
      { ...stays, tone: 'warning', title: '团雾预警', detail: 'K14+260 能见度 180 米' },
      failed,
    ],
  },
  play: settled,
};
export const Shown: Story = {
  args: { toasts: [] },
  play: async (context) => {
    await userEvent.click(context.canvas.getByRole('button', { name: '启用' }));
    await expect(await screen.findByRole('region', { name: '消息' })).toHaveTextContent('已启用');
    await settled(context);
  },
};
export const LongText: Story = {
  args: {
    toasts: [
      {
        ...failed,
        title: '没有删除“二〇二六年第四季度跨省高速公路路产设施养护项目”',
        detail: '它还有 3 个下级分类和 128 个条目；先移走或删除它们，再试一次。',
      },
    ],
  },
  play: settled,
};
export const Dark: Story = { globals: { scheme: 'dark' }, play: settled };
export const English: Story = {
  args: {
    toasts: [
      { ...saved, title: 'Saved', detail: 'Number YH20260312-019', action: { label: 'Undo', onPress: () => undefined } },
      { ...failed, title: 'Not saved', detail: 'The code is used by “Concrete barrier”' },
    ],
  },
  globals: { locale: 'en' },
  play: settled,
};
export const Traditional: Story = {
  args: { toasts: [{ ...stays, tone: 'success', title: '已儲存' }] },
  globals: { locale: 'zhtw' },
  play: settled,
};
