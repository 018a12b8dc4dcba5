import { render } from 'vitest-browser-react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { HeadlessProvider } from '../../engines/environment/index.ts';
import { OwnTree } from './examples/OwnTree.tsx';

const focused = () => document.activeElement?.querySelector('[data-slot]')?.textContent;

test('rows of one’s own in plain markup have roles, places and one tab stop, without a provider', async () => {
  const screen = await render(<OwnTree />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
  expect(focused()).toBe('拠点 2');
  const row = document.activeElement;
  expect([row?.getAttribute('aria-level'), row?.getAttribute('aria-setsize'), row?.getAttribute('tabindex')]).toEqual(['2', '1', '0']);
  expect(document.querySelectorAll('[role=treeitem][tabindex="0"]')).toHaveLength(1);
  await expect.element(screen.getByRole('tree', { name: '拠点' })).toBeVisible();
});

test('a press on a part of a row that has marks of its own is a press on the row', async () => {
  const onSelect = vi.fn<(id: string) => void>();
  const screen = await render(<OwnTree onSelect={onSelect} />);
  await userEvent.click(screen.getByText('Region 4', { exact: true }));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('r4');
  expect(focused()).toBe('Region 4');
});

test('a space in a word that is typed belongs to it, and chooses where no label goes on like that', async () => {
  const onSelect = vi.fn<(id: string) => void>();
  await render(<OwnTree onSelect={onSelect} />);
  await userEvent.tab();
  await userEvent.keyboard('region 7');
  expect(focused()).toBe('Region 7');
  expect(onSelect).not.toHaveBeenCalled();
  await userEvent.keyboard('{End} ');
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('r60');
});

test('from right to left the arrows to the sides change places', async () => {
  await render(
    <div dir="rtl">
      <OwnTree />
    </div>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(focused()).toBe('拠点 1');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement?.getAttribute('aria-expanded')).toBe('false');
});

test('what a filter finds is said in the given words, by the voice that is given or that of the page', async () => {
  const announce = vi.fn<(text: string) => void>();
  const screen = await render(<OwnTree />);
  await screen.rerender(<OwnTree keyword="region 1" />);
  await expect.poll(() => document.querySelector('[data-live-region=polite]')?.textContent).toBe('11 件見つかりました');
  await screen.unmount();
  const again = await render(
    <HeadlessProvider announce={announce}>
      <OwnTree />
    </HeadlessProvider>,
  );
  await again.rerender(
    <HeadlessProvider announce={announce}>
      <OwnTree keyword="nowhere" />
    </HeadlessProvider>,
  );
  expect(announce.mock.calls.map(([text]) => text)).toEqual(['0 件見つかりました']);
});
