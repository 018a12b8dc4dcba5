import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { textInZone } from '../../engines/clock/index.ts';
import { announcements, renderInKit } from '../../testing/index.ts';
import type { DateProblem } from '../date-parts/index.ts';
import type { Locale } from '../locale/index.ts';
import { DateRangeField, TimeRangeField } from './index.ts';
import type { DateRange, DateRangeFieldProps } from './index.ts';
import { oneInTurn } from '../../testing/inTurn.ts';

type SampleProps = Partial<DateRangeFieldProps> & { start?: DateRange };
type Changed = (value: DateRange) => void;

function Sample({ start = ['2026-05-10', '2026-05-20'], onChange, ...props }: SampleProps) {
  const [value, setValue] = useState<DateRange>(start);
  const change = (next: DateRange) => {
    onChange?.(next);
    setValue(next);
  };
  return (
    <>
      <DateRangeField label="起止日期" {...props} value={value} onChange={change} />
      <button type="button">下一个</button>
    </>
  );
}

const LIMITS: SampleProps = {
  min: '2026-01-01',
  max: '2026-12-31',
  notes: [{ from: '2026-05-01', to: '2026-05-05', kind: 'closed', name: '已锁账' }],
};

async function drawn(props: SampleProps = {}, locale: Locale = 'zh') {
  const screen = await renderInKit(<Sample {...props} />, { locale });
  const part = (name: string, end: '开始日期' | '结束日期' = '开始日期') =>
    screen.getByRole('spinbutton', { name: `${name} ${end} 起止日期`, exact: true });
  return { screen, part };
}

async function opened(props: SampleProps = {}) {
  const field = await drawn(props);
  await userEvent.click(field.part('月'));
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.element(field.screen.getByRole('dialog', { name: '日历：起止日期' })).toBeVisible();
  await expect.poll(focused).toBe('2026年5月10日星期日，开始');
  return field;
}

const focused = () => document.activeElement?.getAttribute('aria-label') ?? '';

