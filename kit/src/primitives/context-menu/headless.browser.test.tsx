import { StrictMode } from 'react';
import { render } from 'vitest-browser-react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { OwnContextMenu } from './examples/OwnContextMenu.tsx';

test('a menu of one’s own comes for what the keyboard or a right press is on, and not where there is none', async () => {
  const screen = await render(
    <StrictMode>
      <OwnContextMenu />
    </StrictMode>,
  );
  const station = screen.getByRole('button', { name: '青渓' });
  const menu = screen.getByRole('menu', { name: '青渓の操作' });
  await userEvent.tab();
  await userEvent.keyboard('{Shift>}{F10}{/Shift}');
  await expect.element(screen.getByRole('menuitem', { name: '編集' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('status')).toHaveTextContent('edit 青渓');
  await expect.element(station).toHaveFocus();
  await userEvent.click(station, { button: 'right' });
  await expect.element(menu).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(menu).not.toBeInTheDocument();
  const press = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
  screen.getByRole('button', { name: 'メニューなし' }).element().dispatchEvent(press);
  expect(press.defaultPrevented).toBe(false);
});
