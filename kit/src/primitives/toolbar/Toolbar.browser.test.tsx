import { Bold, Italic, Undo2 } from 'lucide';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInKit } from '../../testing/index.ts';
import { IconButton } from '../button/index.ts';
import { Toolbar } from './index.ts';

const ignore = () => undefined;
const button = (name: string) => page.getByRole('button', { name, exact: true });

const Sample = ({ onEscape, isUndone = false }: { readonly onEscape?: () => void; readonly isUndone?: boolean }) => (
  <>
    <Toolbar label="格式" controls="text" onEscape={onEscape} isPointerQuiet>
      <IconButton icon={Bold} label="加粗" onPress={ignore} />
      <IconButton icon={Italic} label="斜体" onPress={ignore} />
      <IconButton icon={Undo2} label="撤销" isDisabled={isUndone} onPress={ignore} />
    </Toolbar>
    <input id="text" aria-label="正文" />
  </>
);

test('the bar is one stop of Tab, and the way back leads to the button that had the keyboard', async () => {
  await renderInKit(<Sample />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.element(button('斜体')).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('textbox')).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(button('斜体')).toHaveFocus();
});

test('the stop goes to another button when its own cannot be used any more', async () => {
  const screen = await renderInKit(<Sample />);
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  await userEvent.tab();
  await screen.rerender(<Sample isUndone />);
  await userEvent.tab({ shift: true });
  await expect.element(button('加粗')).toHaveFocus();
});

test('Escape goes back to the text, and a press of the pointer does not take the keyboard away from it', async () => {
  const onEscape = vi.fn<() => void>(() => document.getElementById('text')?.focus());
  await renderInKit(<Sample onEscape={onEscape} />);
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('textbox')).toHaveFocus();
  await userEvent.click(button('斜体'));
  await expect.element(page.getByRole('textbox')).toHaveFocus();
});
