import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import rows from '../../testing/data/datePastes.json' with { type: 'json' };
import { announcements, renderInKit } from '../../testing/index.ts';
import type { Locale } from '../locale/index.ts';
import { DateField } from './index.ts';
import type { DateProblem } from '../date-parts/index.ts';
import type { DateFieldProps } from './index.ts';
import { oneInTurn } from '../../testing/inTurn.ts';

type SampleProps = Partial<DateFieldProps> & { start?: string | null };
type Changed = (value: string | null) => void;

function Sample({ start = '2026-05-10', onChange, ...props }: SampleProps) {
  const [value, setValue] = useState<string | null>(start);
  const change = (next: string | null) => {
    onChange?.(next);
    setValue(next);
  };
  return (
    <>
      <DateField label="计划完工" {...props} value={value} onChange={change} />
      <button type="button">下一个</button>
    </>
  );
}

const YEAR_2026 = { min: '2026-01-01', max: '2026-12-31' };

async function drawn(props: SampleProps = {}, locale: Locale = 'zh') {
  const screen = await renderInKit(<Sample {...props} />, { locale });
  const part = (name: string) => screen.getByRole('spinbutton', { name: `${name} 计划完工`, exact: true });
  return { screen, part, text: () => ['年', '月', '日'].map((name) => (part(name).element() as HTMLInputElement).value).join('-') };
}

async function opened(props: SampleProps = {}) {
  const field = await drawn(props);
  await userEvent.click(field.part('月'));
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.element(field.screen.getByRole('dialog', { name: '日历：计划完工' })).toBeVisible();
  return field;
}

const focused = () => document.activeElement?.getAttribute('aria-label') ?? '';

