import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { FailsOnce } from '../../testing/FailsOnce.tsx';
import { longOptions } from '../../testing/stories/longOptions.ts';
import { gantries, groups, parents } from './examples/options.ts';
import { MultiSelect } from './index.ts';
import type { MultiSelectProps } from './index.ts';

function Sample(props: MultiSelectProps) {
  const [value, setValue] = useState(props.value);
  return <MultiSelect {...props} value={value} onChange={setValue} />;
}

export default {
  title: 'Primitives/MultiSelect',
  component: MultiSelect,
  args: { label: '业务', value: ['toll'], options: groups, placeholder: '选择业务', onChange: fn() },
  render: (args) => <Sample {...args} />,
  parameters: {
    manual: {
      seed: ['forms §2.1', 'forms §3 (select)'],
      roles: ['combobox', 'listbox', 'option'],
      keys: [
        ['ArrowDown, Alt+ArrowDown, Enter, Space', 'opens the list'],
        ['Enter, Space', 'ticks or takes away; the list stays open'],
        ['Ctrl+A', 'chooses everything the search shows'],
        ['Tab', 'goes to “select all” and “clear”, then to the next field'],
        ['Escape, Alt+ArrowUp', 'closes and keeps what is chosen'],
        ['Ctrl+Z', 'in the closed field brings back what was cleared'],
      ],
      limits: ['A tick counts at once; there is nothing to confirm.', 'Over the maximum nothing is chosen, not even as many as would fit.'],
    },
  },
} satisfies Meta<typeof MultiSelect>;

type Story = StoryObj<typeof MultiSelect>;

const openIt: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('combobox', { name: '业务' }));
  await waitFor(async () => expect(await screen.findByRole('listbox')).toBeVisible());
};

export const Basic: Story = {
  play: async (context) => {
    await openIt(context);
    await userEvent.click(await screen.findByRole('option', { name: '养护工程' }));
    await expect(await screen.findByRole('option', { name: '养护工程' })).toHaveAttribute('aria-selected', 'true');
  },
};
export const Many: Story = { args: { value: parents.map(({ id }) => id), options: parents } };
export const Maximum: Story = { args: { maximum: 2, help: '最多两项' }, play: openIt };
export const NothingChosen: Story = { args: { value: [] } };
export const Invalid: Story = { args: { value: [], isRequired: true, error: '请选择业务' } };
export const ReadOnly: Story = { args: { use: 'readOnly', value: ['toll', 'plate'] } };
export const Disabled: Story = { args: { use: 'disabled', value: ['toll', 'plate'] } };
export const UnknownValue: Story = { args: { value: ['toll', '4f1c09'] } };
export const Loading: Story = { args: { options: [], state: { kind: 'loading' } }, play: openIt };
export const Empty: Story = { args: { value: [], options: [] } };
export const FailingThenRetry: Story = {
  args: { value: [] },
  render: (args) => <FailsOnce options={args.options}>{(given) => <Sample {...args} {...given} />}</FailsOnce>,
  play: async (context) => {
    await openIt(context);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(async () => expect(await screen.findByRole('option', { name: '收费业务' })).toBeVisible());
  },
};
export const TenThousand: Story = {
  args: { options: gantries(10_000), value: gantries(10_000).map(({ id }) => id) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '业务' }));
    await expect(await screen.findByRole('option', { name: 'S26 上行 K0+500 门架' })).toHaveAttribute('aria-selected', 'true');
  },
};
export const LongNames: Story = {
  args: {
    value: longOptions.map(({ id }) => id),
    options: longOptions,
  },
  play: openIt,
};
export const Dark: Story = { play: openIt, globals: { scheme: 'dark' } };
export const English: Story = { args: { label: 'Business', placeholder: 'Choose', value: [] }, globals: { locale: 'en' } };
