import { render } from 'vitest-browser-react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { OwnSearchField } from './examples/OwnSearchField.tsx';

const box = () => page.getByRole('searchbox', { name: '拠点を検索' });

test('a keyword box of one’s own submits by Enter, and Escape or its button empties it, without a provider', async () => {
  const onSubmit = vi.fn<(keyword: string) => void>();
  await render(<OwnSearchField onSubmit={onSubmit} />);
  await userEvent.tab();
  await userEvent.keyboard('橋{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('橋');
  await userEvent.keyboard('{Escape}');
  await expect.element(box()).toHaveValue('');
  await userEvent.fill(box(), '橋');
  await userEvent.click(page.getByRole('button', { name: '検索を消す' }));
  await expect.element(box()).toHaveValue('');
  await expect.element(box()).toHaveFocus();
});
