import { StrictMode } from 'react';
import { render } from 'vitest-browser-react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { OwnTopNav } from './examples/OwnTopNav.tsx';

afterEach(() => page.viewport(1280, 800));

const button = (name: string) => page.getByRole('button', { name });

const shown = async () => {
  const onFollow = vi.fn<(id: string) => void>();
  await render(
    <StrictMode>
      <OwnTopNav onFollow={onFollow} />
    </StrictMode>,
  );
  return onFollow;
};

test('a bar of one’s own opens a panel right after its button; Escape closes it and gives the keyboard back', async () => {
  await page.viewport(1280, 800);
  const onFollow = await shown();
  await expect.element(button('工事')).toHaveAttribute('aria-current', 'true');
  await userEvent.click(button('工事'));
  await userEvent.tab();
  await expect.element(button('注文')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(button('工事')).toHaveFocus();
  await expect.element(button('工事')).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(button('注文'));
  expect(onFollow.mock.calls.flat()).toEqual(['orders']);
  expect(button('注文').query()).toBeNull();
});

test('entries that do not fit are behind one button, which holds the current page then', async () => {
  await page.viewport(220, 400);
  await shown();
  await expect.element(button('その他')).toHaveAttribute('aria-current', 'true');
  await userEvent.click(button('その他'));
  await expect.element(button('案内')).toBeVisible();
});
