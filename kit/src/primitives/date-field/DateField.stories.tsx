import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { DateField } from './index.ts';
import type { DateFieldProps } from './index.ts';

function Sample(props: DateFieldProps) {
  const [value, setValue] = useState(props.value);
  return <DateField {...props} value={value} onChange={setValue} />;
}

export default {
  title: 'Primitives/DateField',
  component: DateField,
  args: { label: '计划完工', value: '2026-11-21', onChange: () => {} },
  render: (args) => <Sample {...args} />,
  parameters: {
    manual: {
      seed: ['forms §5'],
      roles: ['group', 'spinbutton', 'button', 'dialog', 'grid', 'gridcell'],
      keys: [
        ['Left, Right', 'to the part before and after, in the order of the language'],
        ['Up, Down', 'the part one more or less; behind December comes January'],
        ['PageUp, PageDown', 'ten years, three months, seven days, six hours, a quarter of an hour or a minute'],
        ['Home, End', 'least and greatest of the part'],
        ['digits', 'fill the part; a full part leads to the next'],
        ['Backspace', 'empties the part, then goes to the one before'],
        ['Ctrl+V', 'a whole date fills every part'],
        ['Ctrl+C', 'copies the whole date'],
        ['Alt+Down', 'opens the calendar'],
        ['arrows, Home, End', 'in the calendar: days and weeks; days that cannot be chosen say why'],
        ['PageUp, PageDown', 'in the calendar: the same day of another month, with Shift of another year'],
        ['arrows, PageUp, PageDown', 'in the months of a year, or the years: to others, and to another year or other years'],
        ['Enter, Space', 'in the calendar: chooses the day and goes back to the field'],
        ['Escape', 'closes the calendar, and the focus goes back to what opened it'],
      ],
      limits: ['One date: from a year to a second of a day. Ranges are `DateRangeField`, times alone `TimeField`.'],
    },
  },
} satisfies Meta<typeof DateField>;

type Story = StoryObj<typeof DateField>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: '月 计划完工' }));
    await userEvent.keyboard('02');
    await expect(canvas.getByRole('spinbutton', { name: '日 计划完工' })).toHaveFocus();
  },
};
export const Empty: Story = { args: { value: null, isRequired: true, help: '按合同约定的完工日期填写' } };
export const WithTime: Story = { args: { label: '开始时间', value: '2026-11-24 08:00', precision: 'minute' } };
export const WithSeconds: Story = { args: { label: '开始时间', value: '2026-11-24 08:00:30', precision: 'second' } };
export const Month: Story = {
  args: { label: '结算月份', value: '2026-11', precision: 'month', max: '2026-12' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '日历：结算月份' }));
    await waitFor(() => expect(screen.getByRole('button', { name: '2026年11月' })).toHaveFocus());
  },
};
export const Year: Story = {
  args: { label: '预算年度', value: '2026', precision: 'year' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '日历：预算年度' }));
    await waitFor(() => expect(screen.getByRole('button', { name: '2026年' })).toHaveFocus());
  },
};
/** Holidays, the working days that make up for them, and days that are closed. */
export const Holidays: Story = {
  args: {
    value: '2026-10-09',
    notes: [
      { from: '2026-10-01', to: '2026-10-07', kind: 'holiday', name: '国庆节' },
      { from: '2026-10-10', kind: 'workday', name: '国庆节' },
      { from: '2026-10-26', to: '2026-10-31', kind: 'closed', name: '已锁账' },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '日历：计划完工' }));
    await waitFor(() => expect(screen.getByRole('button', { name: '2026年10月10日星期六，国庆节，补班' })).toBeVisible());
  },
};
export const MinMax: Story = { args: { value: '2026-05-10', min: '2026-01-01', max: '2026-12-31' } };
export const Open: Story = {
  args: { min: '2026-11-05', max: '2026-11-28' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '日历：计划完工' }));
    await waitFor(() => expect(screen.getByRole('grid', { name: '2026年11月' })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: /^2026年11月21日星期六/ })).toHaveFocus());
  },
};
export const OutOfRange: Story = {
  args: { min: '2026-01-01', max: '2026-12-31' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: '年 计划完工' }));
    await userEvent.keyboard('2027');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('spinbutton', { name: '年 计划完工' })).toHaveValue('2027');
    await expect(canvas.getByText('日期不能晚于 2026年12月31日')).toBeVisible();
  },
};
export const Unreadable: Story = { args: { value: '明年三月初' } };
export const Invalid: Story = { args: { error: '完工日期早于开工日期 2026年11月25日，请改为之后的日期' } };
export const ReadOnly: Story = { args: { use: 'readOnly' } };
export const Disabled: Story = { args: { use: 'disabled' } };
export const DisabledEmpty: Story = { args: { use: 'disabled', value: null } };
export const LongLabel: Story = {
  args: {
    label: '封闭三条及以上车道时报路政与交警备案的批复文件所载明的最晚恢复通行日期与时间',
    precision: 'minute',
    value: null,
    isRequired: true,
  },
};
export const Dark: Story = { ...Invalid, globals: { scheme: 'dark' } };
export const OpenDark: Story = { ...Open, globals: { scheme: 'dark' } };
export const English: Story = { args: { label: 'Due', precision: 'minute', value: '2026-11-24 08:00' }, globals: { locale: 'en' } };
export const EnglishEmpty: Story = { args: { label: 'Due', precision: 'minute', value: null }, globals: { locale: 'en' } };
export const Taiwan: Story = {
  args: { label: '計畫完工', value: null, min: '2026-01-01', max: '2026-12-31' },
  globals: { locale: 'zhtw' },
};
