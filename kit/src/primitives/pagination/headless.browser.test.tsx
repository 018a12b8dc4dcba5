import { render } from 'vitest-browser-react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { OwnPagination } from './examples/OwnPagination.tsx';

test('pages in markup of one’s own lead on, say where, and keep the keyboard at the edge', async () => {
  const screen = await render(<OwnPagination />);
  await userEvent.click(screen.getByRole('button', { name: '次へ' }));
  await expect.element(screen.getByRole('button', { name: '2 ページ', exact: true })).toHaveAttribute('aria-current', 'page');
  await expect.poll(() => document.querySelector('[data-live-region=polite]')?.textContent).toBe('25 ページ中 2 ページ、51〜100 件');
  await userEvent.fill(screen.getByRole('textbox', { name: 'ページへ移動' }), '25');
  await userEvent.keyboard('{Enter}');
  const next = screen.getByRole('button', { name: '次へ' });
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  next.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(next).toHaveFocus();
  await expect.element(screen.getByRole('button', { name: '25 ページ', exact: true })).toHaveAttribute('aria-current', 'page');
});
