import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FailsOnce } from '../../testing/FailsOnce.tsx';
import { Stateful } from '../../testing/Stateful.tsx';
import { longOptions } from '../../testing/stories/longOptions.ts';
import { RadioGroup } from './index.ts';
import type { RadioGroupProps } from './index.ts';

const urgency = [
  { id: 'normal', label: '一般' },
  { id: 'important', label: '重要' },
  { id: 'urgent', label: '紧急' },
];
const described = [
  { id: 'self', label: '自行处置', description: '本站人员到场处理' },
  { id: 'dispatch', label: '派单', description: '由养护工区接单' },
  { id: 'void', label: '作废', disabledReason: '已有处置记录，不可作废' },
];

const kept = (args: RadioGroupProps) => (
  <Stateful first={args.value} onChange={args.onChange}>
    {(held) => <RadioGroup {...args} {...held} />}
  </Stateful>
);

export default {
  title: 'Primitives/RadioGroup',
  component: RadioGroup,
  args: { label: '紧急程度', value: 'important', options: urgency, onChange: fn() },
  render: kept,
  parameters: {
    manual: {
      seed: ['forms §3 (radio)'],
      roles: ['radiogroup', 'radio'],
      keys: [
        ['Tab', 'to the chosen option, or to the first; once more leaves the group'],
        ['Arrows', 'next and previous option, chosen at once'],
        ['Space', 'chooses the option when none is'],
      ],
      limits: [
        'What cannot be chosen is passed over by the arrows; its reason stands under it.',
        'Not for more than about seven options: a select has a search.',
      ],
    },
  },
} satisfies Meta<typeof RadioGroup>;

type Story = StoryObj<typeof RadioGroup>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '紧急' }));
    await expect(canvas.getByRole('radio', { name: '紧急' })).toBeChecked();
  },
};
export const Vertical: Story = { args: { label: '处置方式', flow: 'vertical', value: 'dispatch', options: described } };
export const NothingChosen: Story = { args: { value: null, isRequired: true } };
export const Invalid: Story = { args: { value: null, isRequired: true, error: '请选择紧急程度' } };
export const ReadOnly: Story = { args: { use: 'readOnly' } };
export const Disabled: Story = { args: { use: 'disabled' } };
export const UnknownValue: Story = { args: { value: '4f1c09' } };
export const Loading: Story = { args: { options: [], state: { kind: 'loading' } } };
export const Empty: Story = { args: { options: [], value: null } };
export const FailingThenRetry: Story = {
  render: (args) => <FailsOnce options={args.options}>{(given) => kept({ ...args, ...given })}</FailsOnce>,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(await canvas.findByRole('radio', { name: '重要' })).toBeChecked();
  },
};
export const LongNames: Story = {
  args: {
    flow: 'vertical',
    value: 'a',
    options: longOptions,
  },
};
export const Dark: Story = { args: Vertical.args, globals: { scheme: 'dark' } };
export const English: Story = {
  args: {
    label: 'Urgency',
    options: [
      { id: 'normal', label: 'Normal' },
      { id: 'important', label: 'Important' },
    ],
  },
  globals: { locale: 'en' },
};
