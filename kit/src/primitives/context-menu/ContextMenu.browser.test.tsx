import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInKit } from '../../testing/index.ts';
import { ContextMenu } from './index.ts';
import type { ContextMenuProps } from './index.ts';

async function aPage(props: Partial<ContextMenuProps> = {}) {
  const onAction = vi.fn<(id: string, target: HTMLElement) => void>();
  const screen = await renderInKit(
    <ContextMenu
      label={(target) => `${target.textContent} 的操作`}
      items={(target) => [
        { id: 'refresh', label: '刷新' },
        { id: 'close', label: '关闭', disabledReason: target.textContent === '首页' ? '已固定，不能关闭' : undefined },
      ]}
      onAction={onAction}
      {...props}
    >
      <button type="button">首页</button>
      <button type="button">订单列表</button>
    </ContextMenu>,
  );
  return {
    screen,
    onAction,
    home: screen.getByRole('button', { name: '首页' }),
    orders: screen.getByRole('button', { name: '订单列表' }),
    menu: screen.getByRole('menu'),
    item: (name: string) => screen.getByRole('menuitem', { name }),
  };
}

test.for([
  ['Shift+F10', '{Shift>}{F10}{/Shift}'],
  ['the menu key', '{ContextMenu}'],
])('%s opens the menu of what has the focus, on its first command', async ([, keys]) => {
  const { orders, menu, item } = await aPage();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(orders).toHaveFocus();
  await userEvent.keyboard(keys!);
  await expect.element(item('刷新')).toHaveFocus();
  await expect.element(menu).toHaveAccessibleName('订单列表 的操作');
});

test('commands out of use are reached by the arrows, say why, and do nothing', async () => {
  const { item, onAction } = await aPage();
  await userEvent.tab();
  await userEvent.keyboard('{Shift>}{F10}{/Shift}');
  await expect.element(item('刷新')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item('关闭')).toHaveFocus();
  await expect.element(item('关闭')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(item('关闭')).toHaveAccessibleDescription('已固定，不能关闭');
  await userEvent.keyboard('{Enter}');
  expect(onAction).not.toHaveBeenCalled();
});

test('Escape closes the menu and goes back to the same place', async () => {
  const { item, menu, orders } = await aPage();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Shift>}{F10}{/Shift}');
  await expect.element(item('刷新')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(orders).toHaveFocus();
});

test('a right press opens the menu where it was pressed; the command is told what it was pressed on', async () => {
  const { orders, menu, item, onAction } = await aPage();
  await userEvent.click(orders, { button: 'right' });
  await expect.element(menu).toBeVisible();
  const box = orders.element().getBoundingClientRect();
  const at = menu.element().getBoundingClientRect();
  expect(Math.abs(at.left - (box.left + box.width / 2))).toBeLessThan(12);
  await userEvent.click(item('刷新'));
  await expect.element(menu).not.toBeInTheDocument();
  expect(onAction).toHaveBeenCalledExactlyOnceWith('refresh', orders.element());
  await expect.element(orders).toHaveFocus();
});

const touch = (element: Element, type: string, x = 10) =>
  element.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch', clientX: x, clientY: 10 }));

test('a finger that rests opens the menu; one that moves does not', async () => {
  const { orders, menu } = await aPage();
  touch(orders.element(), 'pointerdown');
  touch(orders.element(), 'pointermove', 40);
  touch(orders.element(), 'pointerup', 40);
  touch(orders.element(), 'pointerdown');
  expect(menu.query()).toBeNull();
  await expect.element(menu).toBeVisible();
});

test('without commands the browser’s own menu comes', async () => {
  const { orders, menu } = await aPage({ items: [] });
  const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
  orders.element().dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
  expect(menu.query()).toBeNull();
});
