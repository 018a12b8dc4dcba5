import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { announcements, renderInKit } from '../../testing/index.ts';
import { Button } from '../button/index.ts';
import { Alert } from './index.ts';
import { oneInTurn } from '../../testing/inTurn.ts';

test.each(
  oneInTurn(
    [
      ['zh', '警告 网络已断开'],
      ['zhtw', '警告 网络已断开'],
      ['en', 'Warning 网络已断开'],
    ] as const,
    'Alert',
  ),
)('in %s its name begins with what it is: %s', async (locale, name) => {
  const screen = await renderInKit(<Alert tone="warning" title="网络已断开" />, { locale });
  await expect.element(screen.getByRole('note', { name })).toBeVisible();
});

test.each([
  ['success', '成功 已派单'],
  ['info', '提示 已派单'],
  ['danger', '错误 已派单'],
] as const)('%s has a shape of its own and is said as “%s”', async (tone, name) => {
  const screen = await renderInKit(<Alert tone={tone} title="已派单" />);
  await expect.element(screen.getByRole('note', { name })).toBeVisible();
  expect(screen.container.querySelectorAll('svg')).toHaveLength(1);
});

test('a notice that is part of the page is not announced', async () => {
  await renderInKit(<Alert title="单价不含税" />);
  expect(announcements()).toEqual([]);
});

test('an urgent notice is an alert and is said once by the voice of the page', async () => {
  const screen = await renderInKit(<Alert tone="danger" urgency="assertive" title="没有派单" description="施工单位已停用。" />);
  await expect.element(screen.getByRole('alert', { name: '错误 没有派单' })).toHaveAttribute('aria-live', 'off');
  await expect.poll(announcements).toEqual(['错误 没有派单 施工单位已停用。']);
});

test('closing it takes the focus to what is next on the page', async () => {
  const onClose = vi.fn<() => void>();
  const screen = await renderInKit(
    <>
      <Alert title="有问题的行不会导入" onClose={onClose} />
      <button type="button">下一步</button>
    </>,
  );
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: '关闭' })).toHaveAccessibleDescription('提示 有问题的行不会导入');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: '下一步' })).toHaveFocus();
  expect(screen.getByRole('note').query()).toBeNull();
  expect(onClose).toHaveBeenCalledOnce();
});

test('a bar has no corners, and a line only where the page begins', async () => {
  const screen = await renderInKit(<Alert edges="bar" title="网络已断开" />);
  const { borderRadius, borderTopWidth, borderInlineStartWidth, borderBottomWidth } = getComputedStyle(screen.getByRole('note').element());
  expect([borderRadius, borderTopWidth, borderInlineStartWidth, borderBottomWidth]).toEqual(['0px', '0px', '0px', '1px']);
});

test('on a phone the button begins where the words begin, and touches none of them', async () => {
  await page.viewport(375, 667);
  try {
    const screen = await renderInKit(<Alert title="仍在处理" description="服务器已有 10 秒没有应答。" action={<Button>取消</Button>} />);
    const button = screen.getByRole('button', { name: '取消' }).element().getBoundingClientRect();
    const words = screen.getByText('服务器已有 10 秒没有应答。').element().getBoundingClientRect();
    expect(button.left).toBe(words.left);
    expect(button.top).toBeGreaterThanOrEqual(words.bottom + 4);
  } finally {
    await page.viewport(1280, 800);
  }
});
