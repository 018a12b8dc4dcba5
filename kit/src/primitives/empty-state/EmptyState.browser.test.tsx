import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInKit } from '../../testing/index.ts';
import { Button } from '../button/index.ts';
import { EmptyState } from './index.ts';
import type { EmptyKind } from './index.ts';

const KINDS: readonly EmptyKind[] = ['empty', 'noMatch', 'failed', 'noPermission', 'notFound', 'offline', 'allDone', 'soon'];

test.each(['zh', 'zhtw', 'en'] as const)('in %s every kind has words of its own', async (locale) => {
  const screen = await renderInKit(
    KINDS.map((kind) => <EmptyState key={kind} kind={kind} />),
    { locale },
  );
  const words = [...screen.container.querySelectorAll('p')].map((title) => title.textContent);
  expect(new Set(words).size).toBe(KINDS.length);
  expect(words.every((word) => word.length > 1)).toBe(true);
});

test('its drawing is smaller than that of a page', async () => {
  const screen = await renderInKit(<EmptyState />);
  await expect.poll(() => screen.container.querySelector('svg')?.getBoundingClientRect().width).toBe(96);
});

test('its action is reached and pressed by keyboard', async () => {
  const retry = vi.fn<() => void>();
  await renderInKit(<EmptyState kind="failed" action={<Button onPress={retry}>重试</Button>} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(retry).toHaveBeenCalledOnce();
});
