import { StrictMode } from 'react';
import { render } from 'vitest-browser-react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { OwnToolbar } from './examples/OwnToolbar.tsx';

const button = (name: string) => page.getByRole('button', { name });

const shown = (dir: 'ltr' | 'rtl' = 'ltr') =>
  render(
    <StrictMode>
      <div dir={dir}>
        <OwnToolbar />
      </div>
    </StrictMode>,
  );

test('a bar of one’s own is one stop, Escape leads to its text, and it is gone to where it was left', async () => {
  await shown();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{Escape}');
  await expect.element(page.getByRole('textbox')).toHaveFocus();
  await userEvent.click(button('書式へ'));
  await expect.element(button('斜体')).toHaveFocus();
});

test('a press of the pointer leaves the keyboard in the text', async () => {
  await shown();
  await userEvent.click(page.getByRole('textbox'));
  await userEvent.click(button('下線'));
  await expect.element(page.getByRole('textbox')).toHaveFocus();
});

test('from right to left the arrows to the sides change places', async () => {
  await shown('rtl');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(button('斜体')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(button('下線')).toHaveFocus();
});