function paste(text: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

test('it is a group of spin buttons with its name; what it may hold is said once', async () => {
  const { screen, part } = await drawn(YEAR_2026);
  await expect.element(screen.getByRole('group', { name: '计划完工' })).toHaveAccessibleDescription('可选 2026年1月1日 至 2026年12月31日');
  await userEvent.tab();
  await expect.element(part('年')).toHaveFocus();
  await expect.element(part('年')).toHaveAccessibleDescription('可选 2026年1月1日 至 2026年12月31日');
  await expect.element(part('月')).not.toHaveAccessibleDescription();
  await expect.element(part('月')).toHaveAttribute('aria-valuetext', '五月');
  await expect.element(part('日')).toHaveAttribute('aria-valuenow', '10');
  await expect.element(part('日')).toHaveAttribute('aria-valuemax', '31');
});

test('Left and Right go through the parts and stop at the ends', async () => {
  const { part } = await drawn();
  await userEvent.click(part('年'));
  await userEvent.keyboard('{ArrowLeft}{ArrowRight}{ArrowRight}');
  await expect.element(part('日')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
  await expect.element(part('月')).toHaveFocus();
});

test.each([
  ['月', '{ArrowUp}', '2026-06-10'],
  ['月', '{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}', '2026-12-10'],
  ['年', '{PageUp}', '2036-05-10'],
  ['日', '{PageDown}', '2026-05-03'],
  ['日', '{Home}', '2026-05-01'],
  ['日', '{End}', '2026-05-31'],
] as const)('in %s %s leads to %s', async (name, keys, date) => {
  const onChange = vi.fn<Changed>();
  const { part } = await drawn({ onChange });
  await userEvent.click(part(name));
  await userEvent.keyboard(keys);
  await expect.poll(() => onChange.mock.lastCall).toEqual([date]);
  await expect.element(part(name)).toHaveFocus();
});

test('two digits fill a month, and the day is next; a month of one digit is written with two', async () => {
  const { part, text } = await drawn();
  await userEvent.click(part('月'));
  await userEvent.keyboard('06');
  await expect.element(part('日')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}2');
  await expect.element(part('日')).toHaveFocus();
  await expect.poll(text).toBe('2026-02-10');
});

test('a date is typed as it is written, with what stands between its parts', async () => {
  const onChange = vi.fn<Changed>();
  const { part } = await drawn({ start: null, onChange });
  await userEvent.click(part('年'));
  await userEvent.keyboard('2027-1-5');
  await userEvent.tab();
  await expect.poll(() => onChange.mock.lastCall).toEqual(['2027-01-05']);
  await expect.element(part('日')).toHaveValue('05');
});

test('a press on the edge of the box goes to the part it is across from, a press beside them to the first that is empty', async () => {
  const { screen, part } = await drawn();
  const box = screen.getByRole('group').element().getBoundingClientRect();
  const day = part('日').element().getBoundingClientRect();
  await userEvent.click(screen.getByRole('group'), { position: { x: day.left + day.width / 2 - box.left, y: 2 } });
  await expect.element(part('日')).toHaveFocus();
  await userEvent.keyboard('{Backspace}');
  await userEvent.click(screen.getByText('下一个'));
  await userEvent.click(screen.getByRole('group'), { position: { x: box.width - 80, y: box.height / 2 } });
  await expect.element(part('日')).toHaveFocus();
});

test('Backspace empties a part, is heard as empty, and then goes to the part before', async () => {
  const { part } = await drawn();
  await userEvent.click(part('日'));
  await userEvent.keyboard('{Backspace}');
  await expect.element(part('日')).toHaveAttribute('aria-valuetext', '空');
  await userEvent.keyboard('{Backspace}');
  await expect.element(part('月')).toHaveFocus();
});

test.each([
  ['a date beyond the end', '年', '2027', '2027-05-10', '日期不能晚于 2026年12月31日'],
  ['a year of two digits', '年', '26', '26-05-10', '年份请填四位数字，例如 2026'],
  ['a day the month has not', '日', '32', '2026-05-32', '2026年5月只有 31 天，请填写其中一天'],
  ['a month 13', '月', '13', '2026-13-10', '月份请填 1 到 12'],
  ['a date with a part missing', '日', '{Backspace}', '2026-05-', '日期没有填完整，请补上空着的部分'],
] as const)('%s is kept as typed and said when the field is left; the value stays', async (_what, name, keys, stands, sentence) => {
  const onChange = vi.fn<Changed>();
  const onProblem = vi.fn<(problem: DateProblem | null) => void>();
  const { screen, part, text } = await drawn({ ...YEAR_2026, onChange, onProblem });
  await userEvent.click(part(name));
  await userEvent.keyboard(keys);
  expect(screen.getByText(sentence).query()).toBeNull();
  expect(onProblem.mock.lastCall?.[0]?.message).toBe(sentence);
  const had = onChange.mock.calls.length;
  await userEvent.click(screen.getByRole('button', { name: '下一个' }));
  await expect.element(screen.getByText(sentence)).toBeVisible();
  await expect.poll(text).toBe(stands);
  await expect.element(part(name)).toBeInvalid();
  await expect.element(part(name)).toHaveAccessibleDescription(sentence);
  expect(onChange.mock.calls.length).toBe(had);
});

test('a problem is over as soon as the parts are a date again', async () => {
  const onProblem = vi.fn<(problem: DateProblem | null) => void>();
  const { screen, part } = await drawn({ ...YEAR_2026, onProblem });
  await userEvent.click(part('月'));
  await userEvent.keyboard('13{Enter}');
  await expect.element(screen.getByText('月份请填 1 到 12')).toBeVisible();
  await userEvent.click(part('月'));
  await userEvent.keyboard('12');
  await expect.poll(() => onProblem.mock.lastCall).toEqual([null]);
  await expect.element(part('月')).not.toHaveAttribute('aria-invalid');
});

test('a field that is emptied is null', async () => {
  const onChange = vi.fn<Changed>();
  const { part } = await drawn({ onChange });
  await userEvent.click(part('日'));
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
  await expect.poll(() => onChange.mock.lastCall).toEqual([null]);
  await expect.element(part('年')).toHaveValue('');
});

test('a value that is no date is named and kept until somebody fills the field in', async () => {
  const onChange = vi.fn<Changed>();
  const { screen, part } = await drawn({ start: '明年三月初', onChange });
  await expect.element(screen.getByText('“明年三月初”不是可识别的日期，重新填写之前会保留')).toBeVisible();
  await userEvent.click(part('年'));
  await userEvent.keyboard('2027');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.keyboard('0305');
  await expect.poll(() => onChange.mock.lastCall).toEqual(['2027-03-05']);
});

test.each(rows.filter(({ output }) => output !== null))('“$input” pasted into any part is $output, and said', async ({ input, output }) => {
  const onChange = vi.fn<Changed>();
  const { part } = await drawn({ onChange });
  await userEvent.click(part('月'));
  paste(input);
  await expect.poll(() => onChange.mock.lastCall).toEqual([output]);
  await expect.element(part('日')).toHaveFocus();
  await expect.poll(announcements).toEqual(['计划完工 2026年11月20日']);
});

test.each(rows.filter(({ output }) => output === null))('“$input” pasted changes nothing, and the field says why', async ({ input }) => {
  const onChange = vi.fn<Changed>();
  const { screen, part, text } = await drawn({ onChange });
  await userEvent.click(part('月'));
  paste(input);
  const sentence = `“${input}”不是日期，原来的内容没有改变。请按 2026-11-21 的格式粘贴`;
  await expect.element(screen.getByRole('group').getByRole('spinbutton').first()).toBeInvalid();
  await expect.poll(announcements).toEqual([sentence]);
  expect(text()).toBe('2026-05-10');
  expect(onChange).not.toHaveBeenCalled();
});

test('a long text that is no date is named by its beginning', async () => {
  const { screen, part } = await drawn();
  await userEvent.click(part('月'));
  paste(`护栏\n${'长'.repeat(5000)}`);
  await expect.element(screen.getByText(`“护栏 ${'长'.repeat(37)}…”不是日期`, { exact: false }).first()).toBeVisible();
});

test('copying gives the whole date', async () => {
  const { part } = await drawn();
  await userEvent.click(part('月'));
  const clipboardData = new DataTransfer();
  document.activeElement?.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
  expect(clipboardData.getData('text/plain')).toBe('2026-05-10');
});

test('letters an input method composes never reach the date, and its keys do nothing else', async () => {
  const onChange = vi.fn<Changed>();
  const { screen, part, text } = await drawn({ onChange });
  await userEvent.click(part('月'));
  const input = part('月').element() as HTMLInputElement;
  const key = (name: string) =>
    new KeyboardEvent('keydown', { key: name, keyCode: 229, isComposing: true, bubbles: true, cancelable: true });
  input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  input.dispatchEvent(key('ArrowUp'));
  input.dispatchEvent(key('Enter'));
  input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '' }));
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog').query()).toBeNull();
  await expect.element(part('月')).toHaveFocus();
  expect(text()).toBe('2026-05-10');
});