function paste(text: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

test('it is one group with its limits; Right goes over to the end, Left comes back', async () => {
  const { screen, part } = await drawn(LIMITS);
  await expect.element(screen.getByRole('group', { name: '起止日期' })).toHaveAccessibleDescription('可选 2026年1月1日 至 2026年12月31日');
  await userEvent.click(part('日'));
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(part('年', '结束日期')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(part('日')).toHaveFocus();
});

test('a range is typed from its first digit to its last', async () => {
  const onChange = vi.fn<Changed>();
  const { part } = await drawn({ start: null, onChange });
  await userEvent.click(part('年'));
  await userEvent.keyboard('2026050120260520');
  await expect.poll(() => onChange.mock.lastCall).toEqual([['2026-05-01', '2026-05-20']]);
});

test('a start after the end is kept as typed and said when the field is left; the value stays', async () => {
  const onChange = vi.fn<Changed>();
  const onProblem = vi.fn<(problem: DateProblem | null) => void>();
  const { screen, part } = await drawn({ onChange, onProblem });
  await userEvent.click(part('月'));
  await userEvent.keyboard('06');
  await expect.poll(() => onProblem.mock.lastCall?.[0]?.kind).toBe('order');
  await userEvent.click(screen.getByText('下一个'));
  await expect.element(screen.getByText('开始不能晚于结束')).toBeVisible();
  await expect.element(part('月')).toHaveValue('06');
  await expect.element(part('月', '结束日期')).toBeInvalid();
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.click(part('月', '结束日期'));
  await userEvent.keyboard('07');
  await expect.poll(() => onChange.mock.lastCall).toEqual([['2026-06-10', '2026-07-20']]);
  expect(onProblem.mock.lastCall).toEqual([null]);
});

test('half a range is none', async () => {
  const onChange = vi.fn<Changed>();
  const { screen, part } = await drawn({ start: null, onChange });
  await userEvent.click(part('年'));
  await userEvent.keyboard('20260501');
  await userEvent.click(screen.getByText('下一个'));
  await expect.element(screen.getByText('请填写开始和结束')).toBeVisible();
  expect(onChange).not.toHaveBeenCalled();
});

test.each([
  ['2026年6月1日 至 2026年6月5日', ['2026-06-01', '2026-06-05']],
  ['2026-06-01~2026-06-05', ['2026-06-01', '2026-06-05']],
])('“%s” pasted fills both dates', async (text, range) => {
  const onChange = vi.fn<Changed>();
  const { part } = await drawn({ onChange });
  await userEvent.click(part('月', '结束日期'));
  paste(text);
  await expect.poll(() => onChange.mock.lastCall).toEqual([range]);
});

test('in the calendar the first day begins the range and the second ends it, in whichever order', async () => {
  const onChange = vi.fn<Changed>();
  const { screen } = await opened({ ...LIMITS, onChange });
  await userEvent.keyboard('{Enter}');
  await expect.poll(announcements).toContain('开始 2026年5月10日；请选择结束日期');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.element(screen.getByRole('button', { name: '2026年5月8日星期五，开始' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onChange.mock.lastCall).toEqual([['2026-05-08', '2026-05-10']]);
  await expect.poll(announcements).toContain('已选择 2026年5月8日 至 2026年5月10日');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('a range over closed days is refused with the reason; Escape drops what was begun, and closes only then', async () => {
  const onChange = vi.fn<Changed>();
  const { screen, part } = await opened({ ...LIMITS, onChange });
  await userEvent.keyboard('{Enter}{PageUp}{Enter}');
  await expect.poll(announcements).toContain('起止日期之间有不可选的日期：已锁账');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await expect.poll(announcements).toContain('已取消选择');
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(part('月')).toHaveFocus();
  expect(onChange).not.toHaveBeenCalled();
});

test('spans by name are clipped to the limits; those beyond them cannot be pressed', async () => {
  const onChange = vi.fn<Changed>();
  const today = textInZone(Date.now()).slice(0, 'YYYY-MM-DD'.length);
  const { screen } = await drawn({ start: null, min: today, onChange });
  await userEvent.click(screen.getByRole('button', { name: '日历：起止日期' }));
  await expect.element(screen.getByRole('button', { name: '上月' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: '今年' }));
  await expect.poll(() => onChange.mock.lastCall).toEqual([[today, `${today.slice(0, 4)}-12-31`]]);
});

test('days with times run from the first second to the last', async () => {
  const onChange = vi.fn<Changed>();
  await opened({ precision: 'second', start: ['2026-05-10 08:00:00', '2026-05-20 09:00:00'], onChange });
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.poll(() => onChange.mock.lastCall).toEqual([['2026-05-10 00:00:00', '2026-05-10 23:59:59']]);
});

test.each(
  oneInTurn(
    [
      ['zh', '请填写开始和结束'],
      ['zhtw', '請填寫開始和結束'],
      ['en', 'Fill in the start and the end'],
    ] as const,
    'DateRangeField',
  ),
)('in %s it says what is missing', async (locale, sentence) => {
  const { screen } = await drawn({ precision: 'year', start: null }, locale);
  await userEvent.click(screen.getByRole('spinbutton').first());
  await userEvent.keyboard('2026');
  await userEvent.click(screen.getByText('下一个'));
  await expect.element(screen.getByText(sentence)).toBeVisible();
});

function Shift({ start = ['08:00', '17:00'], onChange }: { start?: DateRange; onChange: Changed }) {
  const [value, setValue] = useState<DateRange>(start);
  const change = (next: DateRange) => {
    onChange(next);
    setValue(next);
  };
  return (
    <>
      <TimeRangeField label="班次" value={value} onChange={change} />
      <button type="button">下一个</button>
    </>
  );
}

test('a night shift ends on the next day: the field says so, and its end is named so', async () => {
  const onChange = vi.fn<Changed>();
  const screen = await renderInKit(<Shift onChange={onChange} />);
  await userEvent.click(screen.getByRole('spinbutton').first());
  await userEvent.keyboard('22:00 06:00');
  await expect.poll(() => onChange.mock.lastCall).toEqual([['22:00', '06:00']]);
  await expect.poll(announcements).toContain('结束于次日');
  await expect.element(screen.getByText('至次日')).toBeVisible();
  await expect.element(screen.getByRole('spinbutton', { name: '时 次日结束时间 班次', exact: true })).toHaveValue('06');
  await userEvent.click(screen.getByText('下一个'));
  await expect.element(screen.getByRole('group')).not.toHaveAccessibleDescription();
});

test('a shift is pasted as lists write it, and one over a night that becomes one of a day says so no more', async () => {
  const onChange = vi.fn<Changed>();
  const screen = await renderInKit(<Shift start={['22:00', '06:00']} onChange={onChange} />);
  await expect.element(screen.getByText('至次日')).toBeVisible();
  await userEvent.click(screen.getByRole('spinbutton').first());
  paste('20:30 至 次日 04:30');
  await expect.poll(() => onChange.mock.lastCall).toEqual([['20:30', '04:30']]);
  await userEvent.keyboard('08:00 17:00');
  await expect.poll(() => onChange.mock.lastCall).toEqual([['08:00', '17:00']]);
  await expect.element(screen.getByText('至次日')).not.toBeInTheDocument();
});

test('classes and styles of one’s own are on the field, on its parts and on the days of its calendar', async () => {
  const { screen } = await opened({
    className: 'field',
    parts: { input: { className: 'digits' }, half: { style: { order: 3 } }, day: { className: 'day' } },
  });
  const classesOf = (part: string) => [...document.querySelectorAll(`[data-part="${part}"]`)].map((element) => element.classList);
  expect(screen.container.querySelectorAll('.field')).toHaveLength(1);
  expect(classesOf('input').filter((classes) => classes.contains('digits'))).toHaveLength(6);
  expect(screen.container.querySelector<HTMLElement>('[data-part="half"]')?.style.order).toBe('3');
  expect(classesOf('day').filter((classes) => classes.contains('day'))).toHaveLength(31);
});
