import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { TimeField } from './index.ts';
import type { TimeFieldProps } from './index.ts';

function Sample(props: TimeFieldProps) {
  const [value, setValue] = useState(props.value);
  return <TimeField {...props} value={value} onChange={setValue} />;
}

export default {
  title: 'Primitives/TimeField',
  component: TimeField,
  args: { label: '到场时间', value: '08:30', onChange: () => {} },
  render: (args) => <Sample {...args} />,
  parameters: {
    manual: {
      seed: ['forms §5'],
      roles: ['group', 'spinbutton', 'button'],
      keys: [
        ['Left, Right', 'to the part before and after'],
        ['Up, Down', 'the part one more or less; behind 59 comes 0'],
        ['PageUp, PageDown', 'six hours, a quarter of an hour, a quarter of a minute'],
        ['Home, End', 'least and greatest of the part'],
        ['digits', 'fill the part; a full part leads to the next'],
        ['Backspace', 'empties the part, then goes to the one before'],
        ['Ctrl+V', 'a whole time fills every part'],
        ['Ctrl+C', 'copies the whole time'],
        ['Enter, Space', 'on the clock: takes the time it is'],
      ],
      limits: ['A 24-hour clock alone; a time beyond midnight is a date with a time.'],
    },
  },
} satisfies Meta<typeof TimeField>;

type Story = StoryObj<typeof TimeField>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: '时 到场时间' }));
    await userEvent.keyboard('17');
    await expect(canvas.getByRole('spinbutton', { name: '分 到场时间' })).toHaveFocus();
  },
};
export const WithSeconds: Story = { args: { value: '08:30:15', precision: 'second' } };
export const Empty: Story = { args: { value: null, isRequired: true, help: '按交接班记录填写' } };
export const MinMax: Story = {
  args: { min: '08:30', max: '17:00' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: '时 到场时间' }));
    await userEvent.keyboard('1730');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByText('时间不能晚于 17:00')).toBeVisible();
  },
};
export const Unreadable: Story = { args: { value: '午饭后' } };
export const Invalid: Story = { args: { error: '到场时间早于派单时间 08:45，请改为之后的时间' } };
export const ReadOnly: Story = { args: { use: 'readOnly' } };
export const Disabled: Story = { args: { use: 'disabled' } };
export const Dark: Story = { ...Invalid, globals: { scheme: 'dark' } };
export const English: Story = { args: { label: 'Arrival' }, globals: { locale: 'en' } };
export const Taiwan: Story = { args: { label: '到場時間', value: null }, globals: { locale: 'zhtw' } };
