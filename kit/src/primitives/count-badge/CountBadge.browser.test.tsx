import { Bell, Languages } from 'lucide';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderInKit } from '../../testing/index.ts';
import { IconButton } from '../button/index.ts';
import { CountBadge } from './index.ts';

const WIDE = { width: 1280, height: 800 };

test.for([
  ['9', 9, WIDE],
  ['12', 12, WIDE],
  ['99+', 100, WIDE],
  ['99+', 100, { width: 375, height: 740 }],
] as const)('the badge %s stays over its own button', async ([words, count, { width, height }]) => {
  await page.viewport(width, height);
  const screen = await renderInKit(
    <div style={{ display: 'flex', padding: 20 }}>
      <CountBadge count={count}>
        <IconButton icon={Bell} size="bar" label="未读消息" />
      </CountBadge>
      <IconButton icon={Languages} size="bar" label="语言" />
    </div>,
  );
  const badge = screen.getByText(words).element().getBoundingClientRect();
  const own = screen.getByRole('button', { name: '未读消息' }).element().getBoundingClientRect();
  const next = screen.getByRole('button', { name: '语言' }).element().getBoundingClientRect();
  expect(badge.right).toBeLessThanOrEqual(own.right);
  expect(badge.right).toBeLessThanOrEqual(next.left);
  expect(badge.left).toBeGreaterThanOrEqual(own.left);
  await page.viewport(WIDE.width, WIDE.height);
});
