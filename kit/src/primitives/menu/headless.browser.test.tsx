import { StrictMode } from 'react';
import { render } from 'vitest-browser-react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { OwnMenu } from './examples/OwnMenu.tsx';

async function shown(dir: 'ltr' | 'rtl' = 'ltr') {
  const onAction = vi.fn<(id: string) => void>();
  const screen = await render(
    <StrictMode>
      <div dir={dir} style={{ padding: 200 }}>
        <OwnMenu onAction={onAction} />
      </div>
    </StrictMode>,
  );
  const item = (name: string) => screen.getByRole('menuitem', { name });
  return {
    screen,
    onAction,
    item,
    trigger: screen.getByRole('button', { name: '操作' }),
    menu: screen.getByRole('menu', { name: '操作' }),
  };
}

test('a menu of one’s own is walked by arrows and letters, chosen from, and gives the keyboard back, without a provider', async () => {
  const { trigger, menu, item, screen, onAction } = await shown();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item('編集')).toHaveFocus();
  await userEvent.keyboard('e');
  await expect.element(screen.getByRole('menuitemradio', { name: 'English' })).toHaveFocus();
  await expect.element(screen.getByRole('menuitemradio', { name: '日本語' })).toHaveAttribute('aria-checked', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(trigger).toHaveFocus();
  expect(onAction).toHaveBeenCalledExactlyOnceWith('en');
});

test('what cannot be used is reached, says why and does nothing, whatever marks are inside', async () => {
  const { item, menu, screen, onAction } = await shown();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}{ArrowDown}');
  await expect.element(item('移動')).toHaveFocus();
  await expect.element(item('移動')).toHaveAccessibleDescription('権限がありません');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByText('移動'), { force: true });
  await expect.element(menu).toBeVisible();
  expect(onAction).not.toHaveBeenCalled();
});

test('an entry with an address is a link whose plain press is the application’s', async () => {
  const { trigger, item, onAction } = await shown();
  await userEvent.click(trigger);
  await expect.element(item('個人情報')).toHaveAttribute('href', '#/profile');
  await userEvent.click(item('個人情報'));
  expect(onAction).toHaveBeenCalledExactlyOnceWith('profile');
  expect(location.hash).not.toBe('#/profile');
});

test('Tab, Escape and a press beside it close it', async () => {
  const { trigger, menu } = await shown();
  await userEvent.tab();
  for (const key of ['{Tab}', '{Escape}']) {
    await userEvent.keyboard('{Enter}');
    await expect.element(menu).toBeVisible();
    await userEvent.keyboard(key);
    await expect.element(menu).not.toBeInTheDocument();
    await expect.element(trigger).toHaveFocus();
  }
  await userEvent.click(trigger);
  await expect.element(menu).toBeVisible();
  await userEvent.click(document.body, { position: { x: 2, y: 2 }, force: true });
  await expect.element(menu).not.toBeInTheDocument();
});

test('from right to left it begins at the right edge of its button', async () => {
  const { trigger, menu } = await shown('rtl');
  await userEvent.click(trigger);
  await expect.element(menu).toBeVisible();
  const right = (element: Element | null) => Math.round(element?.getBoundingClientRect().right ?? 0);
  await expect.poll(() => right(menu.element().closest('[role=dialog]'))).toBe(right(trigger.element()));
});
