import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInKit } from '../../testing/renderInKit.tsx';
import { ChatButton } from './index.ts';
import type { ChatButtonProps } from './index.ts';

const sample = (props: Partial<ChatButtonProps>) => (
  <ChatButton unreadCount={0} callCount={0} isOpen={false} onPress={vi.fn<() => void>()} {...props} />
);
/** Things that blink: animations of ours alone, for the colours of a button change by transitions, whenever the pointer lies over it. */
const blinking = () => document.getAnimations().filter((movement) => movement instanceof CSSAnimation);
const blinks = () => blinking().flatMap((animation) => animation.effect?.getComputedTiming() ?? []);

describe('the chat icon', () => {
  test.each([
    [0, '聊天', ''],
    [2, '聊天，2 条未读', '2'],
    [99, '聊天，99 条未读', '99'],
    [100, '聊天，100 条未读', '99+'],
  ])('with %d unread is called %s and shows "%s"', async (unreadCount, name, shown) => {
    const screen = await renderInKit(sample({ unreadCount }));
    const button = screen.getByRole('button', { name, exact: true });
    await expect.element(button).toBeVisible();
    expect(button.element().parentElement?.textContent).toBe(shown);
  });
  test('blinks for five seconds when something comes, and anew when more does', async () => {
    const screen = await renderInKit(sample({ unreadCount: 1, callCount: 1 }));
    const [first] = blinks();
    expect(Number(first?.activeDuration)).toBe(5000);
    expect(Number(first?.duration)).toBeGreaterThan(334);
    const [before] = blinking();
    await screen.rerender(sample({ unreadCount: 2, callCount: 2 }));
    await expect.poll(() => blinking()[0] !== before && blinks().length === 1).toBe(true);
  });
  test.each<[string, Partial<ChatButtonProps>]>([
    ['nothing is unread', { callCount: 1 }],
    ['nothing has come', { unreadCount: 3 }],
    ['the person wants less motion', { unreadCount: 3, callCount: 1, isStill: true }],
  ])('does not blink when %s', async (_, props) => {
    await renderInKit(sample(props));
    expect(blinks()).toEqual([]);
  });
  test('opens by a press', async () => {
    const onPress = vi.fn<() => void>();
    const screen = await renderInKit(sample({ onPress }));
    await userEvent.click(screen.getByRole('button', { name: '聊天' }));
    expect(onPress).toHaveBeenCalledOnce();
  });
});
