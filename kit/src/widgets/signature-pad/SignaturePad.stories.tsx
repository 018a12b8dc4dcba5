import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SignaturePad } from './index.ts';

export default {
  title: 'Widgets/SignaturePad',
  component: SignaturePad,
  args: { label: '签名', personName: '孙婉宁', onChange: fn() },
  parameters: {
    manual: {
      seed: ['shell §7', 'admin §7'],
      roles: ['group', 'tablist', 'tab', 'tabpanel', 'img', 'textbox', 'button'],
      keys: [
        ['Left, Right', 'on the tabs choose between drawing and typing'],
        ['Enter', 'on 撤销 takes the last stroke back, on 清空 all of them'],
      ],
      limits: ['A drawing needs a pointer; the name typed and written in a hand is the way of the keyboard.'],
    },
  },
} satisfies Meta<typeof SignaturePad>;

type Story = StoryObj<typeof SignaturePad>;

const typed: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('tab', { name: /输入|輸入|Type/ }));
  await expect(await canvas.findByRole('textbox')).toBeVisible();
};

export const Basic: Story = {};
export const Typed: Story = {
  play: async (context) => {
    await typed(context);
    await expect(context.args.onChange).toHaveBeenLastCalledWith(expect.stringMatching(/^data:image\/png;base64,/));
  },
};
export const Kept: Story = {
  args: {
    kept: {
      value: 'kept',
      address: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    },
  },
};
export const Required: Story = { args: { isRequired: true, error: '请先签名' } };
export const Disabled: Story = { args: { isDisabled: true } };
export const LongNames: Story = { args: { personName: '阿卜杜热合曼·买买提依明·吐尔逊江' }, play: typed };
export const English: Story = { globals: { locale: 'en' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
