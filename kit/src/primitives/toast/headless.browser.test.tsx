import { StrictMode } from 'react';
import { render } from 'vitest-browser-react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { OwnToasts } from './examples/OwnToasts.tsx';
import type { Toast } from './headless.ts';

async function shown(toast?: Toast) {
  const screen = await render(
    <StrictMode>
      <OwnToasts toast={toast} />
    </StrictMode>,
  );
  const save = screen.getByRole('button', { name: '保存' });
  await userEvent.click(save);
  const region = screen.getByRole('region', { name: '通知' });
  await expect.element(region).toBeVisible();
  return { screen, save, region };
}

test('a message of one’s own is said once in the given words, without a provider, and F6 goes to it and back', async () => {
  const { region, save } = await shown();
  await expect.poll(() => document.querySelector('[data-live-region=polite]')?.textContent).toBe('保存しました。3 件');
  await userEvent.keyboard('{F6}');
  await expect.element(region).toHaveFocus();
  await userEvent.keyboard('{F6}');
  await expect.element(save).toHaveFocus();
});

test('the last message that is closed gives the keyboard back', async () => {
  const { screen, region, save } = await shown();
  await userEvent.keyboard('{F6}{Tab}');
  await expect.element(screen.getByRole('button', { name: '閉じる：保存しました' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(region).not.toBeInTheDocument();
  await expect.element(save).toHaveFocus();
});

test('what a message offers is done once and takes it away', async () => {
  const onPress = vi.fn<() => void>();
  const { screen, region } = await shown({
    tone: 'info',
    title: '削除',
    durationMs: 'until-closed',
    action: { label: '元に戻す', onPress },
  });
  await userEvent.click(screen.getByRole('button', { name: '元に戻す' }));
  await expect.element(region).not.toBeInTheDocument();
  expect(onPress).toHaveBeenCalledOnce();
});

test('keys of an input method stay with it', async () => {
  const { region, save } = await shown();
  save.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'F6', isComposing: true, bubbles: true }));
  await expect.element(region).not.toHaveFocus();
  await expect.element(save).toHaveFocus();
});