test('with a time it is exact to the minute, and a pasted date leaves the time', async () => {
  const onChange = vi.fn<Changed>();
  const { part } = await drawn({ precision: 'minute', start: '2026-11-24 08:00', onChange });
  await userEvent.click(part('时'));
  await userEvent.keyboard('1830');
  await expect.poll(() => onChange.mock.lastCall).toEqual(['2026-11-24 18:30']);
  paste('2026年12月1日');
  await expect.poll(() => onChange.mock.lastCall).toEqual(['2026-12-01 18:30']);
  paste('2026-12-02T09:15:00');
  await expect.poll(() => onChange.mock.lastCall).toEqual(['2026-12-02 09:15']);
});

test('Alt+Down opens the calendar on the chosen day, Escape goes back to where it was opened and changes nothing', async () => {
  const onChange = vi.fn<Changed>();
  const { screen, part } = await opened({ onChange });
  await expect.element(screen.getByRole('grid', { name: '2026年5月' })).toBeVisible();
  await expect.poll(focused).toBe('2026年5月10日星期日');
  await expect.element(screen.getByRole('gridcell', { name: /5月10日/ })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowDown}{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(part('月')).toHaveFocus();
  expect(onChange).not.toHaveBeenCalled();
});

test('the button opens it too, and gets the focus back', async () => {
  const { screen } = await drawn();
  const button = screen.getByRole('button', { name: '日历：计划完工' });
  await userEvent.click(button);
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(focused).toBe('2026年5月10日星期日');
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
});

test.each([
  ['{ArrowRight}', '2026年5月11日星期一'],
  ['{ArrowUp}{ArrowUp}', '2026年4月26日星期日'],
  ['{PageDown}', '2026年6月10日星期三'],
  ['{Shift>}{PageUp}{/Shift}', '2025年5月10日星期六'],
  ['{Home}', '2026年5月4日星期一'],
  ['{Home}{End}', '2026年5月10日星期日'],
])('in the calendar %s leads to %s', async (keys, day) => {
  await opened();
  await expect.poll(focused).toBe('2026年5月10日星期日');
  await userEvent.keyboard(keys);
  await expect.poll(focused).toBe(day);
});

test('a day beyond the end is reached, says why, and cannot be chosen', async () => {
  const onChange = vi.fn<Changed>();
  const { screen } = await opened({ start: '2026-05-10', min: '2026-05-09', onChange });
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.poll(focused).toBe('2026年5月8日星期五，不可选，早于 2026年5月9日');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  expect(onChange).not.toHaveBeenCalled();
});

test('Enter chooses the day, says it, and goes back to the field', async () => {
  const onChange = vi.fn<Changed>();
  const { screen, part } = await opened({ onChange });
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect.poll(() => onChange.mock.lastCall).toEqual(['2026-05-11']);
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(part('月')).toHaveFocus();
  await expect.poll(announcements).toEqual(['已选择 2026年5月11日星期一']);
});

test('a day chosen without a time begins with the first minute there is', async () => {
  const onChange = vi.fn<Changed>();
  await opened({ precision: 'minute', start: null, min: '2026-05-09 08:30', max: '2026-05-09', onChange });
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onChange.mock.lastCall).toEqual(['2026-05-09 08:30']);
});

