import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { TimeRangeField } from './index.ts';
import type { TimeRangeFieldProps } from './index.ts';

function Sample(props: TimeRangeFieldProps) {
  const [value, setValue] = useState(props.value);
  return <TimeRangeField {...props} value={value} onChange={setValue} />;
}

export default {
  title: 'Primitives/TimeRangeField',
  component: TimeRangeField,
  args: { label: '当班时间', value: ['08:30', '17:00'], onChange: () => {} },
  render: (args) => <Sample {...args} />,
  parameters: {
    manual: {
      seed: ['forms §5'],
      roles: ['group', 'spinbutton'],
      keys: [
        ['Left, Right', 'to the part before and after, over to the other time'],
        ['Up, Down, PageUp, PageDown, Home, End', 'in a part: as in a time field'],
        ['digits', 'fill the part; a full part leads to the next, over to the end'],
        ['Ctrl+V', 'a time fills its parts; two times with 至, ~ or a dash between them fill both'],
      ],
      limits: ['Two times of one day; a span beyond midnight is two moments.'],
    },
  },
} satisfies Meta<typeof TimeRangeField>;

type Story = StoryObj<typeof TimeRangeField>;

export const Basic: Story = {};
export const WithSeconds: Story = { args: { value: ['08:30:00', '17:00:59'], precision: 'second' } };
export const Empty: Story = { args: { value: null, isRequired: true } };
export const Overnight: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: '时 开始时间 当班时间' }));
    await userEvent.keyboard('22:00 06:00');
    await expect(canvas.getByText('至次日')).toBeVisible();
  },
};
export const ReadOnly: Story = { args: { use: 'readOnly' } };
export const Disabled: Story = { args: { use: 'disabled' } };
export const English: Story = { args: { label: 'Shift' }, globals: { locale: 'en' } };
export const Taiwan: Story = { args: { label: '當班時間' }, globals: { locale: 'zhtw' } };
