import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInKit } from '../../testing/renderInKit.tsx';
import { EmojiPicker } from './index.ts';
import type { Emoji } from './index.ts';

const focused = () => document.activeElement?.getAttribute('aria-label');
const opened = async (locale: 'zh' | 'en' = 'zh') => {
  const onPick = vi.fn<(emoji: Emoji) => void>();
  await renderInKit(<EmojiPicker onPick={onPick} />, { locale });
  await expect.poll(focused).toBe(locale === 'zh' ? '咧嘴笑' : 'Grin');
  return onPick;
};

test('120 cells, one stop, with their place in the grid', async () => {
  await opened();
  const cells = [...document.querySelectorAll('[role=gridcell]')];
  expect(cells).toHaveLength(120);
  expect(cells.filter((cell) => cell.getAttribute('tabindex') === '0')).toHaveLength(1);
  expect(document.querySelector('[role=grid]')).toHaveAttribute('aria-rowcount', '12');
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  expect(document.activeElement).toHaveAttribute('aria-rowindex', '2');
  expect(document.activeElement).toHaveAttribute('aria-colindex', '2');
});

test('letters lead to the next name that begins so, and Enter chooses', async () => {
  const onPick = await opened('en');
  await userEvent.keyboard('tru');
  expect(focused()).toBe('Truck');
  await userEvent.keyboard('{Enter}');
  expect(onPick).toHaveBeenCalledWith({ code: '[truck]', character: '🚚', label: 'Truck' });
});

test('a press chooses', async () => {
  const onPick = await opened();
  await userEvent.click(document.querySelector('[aria-label="施工"]') ?? document.body);
  expect(onPick).toHaveBeenCalledWith({ code: '[construction]', character: '🚧', label: '施工' });
});
