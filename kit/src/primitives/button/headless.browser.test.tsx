import { StrictMode } from 'react';
import { render } from 'vitest-browser-react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { OwnButton } from './examples/OwnButton.tsx';

test('a busy button of one’s own keeps the keyboard, takes no second press, and says that it is at work', async () => {
  const onPress = vi.fn<() => void>();
  const screen = await render(
    <StrictMode>
      <OwnButton onPress={onPress} />
    </StrictMode>,
  );
  const button = screen.getByRole('button', { name: '保存' });
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledOnce();
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  await expect.poll(() => document.querySelector('[data-live-region=polite]')?.textContent, { timeout: 5000 }).toBe('保存中');
});
