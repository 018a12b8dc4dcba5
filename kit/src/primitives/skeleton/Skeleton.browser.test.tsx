import { expect, test } from 'vitest';
import { announcements, renderInKit } from '../../testing/index.ts';
import { Skeleton } from './index.ts';

test('the place is busy, its shapes are hidden, and what loads is said after a second', async () => {
  const screen = await renderInKit(<Skeleton what="养护工单" kind="fields" />);
  const place = screen.container.querySelector('[aria-busy=true]');
  expect(place?.textContent).toBe('');
  expect(place?.querySelector('[aria-hidden=true]')?.children).toHaveLength(4);
  expect(announcements()).toEqual([]);
  await expect.poll(announcements, { timeout: 5000 }).toEqual(['正在加载养护工单…']);
});

test.each([
  [0, 1],
  [3, 3],
  [1e9, 20],
])('asked for %o pieces it draws %o', async (count, drawn) => {
  const screen = await renderInKit(<Skeleton what="养护工单" count={count} />);
  expect(screen.container.querySelector('[aria-hidden=true]')?.children).toHaveLength(drawn);
});
