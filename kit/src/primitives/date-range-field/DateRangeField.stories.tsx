import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { DateRangeField } from './index.ts';
import type { DateRangeFieldProps } from './index.ts';

function Sample(props: DateRangeFieldProps) {
  const [value, setValue] = useState(props.value);
  return <DateRangeField {...props} value={value} onChange={setValue} />;
}

export default {
  title: 'Primitives/DateRangeField',
  component: DateRangeField,
  args: { label: '起止日期', value: ['2026-05-10', '2026-05-20'], onChange: () => {} },
  render: (args) => <Sample {...args} />,
  parameters: {
    manual: {
      seed: ['forms §5'],
      roles: ['group', 'spinbutton', 'button', 'dialog', 'grid', 'gridcell'],
      keys: [
        ['Left, Right', 'to the part before and after, over to the other date'],
        ['Up, Down, PageUp, PageDown, Home, End', 'in a part: as in a date field'],
        ['digits', 'fill the part; a full part leads to the next, over to the end'],
        ['Ctrl+V', 'a date fills its parts; two dates with 至, ~ or a dash between them fill both'],
        ['Alt+Down', 'opens the calendar'],
        ['Tab', 'in the calendar: the spans by name, then year and month, then the days'],
        ['arrows, Home, End, PageUp, PageDown', 'in the calendar: over the days, closed ones too, which say why'],
        ['Enter, Space', 'in the calendar: the first begins the range, the second ends it; the earlier is the start'],
        ['Escape', 'drops what was begun; closes the calendar otherwise, and the focus goes back'],
      ],
      limits: ['One month is shown at a time. A range holds both ends or none; no end may stay open.'],
    },
  },
} satisfies Meta<typeof DateRangeField>;

type Story = StoryObj<typeof DateRangeField>;

export const Basic: Story = {};
export const Open: Story = {
  args: { min: '2026-01-01', max: '2026-12-31', notes: [{ from: '2026-05-01', to: '2026-05-05', kind: 'closed', name: '已锁账' }] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '日历：起止日期' }));
    await waitFor(() => expect(screen.getByRole('button', { name: '2026年5月10日星期日，开始' })).toHaveFocus());
  },
};
export const Empty: Story = { args: { value: null, isRequired: true, help: '按养护计划填写' } };
export const Years: Story = { args: { label: '预算年度', value: ['2024', '2026'], precision: 'year' } };
export const Months: Story = { args: { label: '结算月份', value: ['2026-01', '2026-06'], precision: 'month' } };
export const WithTime: Story = { args: { label: '封路时间', value: ['2026-05-10 08:00:00', '2026-05-10 17:30:00'], precision: 'second' } };
export const Contrary: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: '月 开始日期 起止日期' }));
    await userEvent.keyboard('06');
    for (let stop = 0; stop < 5; stop += 1) await userEvent.tab();
    await expect(canvas.getByText('开始不能晚于结束')).toBeVisible();
  },
};
export const Invalid: Story = { args: { error: '起止日期超过合同期，请改到 2026年12月31日 以前' } };
export const ReadOnly: Story = { args: { use: 'readOnly' } };
export const Disabled: Story = { args: { use: 'disabled' } };
export const Dark: Story = { ...Invalid, globals: { scheme: 'dark' } };
export const OpenDark: Story = { ...Open, globals: { scheme: 'dark' } };
export const English: Story = { args: { label: 'Period' }, globals: { locale: 'en' } };
export const Taiwan: Story = { args: { label: '起訖日期' }, globals: { locale: 'zhtw' } };