test('another year and month are chosen from lists and by buttons, and said', async () => {
  const { screen } = await opened();
  const dialog = screen.getByRole('dialog');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: '年' }), '1990年');
  await expect.element(screen.getByRole('grid', { name: '1990年5月' })).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: '上个月' }));
  await expect.poll(announcements).toContain('1990年4月');
});

test('today and nothing are one press away', async () => {
  const onChange = vi.fn<Changed>();
  const { screen, part } = await opened({ onChange });
  await userEvent.click(screen.getByRole('button', { name: '清除' }));
  await expect.poll(() => onChange.mock.lastCall).toEqual([null]);
  await userEvent.click(part('月'));
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await userEvent.click(screen.getByRole('button', { name: '今天', exact: true }));
  await expect.poll(() => onChange.mock.lastCall?.[0]).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

test.each([
  ['month', '2026-05', '{ArrowDown}{Enter}', '2026-08'],
  ['month', '2026-05', '{PageUp}{Home}{Enter}', '2025-04'],
  ['year', '2026', '{ArrowRight}{Enter}', '2027'],
  ['year', '2026', '{PageDown}{Enter}', '2038'],
] as const)('a %s is chosen from its calendar: from %s %s leads to %s', async (precision, start, keys, value) => {
  const onChange = vi.fn<Changed>();
  const { screen } = await drawn({ precision, start, onChange });
  await userEvent.click(screen.getByRole('button', { name: '日历：计划完工' }));
  await expect.poll(focused).toBe(precision === 'month' ? '2026年5月' : '2026年');
  await userEvent.keyboard(keys);
  await expect.poll(() => onChange.mock.lastCall).toEqual([value]);
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('a month beyond the end is reached, says why, and cannot be chosen', async () => {
  const onChange = vi.fn<Changed>();
  const { screen } = await drawn({ precision: 'month', start: '2026-05', max: '2026-06-30', onChange });
  await userEvent.click(screen.getByRole('button', { name: '日历：计划完工' }));
  await expect.poll(focused).toBe('2026年5月');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
  await expect.poll(focused).toBe('2026年7月，不可选，晚于 2026年6月30日');
  expect(onChange).not.toHaveBeenCalled();
});

test('a closed day says why and cannot be chosen, nor typed; a working day in place of a holiday says so', async () => {
  const onChange = vi.fn<Changed>();
  const { screen, part } = await opened({
    start: '2026-05-10',
    notes: [
      { from: '2026-05-01', to: '2026-05-09', kind: 'closed', name: '已锁账' },
      { from: '2026-05-11', kind: 'workday', name: '劳动节' },
    ],
    onChange,
  });
  await expect.poll(focused).toBe('2026年5月10日星期日');
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(focused).toBe('2026年5月11日星期一，劳动节，补班');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Enter}');
  await expect.poll(focused).toBe('2026年5月9日星期六，不可选，已锁账');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(part('日'));
  await userEvent.keyboard('05{Enter}');
  await expect.element(screen.getByText('这一天不可选：已锁账')).toBeVisible();
  expect(onChange).not.toHaveBeenCalled();
});

test('to the second, and a date pasted with its seconds', async () => {
  const onChange = vi.fn<Changed>();
  const { part } = await drawn({ precision: 'second', start: '2026-11-24 08:00:00', onChange });
  await userEvent.click(part('秒'));
  await userEvent.keyboard('30');
  await expect.poll(() => onChange.mock.lastCall).toEqual(['2026-11-24 08:00:30']);
  paste('2026年11月22日 9点15分20秒');
  await expect.poll(() => onChange.mock.lastCall).toEqual(['2026-11-22 09:15:20']);
});

test('leaving is told once, not while the calendar is open', async () => {
  const onLeave = vi.fn<() => void>();
  const { screen } = await opened({ onLeave });
  await expect.poll(focused).not.toBe('');
  expect(onLeave).not.toHaveBeenCalled();
  (screen.getByRole('button', { name: '清除' }).element() as HTMLElement).focus();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: '下一个' })).toHaveFocus();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(onLeave).toHaveBeenCalledOnce();
});

