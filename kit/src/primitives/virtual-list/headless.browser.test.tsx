import { render } from 'vitest-browser-react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { OwnVirtualList } from './examples/OwnVirtualList.tsx';

test('a long list in plain markup is one stop of Tab, draws what is in sight, and its items say their place', async () => {
  const screen = await render(<OwnVirtualList />);
  await userEvent.tab();
  const list = screen.getByRole('list', { name: '部品' }).element();
  expect(document.activeElement).toBe(list);
  list.scrollTop = list.scrollHeight;
  await expect.element(screen.getByText('部品 2000')).toBeVisible();
  const item = screen.getByText('部品 2000').element().closest('li');
  expect([item?.getAttribute('aria-posinset'), item?.getAttribute('aria-setsize')]).toEqual(['2000', '2000']);
  expect(list.querySelectorAll('li').length).toBeLessThan(60);
});

test('near its end it says so, and not before', async () => {
  const onNearEnd = vi.fn<() => void>();
  const screen = await render(<OwnVirtualList onNearEnd={onNearEnd} />);
  const list = screen.getByRole('list', { name: '部品' }).element();
  list.scrollTop = 480;
  await expect.element(screen.getByText('部品 21', { exact: true })).toBeVisible();
  expect(onNearEnd).not.toHaveBeenCalled();
  list.scrollTop = list.scrollHeight;
  await expect.poll(() => onNearEnd.mock.calls.length).toBeGreaterThan(0);
});
