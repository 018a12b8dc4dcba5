import { render } from 'vitest-browser-react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { OwnPickTree } from './examples/OwnPickTree.tsx';

const focused = () => document.activeElement?.querySelector('[id$="-name"]')?.textContent?.trim();

test('rows of one’s own in plain markup have roles, levels, places and one tab stop, without a provider', async () => {
  const screen = await render(<OwnPickTree />);
  await expect.element(screen.getByRole('treegrid', { name: '拠点' })).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
  expect(focused()).toBe('料金所 2-1');
  const row = document.activeElement;
  expect(['aria-level', 'aria-setsize', 'aria-posinset', 'aria-selected'].map((name) => row?.getAttribute(name))).toEqual([
    '2',
    '2',
    '1',
    'false',
  ]);
  expect(document.querySelectorAll('[role=row][tabindex="0"]')).toHaveLength(1);
});

test('from right to left the arrows to the sides change places', async () => {
  const screen = await render(
    <div dir="rtl">
      <OwnPickTree />
    </div>,
  );
  await expect.element(screen.getByText('支社 1')).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(focused()).toBe('料金所 1-1');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement?.getAttribute('aria-expanded')).toBe('false');
});

test('a press on a part of a row that has marks of its own chooses the row', async () => {
  const onChoose = vi.fn<(ids: readonly string[]) => void>();
  const screen = await render(<OwnPickTree onChoose={onChoose} />);
  await userEvent.click(screen.getByText('支社 3'));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(['3']);
  await expect.poll(() => document.activeElement?.getAttribute('aria-selected')).toBe('true');
});
