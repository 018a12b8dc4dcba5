import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { manualClock } from '../../engines/clock/index.ts';
import { Drawer } from '../drawer/index.ts';
import { createToaster } from '../toast/index.ts';
import type { Toast, Toaster } from '../toast/index.ts';
import { MessageList } from './index.ts';

const HOUR_MS = 3_600_000;
const NOW_MS = new Date(2026, 10, 20, 15, 22).getTime();
const messages: readonly Omit<Toast, 'durationMs'>[] = [
  { tone: 'success', title: '已保存' },
  { tone: 'error', title: '没有删除', detail: '“护栏设施”还有 3 个下级，先移走或删除它们' },
  { tone: 'warning', title: '团雾预警', detail: 'K14+260 能见度 180 米，自动布控限速 60' },
  { tone: 'info', title: '已导入 124 条，跳过 4 条' },
];

function aToaster(toasts: readonly Omit<Toast, 'durationMs'>[], readCount = 0) {
  const clock = manualClock(NOW_MS - toasts.length * 7 * HOUR_MS);
  const toaster = createToaster({ clock, pageNow: () => ({ title: '数据字典', href: '/systemData/dictionary' }) });
  toasts.forEach((toast, at) => {
    if (at === readCount) toaster.markAllRead();
    clock.advance(7 * HOUR_MS);
    toaster.show({ ...toast, durationMs: 1500 });
  });
  return toaster;
}

const inDrawer = (title: string, toaster: Toaster) => (
  <Drawer title={title} widthPx={400} bodyFit="edge-to-edge" onClose={fn()}>
    <MessageList toaster={toaster} />
  </Drawer>
);
const DRAWER_TITLE: Readonly<Record<string, string>> = { en: 'Messages', zhtw: '訊息' };

export default {
  title: 'Primitives/Message list',
  component: MessageList,
  args: { toaster: aToaster(messages, 2) },
  render: ({ toaster }, { globals }) => inDrawer(DRAWER_TITLE[String(globals['locale'])] ?? '消息', toaster),
} satisfies Meta<typeof MessageList>;

type Story = StoryObj<typeof MessageList>;

const settled: NonNullable<Story['play']> = async () => {
  const drawer = await screen.findByRole('dialog');
  await waitFor(() => expect(drawer.parentElement).toHaveStyle({ opacity: '1' }));
};

export const InDrawer: Story = { play: settled };
export const Empty: Story = { args: { toaster: createToaster() }, play: settled };
export const Cleared: Story = {
  // Full each time it is shown.
  render: function Full() {
    const [toaster] = useState(() => aToaster(messages));
    return inDrawer('消息', toaster);
  },
  play: async (context) => {
    await settled(context);
    await userEvent.click(screen.getByRole('button', { name: '清空' }));
    await expect(await screen.findByText('暂无消息')).toBeVisible();
  },
};
export const LongText: Story = {
  args: {
    toaster: aToaster(
      Array.from(
        { length: 40 },
        (_, at) => ({ tone: 'info', title: `第 ${at + 1} 次重新计算所有收费站本月的通行费并生成对账单` }) as const,
      ),
    ),
  },
  play: settled,
};
export const Dark: Story = { globals: { scheme: 'dark' }, play: settled };
export const English: Story = {
  args: {
    toaster: aToaster(
      [
        { tone: 'success', title: 'Saved' },
        { tone: 'error', title: 'Not deleted', detail: 'It has 3 entries below it' },
      ],
      1,
    ),
  },
  globals: { locale: 'en' },
  play: settled,
};
export const Traditional: Story = {
  args: { toaster: aToaster([{ tone: 'success', title: '已儲存' }]) },
  globals: { locale: 'zhtw' },
  play: settled,
};
