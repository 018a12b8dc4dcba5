import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bold, Italic, Redo2, Undo2 } from 'lucide';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { IconButton } from '../button/index.ts';
import { Toolbar, ToolbarGap } from './index.ts';

/** Names of the buttons, in the language of the story. */
interface Names {
  readonly label: string;
  readonly names: readonly [bold: string, italic: string, undo: string, redo: string];
}

function Sample({ label, names: [bold, italic, undo, redo] }: Names) {
  const [isBold, setBold] = useState(true);
  return (
    <Toolbar label={label}>
      <IconButton icon={Bold} label={bold} isPressed={isBold} onPress={() => setBold(!isBold)} />
      <IconButton icon={Italic} label={italic} isPressed={false} onPress={() => undefined} />
      <ToolbarGap />
      <IconButton icon={Undo2} label={undo} onPress={() => undefined} />
      <IconButton icon={Redo2} label={redo} isDisabled onPress={() => undefined} />
    </Toolbar>
  );
}

export default {
  title: 'Primitives/Toolbar',
  component: Sample,
  args: { label: '格式', names: ['加粗', '斜体', '撤销', '重做'] },
  parameters: {
    manual: {
      seed: ['forms §3'],
      roles: ['toolbar', 'button'],
      keys: [
        ['Tab', 'to the button that had the keyboard last; once more leaves the bar'],
        ['Left, Right', 'previous and next button, round the ends'],
        ['Home, End', 'first and last button'],
        ['Escape', 'back to what the buttons act on'],
      ],
      limits: ['Buttons only; a field beside them stands outside the bar.'],
    },
  },
} satisfies Meta<typeof Sample>;

type Story = StoryObj<typeof Sample>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: '加粗' })).toHaveFocus();
    await userEvent.keyboard(' {End}');
    await expect(canvas.getByRole('button', { name: '加粗' })).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.getByRole('button', { name: '撤销' })).toHaveFocus();
  },
};
export const English: Story = { args: { label: 'Format', names: ['Bold', 'Italic', 'Undo', 'Redo'] }, globals: { locale: 'en' } };
export const Traditional: Story = { args: { names: ['粗體', '斜體', '復原', '重做'] }, globals: { locale: 'zhtw' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
