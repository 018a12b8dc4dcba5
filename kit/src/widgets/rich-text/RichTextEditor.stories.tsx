import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stateful } from '../../testing/Stateful.tsx';
import { RichTextEditor } from './index.ts';
import type { StoredImage } from './index.ts';

const NOTICE =
  '<p>各路产管理部：</p><p>自 11 月 25 日起，<strong>K120～K186</strong> 段进行冬季养护作业。</p>' +
  '<ol><li><p>作业时段为每日 <em>8:30 至 17:30</em>。</p></li><li><p>占道申请提前 <u>3 个工作日</u>提交。</p></li></ol>';
const TABLE =
  '<table><tbody><tr><th><p>路段</p></th><th><p>日期</p></th></tr><tr><td><p>K120～K140</p></td><td><p>11 月 25 日</p></td></tr></tbody></table>';
const keepImage = async (): Promise<StoredImage> => ({ kind: 'refused', message: '图片服务器没有空间' });

export default {
  title: 'Widgets/RichTextEditor',
  component: RichTextEditor,
  args: { label: '内容', value: NOTICE, onChange: fn(), uploadImage: keepImage },
  render: ({ value, onChange, ...args }) => (
    <Stateful first={value} onChange={onChange}>
      {(held) => <RichTextEditor {...args} {...held} />}
    </Stateful>
  ),
  parameters: {
    manual: {
      seed: ['forms §3'],
      roles: ['textbox', 'toolbar', 'button', 'menu', 'dialog'],
      keys: [
        ['Tab', 'from the bar into the text; in a table to the next cell; out of the text'],
        ['Alt+F10', 'from the text to the bar'],
        ['Left, Right, Home, End', 'along the bar'],
        ['Escape', 'from the bar back to the text'],
        ['Ctrl+B, Ctrl+I, Ctrl+U', 'bold, italic, underlined'],
        ['Ctrl+Z, Ctrl+Shift+Z', 'undo, redo'],
        ['Ctrl+], Ctrl+[', 'an item of a list one level deeper or up'],
      ],
      limits: [
        'What is pasted is cleaned as a text that is shown: formatting only.',
        'Texts above 256 KiB or nested more than 100 levels deep are shown and cannot be changed.',
        'Captions, definition lists and quotes within a line lose their kind when the text is changed; their words stay.',
      ],
    },
  },
} satisfies Meta<typeof RichTextEditor>;

type Story = StoryObj<typeof RichTextEditor>;
type Play = NonNullable<Story['play']>;

/** The editor comes on demand. */
const here: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('toolbar')).toBeVisible();
};

export const Basic: Story = {
  play: async (context) => {
    await here(context);
    const text = context.canvas.getByRole('textbox', { name: '内容' });
    await userEvent.click(text);
    await userEvent.keyboard('{Alt>}{F10}{/Alt}');
    await expect(context.canvas.getByRole('button', { name: /^段落/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(text).toHaveFocus();
  },
};
export const Empty: Story = { args: { value: '', isRequired: true, help: '收到公告的人会看到它' }, play: here };
export const Table: Story = { args: { value: TABLE }, play: here };
export const Invalid: Story = { args: { value: '', isRequired: true, error: '请填写内容' }, play: here };
export const Disabled: Story = {
  args: { use: 'disabled' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox')).toHaveAttribute('aria-disabled', 'true');
  },
};
export const ReadOnly: Story = { args: { use: 'readOnly' } };
export const TooDeep: Story = { args: { value: `${'<div>'.repeat(200)}作业安排${'</div>'.repeat(200)}` } };
export const LongNames: Story = {
  args: { value: `<p>${'K120K186'.repeat(40)}</p>${TABLE}`, label: '冬季养护作业占道施工路段（上行）公告的正文' },
  play: here,
};
export const Dark: Story = { globals: { scheme: 'dark' }, play: here };
export const English: Story = {
  args: { label: 'Content', value: '<p>Winter works on <strong>K120 to K186</strong>, <em>8:30 to 17:30</em>.</p>' },
  globals: { locale: 'en' },
  play: here,
};
export const Traditional: Story = {
  args: { label: '內容', value: '<p>自 11 月 25 日起，<strong>K120～K186</strong> 段進行冬季養護作業。</p>' },
  globals: { locale: 'zhtw' },
  play: here,
};
