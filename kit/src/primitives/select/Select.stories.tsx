import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { Select } from './index.ts';
import type { SelectOption, SelectProps } from './index.ts';

const PARENTS: SelectOption[] = [
  { id: 'asset', label: '路产设施类型', path: ['路产设施类型'] },
  { id: 'rail', label: '护栏设施', path: ['路产设施类型', '护栏设施'], depth: 1 },
  {
    id: 'wbeam',
    label: '波形梁护栏',
    path: ['路产设施类型', '护栏设施', '波形梁护栏'],
    depth: 2,
    isDisabled: true,
    reason: '上级不能是自己',
  },
  { id: 'concrete', label: '混凝土护栏', path: ['路产设施类型', '护栏设施', '混凝土护栏'], depth: 2 },
  { id: 'mech', label: '机电设施', path: ['路产设施类型', '机电设施'], depth: 1, description: '门架、摄像机、情报板' },
];

function Sample(props: SelectProps) {
  const [value, setValue] = useState(props.value);
  return <Select {...props} value={value} onChange={setValue} />;
}

export default {
  title: 'Primitives/Select',
  component: Select,
  args: { label: '上级', value: 'rail', options: PARENTS, placeholder: '选择上级', onChange: () => {} },
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof Select>;

type Story = StoryObj<typeof Select>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /上级/ }));
    await userEvent.click(await screen.findByRole('option', { name: '混凝土护栏' }));
    await expect(canvas.getByRole('button', { name: /上级/ })).toHaveTextContent('路产设施类型 / 护栏设施 / 混凝土护栏');
  },
};
export const Open: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('option', { name: '护栏设施' })).toHaveFocus();
  },
};
export const Empty: Story = { args: { value: null, isRequired: true } };
export const Invalid: Story = { args: { value: null, isRequired: true, error: '请选择上级' } };
export const ReadOnly: Story = { args: { use: 'readOnly' } };
export const Disabled: Story = { args: { use: 'disabled' } };
export const UnknownValue: Story = { args: { value: '4f1c09', help: '原来的上级已被删除，请另选一个' } };
export const TwoHundred: Story = {
  args: {
    label: '门架',
    value: '120',
    placeholder: '选择门架',
    options: Array.from({ length: 200 }, (_, index) => ({ id: `${index}`, label: `S26 上行 K${index}+500 门架` })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /门架/ }));
    await expect(await screen.findByRole('option', { name: 'S26 上行 K120+500 门架' })).toHaveFocus();
  },
};
export const LongText: Story = {
  args: {
    value: '1',
    options: [{ id: '1', label: '护栏', path: ['路产设施类型', '交通安全设施', '护栏设施', '跨线桥与长下坡路段混凝土护栏过渡段'] }],
  },
};
export const Dark: Story = { ...Open, globals: { scheme: 'dark' } };
export const English: Story = {
  args: { label: 'Parent', placeholder: 'Choose a parent', value: null, isRequired: true },
  globals: { locale: 'en' },
};
export const Taiwan: Story = { args: { label: '上層', value: 'gone' }, globals: { locale: 'zhtw' } };
