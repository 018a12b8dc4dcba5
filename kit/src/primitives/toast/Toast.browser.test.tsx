import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { manualClock } from '../../engines/clock/index.ts';
import { announcements, renderInKit } from '../../testing/index.ts';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { ToastRegion, createToaster } from './index.ts';
import type { Toast } from './index.ts';

const saved: Toast = { tone: 'success', title: '已保存', detail: '编号 YH20260312-019', durationMs: 1500 };
const failed: Toast = { tone: 'error', title: '没有删除', detail: '它还有 3 个下级', durationMs: 1500 };

async function aRegion(locale?: 'zhtw' | 'en') {
  const clock = manualClock();
  const toaster = createToaster({ clock });
  const screen = await renderInKit(
    <>
      <Button>保存</Button>
      <ToastRegion toaster={toaster} />
    </>,
    { locale },
  );
  return {
    clock,
    toaster,
    screen,
    region: screen.getByRole('region', { name: '消息' }),
    save: screen.getByRole('button', { name: '保存' }),
  };
}

test('a success is said politely, an error at once', async () => {
  const { toaster } = await aRegion();
  toaster.show(saved);
  toaster.show(failed);
  await vi.waitFor(() => expect(announcements()).toEqual(['已保存。编号 YH20260312-019', '没有删除。它还有 3 个下级']));
  expect(document.querySelector('[data-live-region=assertive]')?.textContent).toBe('没有删除。它还有 3 个下级');
});

test('a toast leaves when its time is over, and the region with it', async () => {
  const { clock, toaster, region } = await aRegion();
  toaster.show(saved);
  await expect.element(region).toBeVisible();
  clock.advance(1500);
  await expect.element(region).not.toBeInTheDocument();
});

test('hovering stops the time', async () => {
  const { clock, toaster, region } = await aRegion();
  toaster.show(saved);
  await userEvent.hover(region);
  clock.advance(60_000);
  await expect.element(region).toBeVisible();
  await userEvent.unhover(region);
  clock.advance(1500);
  await expect.element(region).not.toBeInTheDocument();
});

test('F6 goes to the messages and back, and the time stands still meanwhile', async () => {
  const { clock, toaster, region, save } = await aRegion();
  toaster.show(saved);
  await expect.element(region).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{F6}');
  await expect.element(region).toHaveFocus();
  clock.advance(60_000);
  await expect.element(region).toBeVisible();
  await userEvent.keyboard('{F6}');
  await expect.element(save).toHaveFocus();
  clock.advance(1500);
  await expect.element(region).not.toBeInTheDocument();
});

test('closing the last message from the keyboard gives the focus back', async () => {
  const { screen, toaster, region, save } = await aRegion();
  toaster.show({ ...failed, durationMs: 'until-closed' });
  await expect.element(region).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{F6}');
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: '关闭：没有删除' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(region).not.toBeInTheDocument();
  await expect.element(save).toHaveFocus();
});

test('the action is carried out once and takes the toast away', async () => {
  const onPress = vi.fn<() => void>();
  const { screen, toaster, region } = await aRegion();
  toaster.show({ ...saved, durationMs: 'until-closed', action: { label: '撤销', onPress } });
  await userEvent.click(screen.getByRole('button', { name: '撤销' }));
  expect(onPress).toHaveBeenCalledOnce();
  await expect.element(region).not.toBeInTheDocument();
});

test('messages stay in reach while a dialog is open, and Escape in them leaves the dialog alone', async () => {
  const toaster = createToaster();
  const screen = await renderInKit(
    <>
      <Dialog title="编辑字典" widthPx={600} onClose={() => toaster.show(failed)} footer={<Button>保存</Button>}>
        <input aria-label="名称" />
      </Dialog>
      <ToastRegion toaster={toaster} />
    </>,
  );
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
  toaster.show({ ...failed, durationMs: 'until-closed' });
  const region = screen.getByRole('region', { name: '消息' });
  await expect.element(region).toBeVisible();
  expect(region.element().closest('[inert]')).toBeNull();
  await userEvent.keyboard('{F6}');
  await expect.element(region).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
  expect(toaster.snapshot().history).toHaveLength(1);
});

test.for([
  ['zhtw', '訊息', '關閉：沒有刪除'],
  ['en', 'Messages', 'Close: 沒有刪除'],
] as const)('the region speaks %s', async ([locale, name, close]) => {
  const { screen, toaster } = await aRegion(locale);
  toaster.show({ ...failed, title: '沒有刪除' });
  await expect.element(screen.getByRole('region', { name })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: close })).toBeVisible();
});
