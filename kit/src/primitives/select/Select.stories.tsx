import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { FailsOnce } from '../../testing/FailsOnce.tsx';
import { gantries, groups, parents } from './examples/options.ts';
import { Select } from './index.ts';
import type { SelectProps } from './index.ts';

function Sample(props: SelectProps) {
  const [value, setValue] = useState(props.value);
  return <Select {...props} value={value} onChange={setValue} {...(props.onClear && { onClear: () => setValue(null) })} />;
}

export default {
  title: 'Primitives/Select',
  component: Select,
  args: { label: '上级', value: 'rail', options: parents, placeholder: '选择上级', onChange: fn() },
  render: (args) => <Sample {...args} />,
  parameters: {
    manual: {
      seed: ['forms §3 (select)'],
      roles: ['combobox', 'listbox', 'option'],
      keys: [
        ['ArrowDown, Alt+ArrowDown, Enter, Space', 'opens the list at the chosen option, or at the first'],
        ['letters', 'open the list and find an option by its name; in a long list they search'],
        ['ArrowDown, ArrowUp', 'next and previous option; never around the end'],
        ['PageDown, PageUp', '8 options on'],
        ['Home, End', 'first and last option'],
        ['Enter, Space', 'chooses and closes'],
        ['Escape, Alt+ArrowUp', 'closes and keeps what was chosen'],
        ['Tab', 'leaves the field and closes the list'],
      ],
      limits: [
        'Rows of a list are equally high: names that need more than two lines are cut, and told whole by the mouse.',
        'Names are found by how they sound (Chinese by pinyin) where the provider has `loadSounds`, among 3,000 options or fewer.',
      ],
    },
  },
} satisfies Meta<typeof Select>;

type Story = StoryObj<typeof Select>;

/** On the field, or on the list where that covers the field. */
const hasKeyboard = () => waitFor(() => expect(document.activeElement).toHaveAttribute('role', expect.stringMatching(/combobox|listbox/)));

export const Basic: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '上级' }));
    await userEvent.click(await screen.findByRole('option', { name: '混凝土护栏' }));
    await expect(canvas.getByRole('combobox', { name: '上级' })).toHaveTextContent('路产设施类型 / 护栏设施 / 混凝土护栏');
  },
};
export const Open: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await screen.findByRole('listbox', { name: '上级' })).toBeVisible());
    await hasKeyboard();
  },
};
export const Clearable: Story = { args: { onClear: fn() } };
export const NothingChosen: Story = { args: { value: null, isRequired: true } };
export const Invalid: Story = { args: { value: null, isRequired: true, error: '请选择上级' } };
export const ReadOnly: Story = { args: { use: 'readOnly' } };
export const Disabled: Story = { args: { use: 'disabled' } };
export const UnknownValue: Story = { args: { value: '4f1c09', help: '原来的上级已被删除，请另选一个' } };
export const Loading: Story = { args: { options: [], state: { kind: 'loading' } }, play: Open.play };
export const Empty: Story = {
  args: { value: null, options: [] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(async () => expect(await screen.findByText('暂无选项')).toBeVisible());
  },
};
export const FailingThenRetry: Story = {
  args: { value: null },
  render: (args) => <FailsOnce options={args.options}>{(given) => <Sample {...args} {...given} />}</FailsOnce>,
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(async () => expect(await screen.findByRole('option', { name: '加载失败 重试' })).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(async () => expect(await screen.findByRole('option', { name: '路产设施类型' })).toBeVisible());
    await hasKeyboard();
  },
};
export const Groups: Story = { args: { label: '业务', value: 'toll', placeholder: '选择业务', options: groups }, play: undefined };
export const TenThousand: Story = {
  args: { label: '门架', value: '7120', placeholder: '选择门架', options: gantries(10_000) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '门架' }));
    await userEvent.type(await screen.findByRole('combobox', { name: '搜索 门架' }), 'K97');
    await waitFor(async () => expect(await screen.findByRole('option', { name: 'S26 上行 K97+500 门架' })).toBeVisible());
  },
};
export const NoMatch: Story = {
  args: { label: '门架', value: null, placeholder: '选择门架', options: gantries(200) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '门架' }));
    await userEvent.type(await screen.findByRole('combobox', { name: '搜索 门架' }), '隧道');
    await waitFor(async () => expect(await screen.findByText('没有匹配“隧道”的选项')).toBeVisible());
  },
};
export const LongNames: Story = {
  args: {
    value: '1',
    options: [
      { id: '1', label: '护栏', path: ['路产设施类型', '交通安全设施', '护栏设施', '跨线桥与长下坡路段混凝土护栏过渡段'] },
      { id: '2', label: '云阳至青溪路段机电设备与交通安全设施损坏赔偿项目分类（含隧道内照明、通风、消防与监控附属设施）' },
      { id: '3', label: 'Collection of unpaid tolls of heavy vehicles in transit through the northern interchange stations' },
    ],
  },
  play: Open.play,
};
export const Dark: Story = { ...Open, globals: { scheme: 'dark' } };
export const English: Story = {
  args: { label: 'Parent', placeholder: 'Choose a parent', value: null, isRequired: true },
  globals: { locale: 'en' },
};
export const Taiwan: Story = { args: { label: '上層', value: 'gone' }, globals: { locale: 'zhtw' } };