test('read only it is walked and copied, not changed; disabled it is out of the way of the keyboard', async () => {
  const onChange = vi.fn<Changed>();
  const { screen, part, text } = await drawn({ use: 'readOnly', onChange });
  await userEvent.click(part('年'));
  await userEvent.keyboard('{ArrowUp}2030{ArrowRight}{Alt>}{ArrowDown}{/Alt}');
  await expect.element(part('月')).toHaveFocus();
  expect(text()).toBe('2026-05-10');
  expect(screen.getByRole('button', { name: /日历/ }).query()).toBeNull();
  await screen.rerender(<Sample use="disabled" />);
  await expect.element(part('年')).toBeDisabled();
});

test.each(
  oneInTurn(
    [
      ['zh', ['年', '月', '日'], '一', '日历：计划完工', '月份请填 1 到 12'],
      ['zhtw', ['年', '月', '日'], '日', '行事曆：计划完工', '月份請填 1 到 12'],
      ['en', ['Year', 'Month', 'Day'], 'Sun', 'Calendar: 计划完工', 'Enter a month from 1 to 12'],
    ] as const,
    'DateField',
  ),
)(
  'in %s the parts stand in the one order dates are written in, and the week begins with its day',
  async (locale, names, weekday, opener, sentence) => {
    const { screen } = await drawn({}, locale);
    const parts = screen.getByRole('spinbutton').elements();
    expect(parts.map((part) => document.getElementById(part.getAttribute('aria-labelledby')?.split(' ')[0] ?? '')?.textContent)).toEqual(
      names,
    );
    await userEvent.click(parts[names.findIndex((name) => name === '月' || name === 'Month')] ?? document.body);
    await userEvent.keyboard('13{Enter}');
    await expect.element(screen.getByText(sentence)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: opener }));
    await expect.element(screen.getByRole('columnheader').first()).toMatchTextContent(new RegExp(`^${weekday}`));
  },
);
