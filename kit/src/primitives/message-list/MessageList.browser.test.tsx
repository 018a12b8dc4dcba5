import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { manualClock } from '../../engines/clock/index.ts';
import { renderInKit } from '../../testing/index.ts';
import { createToaster } from '../toast/index.ts';
import { MessageList } from './index.ts';
import { oneInTurn } from '../../testing/inTurn.ts';

function aToaster() {
  const toaster = createToaster({ clock: manualClock(Date.now()) });
  toaster.show({ tone: 'success', title: '已保存', durationMs: 1500 });
  toaster.markAllRead();
  toaster.show({ tone: 'error', title: '没有删除', detail: '它还有 3 个下级', durationMs: 1500 });
  return toaster;
}

test('messages are listed newest first with shape, word, text and time', async () => {
  const screen = await renderInKit(<MessageList toaster={aToaster()} />);
  const items = screen.getByRole('listitem').elements();
  expect(items.map((item) => item.textContent.replace(/\d\d:\d\d/, '时间'))).toEqual([
    '失败没有删除它还有 3 个下级未读时间',
    '完成已保存时间',
  ]);
  expect(items.every((item) => item.querySelector('svg') && item.querySelector('time')?.dateTime)).toBe(true);
});

test('opening the list makes everything read, and what was new keeps its word', async () => {
  const toaster = aToaster();
  const screen = await renderInKit(<MessageList toaster={toaster} />);
  await expect.element(screen.getByText('未读')).toBeVisible();
  expect(toaster.snapshot().unreadCount).toBe(0);
});

test('a message leads back to the page it was said on', async () => {
  const onFollow = vi.fn<(href: string) => void>();
  const toaster = createToaster({ pageNow: () => ({ title: '数据字典', href: '/systemData/dictionary?type=12' }) });
  toaster.show({ tone: 'success', title: '已保存', durationMs: 1500 });
  const screen = await renderInKit(<MessageList toaster={toaster} onFollow={onFollow} />);
  const link = screen.getByRole('link', { name: '数据字典' });
  expect(link.element().getAttribute('href')).toBe('/systemData/dictionary?type=12');
  await userEvent.click(link);
  expect(onFollow).toHaveBeenCalledExactlyOnceWith('/systemData/dictionary?type=12');
});

test('a message that arrives meanwhile appears on top and is read', async () => {
  const toaster = aToaster();
  const screen = await renderInKit(<MessageList toaster={toaster} />);
  toaster.show({ tone: 'info', title: '字典已更新', durationMs: 1000 });
  await expect.element(screen.getByRole('listitem').first().getByText('字典已更新')).toBeVisible();
  await expect.poll(() => toaster.snapshot().unreadCount).toBe(0);
});

test('clearing empties the list, says so and keeps the focus in it', async () => {
  const screen = await renderInKit(<MessageList toaster={aToaster()} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('暂无消息')).toBeVisible();
  await expect.element(screen.getByText('消息已清空')).toBeInTheDocument();
  expect(document.activeElement?.contains(screen.getByText('暂无消息').element())).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

test.for(
  oneInTurn(
    [
      ['zh', '共 2 条', '清空'],
      ['zhtw', '共 2 則', '清空'],
      ['en', '2 in all', 'Clear'],
    ] as const,
    'MessageList',
  ),
)('the list speaks %s', async ([locale, total, clear]) => {
  const screen = await renderInKit(<MessageList toaster={aToaster()} />, { locale });
  await expect.element(screen.getByText(total)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: clear })).toBeVisible();
});
