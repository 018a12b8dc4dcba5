import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ComboBox } from './index.ts';
import type { ComboBoxProps, Suggestion } from './index.ts';

const stations: readonly Suggestion[] = ['云阳北收费站', '云阳南收费站', '青溪收费站'].map((text, at) => ({
  id: `${at}`,
  text,
  note: `K${at}+200`,
}));
const posts: readonly Suggestion[] = Array.from({ length: 10_000 }, (_, at) => ({ id: `${at}`, text: `K${at}+500 门架` }));

function Sample(props: ComboBoxProps) {
  const [value, setValue] = useState(props.value);
  const items = props.suggestions.items.filter(({ text }) => text.includes(value));
  return <ComboBox {...props} value={value} onChange={setValue} suggestions={{ ...props.suggestions, items }} />;
}

function Failing(props: ComboBoxProps) {
  const [hasFailed, setFailed] = useState(true);
  return (
    <Sample
      {...props}
      suggestions={hasFailed ? { items: [], state: { kind: 'failed', retry: () => setFailed(false) } } : props.suggestions}
    />
  );
}

export default {
  title: 'Primitives/ComboBox',
  component: ComboBox,
  args: {
    label: '收费站',
    value: '',
    placeholder: '例如 云阳北收费站',
    suggestions: { items: stations, state: { kind: 'ready' } },
    onChange: fn(),
    onSuggest: fn(),
  },
  render: (args) => <Sample {...args} />,
  parameters: {
    manual: {
      seed: ['forms §5 (auto-complete)'],
      roles: ['combobox', 'listbox', 'option'],
      keys: [
        ['letters', 'are the text; the list opens under it'],
        ['ArrowDown, Alt+ArrowDown', 'opens the list, then goes to the next suggestion'],
        ['Enter', 'takes the suggestion; without one it closes the list and the text stays'],
        ['Escape, Alt+ArrowUp', 'closes the list, the text stays'],
        ['ArrowLeft, ArrowRight, Home, End', 'move the caret'],
      ],
      limits: ['Who finds the suggestions is the owner’s business; `AutoComplete` asks a source.'],
    },
  },
} satisfies Meta<typeof ComboBox>;

type Story = StoryObj<typeof ComboBox>;

const typeIt =
  (text: string): Story['play'] =>
  async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '收费站' }));
    await userEvent.keyboard(text);
    await waitFor(async () => expect(await screen.findByRole('listbox')).toBeVisible());
  };

export const Basic: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: '收费站' }), '云阳');
    await waitFor(async () => expect(await screen.findByRole('option', { name: '云阳北收费站 K0+200' })).toBeVisible());
  },
};
export const Filled: Story = { args: { value: '青溪收费站' } };
export const Invalid: Story = { args: { isRequired: true, error: '请填写收费站' } };
export const ReadOnly: Story = { args: { value: '青溪收费站', use: 'readOnly' } };
export const Disabled: Story = { args: { value: '青溪收费站', use: 'disabled' } };
export const Loading: Story = { args: { suggestions: { items: [], state: { kind: 'loading' } } }, play: typeIt('云') };
export const Empty: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: '收费站' }), '隧道');
    await waitFor(async () => expect(await screen.findByText('没有可建议的内容')).toBeVisible());
  },
};
export const FailingThenRetry: Story = {
  render: (args) => <Failing {...args} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: '收费站' }), '云');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(async () => expect(await screen.findByRole('option', { name: '云阳北收费站 K0+200' })).toBeVisible());
  },
};
export const WithRemark: Story = {
  args: { suggestions: { items: stations, state: { kind: 'ready' }, remark: '仅显示前 3 项，共 320 项，请继续输入' } },
  play: typeIt('收费'),
};
export const TenThousand: Story = { args: { suggestions: { items: posts, state: { kind: 'ready' } } }, play: typeIt('K9') };
export const LongNames: Story = {
  args: {
    suggestions: {
      items: [{ id: '1', text: '云阳至青溪路段机电设备与交通安全设施损坏赔偿项目分类', note: '路产' }],
      state: { kind: 'ready' },
    },
  },
  play: typeIt('云'),
};
export const Dark: Story = { play: typeIt('云'), globals: { scheme: 'dark' } };
export const English: Story = { args: { label: 'Toll station', placeholder: 'For example Yunyang North' }, globals: { locale: 'en' } };
