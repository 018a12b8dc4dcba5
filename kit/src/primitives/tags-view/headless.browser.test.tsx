import { StrictMode } from 'react';
import { render } from 'vitest-browser-react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { announcements } from '../../testing/index.ts';
import { OwnTags } from './examples/OwnTags.tsx';

const tag = (name: string) => page.getByRole('link', { name });

const shown = async (dir: 'ltr' | 'rtl' = 'ltr') => {
  const onFollow = vi.fn<(id: string) => void>();
  await render(
    <StrictMode>
      <div dir={dir}>
        <OwnTags onFollow={onFollow} />
      </div>
    </StrictMode>,
  );
  return onFollow;
};

test('tags of one’s own are followed by a press, whatever marks are inside, and closed by their button in the given words', async () => {
  const onFollow = await shown();
  await expect.element(tag('注文')).toHaveAttribute('aria-current', 'page');
  await userEvent.click(page.getByText('工事'));
  expect(onFollow).toHaveBeenCalledExactlyOnceWith('p2');
  await userEvent.click(page.getByRole('button', { name: '工事を閉じる' }));
  await expect.element(tag('工事')).not.toBeInTheDocument();
  await expect.poll(announcements).toContain('工事を閉じました');
  expect(onFollow).toHaveBeenCalledOnce();
});

test('from right to left the arrow to the left goes on, and moves a tag on with Alt and Shift', async () => {
  await shown('rtl');
  await userEvent.tab();
  await expect.element(tag('注文')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(tag('工事')).toHaveFocus();
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowLeft}{/Shift}{/Alt}');
  await expect.poll(announcements).toContain('4 番目に移動しました');
  await expect.element(tag('工事')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tag('辞書')).toHaveFocus();
});
