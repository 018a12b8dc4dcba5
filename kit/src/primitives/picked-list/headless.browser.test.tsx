import { render } from 'vitest-browser-react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { OwnPickedList } from './examples/OwnPickedList.tsx';

const row = (name: string) => page.getByRole('row', { name });

test('chosen things in markup of one’s own have names, positions and one stop, and few are drawn', async () => {
  await render(<OwnPickedList />);
  await expect.element(page.getByRole('grid', { name: '選択中' })).toHaveAttribute('aria-rowcount', '60');
  await userEvent.tab();
  await expect.element(row('料金所 1 g1')).toHaveFocus();
  await expect.element(row('料金所 1 g1')).toHaveAttribute('aria-rowindex', '1');
  expect(document.querySelectorAll('[role=row][tabindex="0"]')).toHaveLength(1);
  expect(document.querySelectorAll('[role=row]').length).toBeLessThan(40);
  await userEvent.keyboard('{End}');
  await expect.element(row('料金所 60 g60')).toHaveFocus();
});

test('Delete takes a row out and the next one has the keyboard; after the last one the heading has it', async () => {
  const onRemove = vi.fn<(id: string) => void>();
  await render(<OwnPickedList count={2} onRemove={onRemove} />);
  await userEvent.tab();
  await userEvent.keyboard('{Delete}');
  expect(onRemove).toHaveBeenCalledExactlyOnceWith('g1');
  await expect.element(row('料金所 2 g2')).toHaveFocus();
  await userEvent.keyboard('{Backspace}');
  await expect.element(page.getByRole('heading', { name: '選択中' })).toHaveFocus();
});

test('from right to left the arrow to the left goes to the button of a row', async () => {
  await render(
    <div dir="rtl">
      <OwnPickedList count={2} />
    </div>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(page.getByRole('button', { name: '料金所 1 g1を外す' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(row('料金所 1 g1')).toHaveFocus();
});
