import { StrictMode } from 'react';
import { render } from 'vitest-browser-react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { OwnTooltip } from './examples/OwnTooltip.tsx';

test('a tooltip of one’s own describes its control always, comes with the keyboard and goes with Escape, without a provider', async () => {
  const screen = await render(
    <StrictMode>
      <OwnTooltip text="説明" />
    </StrictMode>,
  );
  const button = screen.getByRole('button', { name: '元に戻す' });
  const tip = screen.getByRole('tooltip');
  await expect.element(button).toHaveAccessibleDescription('説明');
  await expect.element(tip).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(tip).toHaveTextContent('説明');
  await userEvent.keyboard('{Escape}');
  await expect.element(tip).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});
