import { X } from 'lucide';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInKit } from '../../testing/index.ts';
import { pressForNewTab } from '../../testing/pressForNewTab.ts';
import { Button, ButtonLink, IconButtonLink } from './index.ts';

test('Enter and Space press a button', async () => {
  const onPress = vi.fn<() => void>();
  const screen = await renderInKit(<Button onPress={onPress}>保存</Button>);
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: '保存' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(onPress).toHaveBeenCalledTimes(2);
});

test('R26 Enter that is held down presses once', async () => {
  const onPress = vi.fn<() => void>();
  const screen = await renderInKit(<Button onPress={onPress}>新建字典</Button>);
  screen.getByRole('button').element().focus();
  await userEvent.keyboard('{Enter>6/}');
  expect(onPress).toHaveBeenCalledOnce();
});

test('a busy button keeps the focus, ignores presses, and says what it does once that is slow', async () => {
  const onPress = vi.fn<() => void>();
  const screen = await renderInKit(<Button onPress={onPress}>保存</Button>);
  await userEvent.tab();
  await screen.rerender(
    <Button onPress={onPress} isBusy busyLabel="保存中">
      保存
    </Button>,
  );
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: '保存中' })).toHaveFocus();
  expect(onPress).not.toHaveBeenCalled();
  // Also to who has saved by a key and is elsewhere.
  await expect.poll(() => document.querySelector('[aria-live=polite]')?.textContent).toBe('保存中');
});

test('Enter that ends a composition presses nothing', async () => {
  const onPress = vi.fn<() => void>();
  const screen = await renderInKit(<Button onPress={onPress}>保存</Button>);
  const button = screen.getByRole('button', { name: '保存' }).element();
  button.addEventListener('keydown', onPress);
  button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true }));
  expect(onPress).not.toHaveBeenCalled();
});

test('a link that looks like a button has an address; a press for a new tab is the browser’s', async () => {
  const onFollow = vi.fn<() => void>();
  const screen = await renderInKit(
    <>
      <ButtonLink href="/home" onFollow={onFollow} variant="primary">
        返回首页
      </ButtonLink>
      <IconButtonLink href="/previewModel" onFollow={onFollow} icon={X} label="返回设计列表" />
    </>,
  );
  const [home, back] = ['返回首页', '返回设计列表'].map((name) => screen.getByRole('link', { name }));
  await expect.element(home!).toHaveAttribute('href', '/home');
  await expect.element(back!).toHaveAttribute('href', '/previewModel');
  expect([pressForNewTab(home!.element()), pressForNewTab(back!.element())]).toEqual([true, true]);
  expect(onFollow).not.toHaveBeenCalled();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await back!.click();
  expect(onFollow).toHaveBeenCalledTimes(2);
});
