import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { AutoComplete } from './index.ts';
import type { AutoCompleteProps, LoadSuggestions } from './index.ts';

const posts = Array.from({ length: 10_000 }, (_, at) => ({ id: `${at}`, text: `K${at}+500`, note: at % 2 ? '下行' : '上行' }));
const find: LoadSuggestions = async (keyword) => ({ items: posts.filter(({ text }) => text.includes(keyword)) });
const never: LoadSuggestions = () => new Promise(() => {});

function failingOnce(): LoadSuggestions {
  let hasFailed = false;
  return async (keyword, signal) => {
    if (hasFailed) return find(keyword, signal);
    hasFailed = true;
    throw new Error('offline');
  };
}

function Sample(props: AutoCompleteProps) {
  const [value, setValue] = useState(props.value);
  return <AutoComplete {...props} value={value} onChange={setValue} />;
}

export default {
  title: 'Widgets/AutoComplete',
  component: AutoComplete,
  args: { label: '桩号', value: '', placeholder: '例如 K36+500', load: find, onChange: fn() },
  render: (args) => <Sample {...args} />,
  parameters: {
    manual: {
      seed: ['forms §3 (auto-complete param item)', 'forms §5', 'forms §7', 'forms §9'],
      roles: ['combobox', 'listbox', 'option'],
      keys: [
        ['letters', 'are the text; suggestions are asked for 300 ms after the last one'],
        ['ArrowDown, Alt+ArrowDown', 'opens the list, then goes to the next suggestion'],
        ['Enter', 'takes the suggestion; without one it closes the list and the text stays'],
        ['Escape, Alt+ArrowUp', 'closes the list, the text stays'],
      ],
      limits: ['At most 50 suggestions are shown; the list says how many there are in all.', 'An empty field asks for nothing.'],
    },
  },
} satisfies Meta<typeof AutoComplete>;

type Story = StoryObj<typeof AutoComplete>;

const typeIt =
  (text: string, shown: string): Story['play'] =>
  async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: '桩号' }), text);
    await waitFor(async () => expect(await screen.findByText(shown)).toBeVisible());
  };

export const Basic: Story = { play: typeIt('K36', '仅显示前 50 项，共 111 项，请继续输入') };
export const Invalid: Story = { args: { isRequired: true, error: '请填写桩号' } };
export const ReadOnly: Story = { args: { value: 'K36+500', use: 'readOnly' } };
export const Disabled: Story = { args: { value: 'K36+500', use: 'disabled' } };
export const Loading: Story = { args: { load: never }, play: typeIt('K', '正在加载…') };
export const Empty: Story = { play: typeIt('隧道', '没有可建议的内容') };
export const FailingThenRetry: Story = {
  // Fails once each time it is shown.
  render: function Failing(args) {
    const [load] = useState(failingOnce);
    return <Sample {...args} load={load} />;
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: '桩号' }), 'K36');
    await waitFor(async () => expect(await screen.findByRole('option', { name: '加载失败 重试' })).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(async () => expect(await screen.findByRole('option', { name: 'K36+500 上行' })).toBeVisible());
  },
};
export const TenThousand: Story = { play: typeIt('K', '仅显示前 50 项，共 10000 项，请继续输入') };
export const LongNames: Story = {
  args: { load: async () => ({ items: [{ id: '1', text: '云阳至青溪路段机电设备与交通安全设施损坏赔偿项目分类', note: '路产' }] }) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: '桩号' }), '云');
    await waitFor(async () => expect(await screen.findByRole('option')).toBeVisible());
  },
};
export const Dark: Story = { play: Basic.play, globals: { scheme: 'dark' } };
export const English: Story = { args: { label: 'Stake number', placeholder: 'For example K36+500' }, globals: { locale: 'en' } };
