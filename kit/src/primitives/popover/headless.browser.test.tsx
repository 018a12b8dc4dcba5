import { StrictMode } from 'react';
import { render } from 'vitest-browser-react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { OwnPopover } from './examples/OwnPopover.tsx';

const shown = async (dir: 'ltr' | 'rtl' = 'ltr', initialIsOpen = false) => {
  const screen = await render(
    <StrictMode>
      <div dir={dir} style={{ padding: 40 }}>
        <OwnPopover initialIsOpen={initialIsOpen} />
      </div>
    </StrictMode>,
  );
  const [trigger, dialog] = [screen.getByRole('button', { name: '絞り込み' }), screen.getByRole('dialog', { name: '絞り込み' })];
  return { screen, trigger, dialog };
};

test('a dialog of one’s own hangs on its button, takes the keyboard and gives it back, without a provider', async () => {
  const { screen, trigger, dialog } = await shown();
  await userEvent.click(trigger);
  await expect.element(screen.getByRole('textbox', { name: '検索' })).toHaveFocus();
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'true');
  const [below, above] = [dialog.element().getBoundingClientRect(), trigger.element().getBoundingClientRect()];
  expect(below.top).toBeGreaterThanOrEqual(above.bottom);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(trigger).toHaveFocus();
});

test('one that is open at first is so once there is a page to lie over, and can be closed by what is in it', async () => {
  const { screen, dialog } = await shown('ltr', true);
  await userEvent.click(screen.getByRole('button', { name: '閉じる' }));
  await expect.element(dialog).not.toBeInTheDocument();
});

test('from right to left a list begins at the right edge of its field, which keeps the keyboard', async () => {
  const { screen } = await shown('rtl');
  const field = screen.getByRole('textbox', { name: '料金所' });
  await userEvent.click(field);
  const list = screen.getByText('青渓');
  await userEvent.click(list);
  await expect.element(field).toHaveFocus();
  const panel = list.element().closest('ul')?.getBoundingClientRect();
  expect(panel?.right).toBe(field.element().getBoundingClientRect().right);
});
