import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FailsOnce } from '../../testing/FailsOnce.tsx';
import { Stateful } from '../../testing/Stateful.tsx';
import { longOptions } from '../../testing/stories/longOptions.ts';
import { CheckboxGroup } from './index.ts';
import type { CheckboxGroupProps } from './index.ts';

const ways = [
  { id: 'sms', label: '短信' },
  { id: 'mail', label: '邮件' },
  { id: 'app', label: '站内消息' },
];
const described = [
  { id: 'sms', label: '短信', description: '发送到登记的手机号' },
  { id: 'mail', label: '邮件', description: '发送到办公邮箱' },
  { id: 'fax', label: '传真', disabledReason: '已停用，不可选择' },
];

const kept = (args: CheckboxGroupProps) => (
  <Stateful first={args.value} onChange={args.onChange}>
    {(held) => <CheckboxGroup {...args} {...held} />}
  </Stateful>
);

export default {
  title: 'Primitives/CheckboxGroup',
  component: CheckboxGroup,
  args: { label: '通知方式', value: ['sms'], options: ways, onChange: fn() },
  render: kept,
  parameters: {
    manual: {
      seed: ['forms §3 (checkbox)'],
      roles: ['group', 'checkbox'],
      keys: [
        ['Tab', 'next box'],
        ['Space', 'turns the box over; on “select all” all of them'],
      ],
      limits: ['What cannot be chosen is passed over by Tab; its reason stands under it.'],
    },
  },
} satisfies Meta<typeof CheckboxGroup>;

type Story = StoryObj<typeof CheckboxGroup>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '邮件' }));
    await expect(canvas.getByRole('checkbox', { name: '邮件' })).toBeChecked();
  },
};
export const SelectAll: Story = { args: { hasSelectAll: true } };
export const Vertical: Story = { args: { flow: 'vertical', hasSelectAll: true, value: ['mail', 'fax'], options: described } };
export const NothingChosen: Story = { args: { value: [], isRequired: true } };
export const Invalid: Story = { args: { value: [], isRequired: true, error: '请选择通知方式' } };
export const ReadOnly: Story = { args: { use: 'readOnly', value: ['sms', 'mail'] } };
export const Disabled: Story = { args: { use: 'disabled', hasSelectAll: true } };
export const UnknownValue: Story = { args: { value: ['4f1c09', 'sms'] } };
export const Loading: Story = { args: { options: [], state: { kind: 'loading' } } };
export const Empty: Story = { args: { options: [], value: [] } };
export const FailingThenRetry: Story = {
  render: (args) => <FailsOnce options={args.options}>{(given) => kept({ ...args, ...given })}</FailsOnce>,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(await canvas.findByRole('checkbox', { name: '短信' })).toBeChecked();
  },
};
export const LongNames: Story = {
  args: {
    flow: 'vertical',
    value: ['a'],
    options: longOptions,
  },
};
export const Dark: Story = { args: Vertical.args, globals: { scheme: 'dark' } };
export const English: Story = {
  args: {
    label: 'Notify by',
    hasSelectAll: true,
    options: [
      { id: 'sms', label: 'SMS' },
      { id: 'mail', label: 'E-mail' },
    ],
  },
  globals: { locale: 'en' },
};
