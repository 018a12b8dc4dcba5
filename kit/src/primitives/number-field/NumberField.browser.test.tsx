import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import rows from '../../testing/data/numberEntry.json' with { type: 'json' };
import { announcements, renderInKit } from '../../testing/index.ts';
import { NUMBER_PRESETS } from '../../engines/number-entry/index.ts';
import { NumberField } from './index.ts';
import type { NumberFieldProps, NumberProblem } from './index.ts';
import { oneInTurn } from '../../testing/inTurn.ts';

type SampleProps = Partial<NumberFieldProps> & { start?: string | null };

function Sample({ start = '1234.5', onChange, ...props }: SampleProps) {
  const [value, setValue] = useState<string | null>(start);
  const change = (next: string | null) => {
    onChange?.(next);
    setValue(next);
  };
  return <NumberField label="金额" {...props} value={value} onChange={change} />;
}

async function focused(props: SampleProps = {}) {
  const screen = await renderInKit(<Sample {...props} />);
  await userEvent.click(screen.getByRole('spinbutton'));
  return { screen, field: screen.getByRole('spinbutton', { name: '金额', exact: true }) };
}
const retype = async (text: string) => userEvent.keyboard(`{Control>}a{/Control}{Delete}${text}`);
const amount = { hasThousands: true, precision: 2 } as const;

describe('what was typed stays until the field is left', () => {
  test.each(rows.filter(({ decimalString }) => decimalString !== null))('“$input” is $decimalString', async ({ input, decimalString }) => {
    const onChange = vi.fn<(value: string | null) => void>();
    const { field } = await focused({ onChange, start: null });
    await userEvent.fill(field, input);
    await expect.element(field).toHaveValue(input);
    expect(onChange.mock.lastCall).toEqual([decimalString]);
    await userEvent.tab();
    await expect.element(field).toHaveValue(decimalString);
  });

  test('an amount is grouped and filled up only afterwards, and no digit of it is lost', async () => {
    const { field } = await focused({ ...amount, start: null });
    await userEvent.keyboard('999999999999999.9');
    await expect.element(field).toHaveValue('999999999999999.9');
    await userEvent.tab();
    await expect.element(field).toHaveValue('999,999,999,999,999.90');
    await expect.element(field).toHaveAttribute('aria-valuenow', '999999999999999.9');
    await expect.element(field).toHaveAttribute('aria-valuetext', '999999999999999.90');
  });

  test('a digit typed into an amount that shows commas is no mistake', async () => {
    const onChange = vi.fn<(value: string | null) => void>();
    const { field } = await focused({ ...amount, start: '1234', onChange });
    await userEvent.keyboard('{Home}9');
    await expect.element(field).toHaveValue('91,234.00');
    await userEvent.keyboard('{ArrowRight}0');
    await expect.element(field).toHaveValue('910,234.00');
    await userEvent.keyboard('{End}{Backspace}{Backspace}{Backspace}8');
    await expect.element(field).toHaveValue('910,2348');
    expect(onChange.mock.lastCall).toEqual(['9102348']);
    await userEvent.tab();
    await expect.element(field).toHaveValue('9,102,348.00');
  });

  test('commas a person has put in the wrong place are one', async () => {
    const { screen, field } = await focused({ ...amount });
    await retype('12,34');
    await userEvent.tab();
    await expect.element(screen.getByText('请填写数字，例如 1234.5')).toBeVisible();
    await expect.element(field).toHaveValue('12,34');
  });
});

test('without ends Home and End move in the text, and Up and Down count exactly', async () => {
  const { field } = await focused({ start: '0.1', step: '0.1' });
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await expect.element(field).toHaveValue('0.3');
  await userEvent.keyboard('{Home}1');
  await expect.element(field).toHaveValue('10.3');
});

test('the wheel changes nothing', async () => {
  const onChange = vi.fn<(value: string | null) => void>();
  const { field } = await focused({ onChange });
  field.element().dispatchEvent(new WheelEvent('wheel', { deltaY: -100, bubbles: true, cancelable: true }));
  await expect.element(field).toHaveValue('1234.5');
  expect(onChange).not.toHaveBeenCalled();
});

test.each([
  ['null', null, ''],
  ['zero', '0', '0.00'],
] as const)('an emptied field counts as %s', async (emptyAs, value, shown) => {
  const onChange = vi.fn<(value: string | null) => void>();
  const { field } = await focused({ ...amount, emptyAs, onChange });
  await retype('');
  await expect.element(field).toHaveValue('');
  expect(onChange.mock.lastCall).toEqual([value]);
  await userEvent.tab();
  await expect.element(field).toHaveValue(shown);
});

test.each([
  ['12.345', '最多填写 2 位小数'],
  ['0', '不能小于 0.01'],
  ['10000000000', '不能大于 9,999,999,999.99'],
])('as money, “%s” is kept, says why once it is left, and changes nothing', async (text, problem) => {
  const onChange = vi.fn<(value: string | null) => void>();
  const onProblem = vi.fn<(problem: NumberProblem | null) => void>();
  const { screen, field } = await focused({ ...NUMBER_PRESETS.money, hasThousands: true, start: null, onChange, onProblem });
  await userEvent.fill(field, text);
  expect(screen.getByText(problem).query()).toBeNull();
  expect(onProblem.mock.lastCall?.[0]?.message).toBe(problem);
  await userEvent.tab();
  await expect.element(field).toHaveAccessibleDescription(problem);
  await expect.element(field).toBeInvalid();
  await expect.element(field).toHaveValue(text);
  expect(onChange).not.toHaveBeenCalled();
  await expect.poll(announcements).toEqual([`金额：${problem}`]);
});

test('capitals follow each key without a word, and are said once when the amount is final', async () => {
  const { screen, field } = await focused({ ...amount, hasCapital: true, start: null });
  await userEvent.keyboard('107000.53');
  await expect.element(screen.getByText('壹拾万柒仟元伍角叁分')).toBeVisible();
  await expect.element(field).toHaveAccessibleDescription('壹拾万柒仟元伍角叁分');
  expect(announcements()).toEqual([]);
  await userEvent.tab();
  await expect.poll(announcements).toEqual(['壹拾万柒仟元伍角叁分']);
  await userEvent.click(field);
  await userEvent.tab();
  expect(announcements()).toEqual(['壹拾万柒仟元伍角叁分']);
});

test.each([
  ['1000000000000000', '数字较大溢出'],
  ['-12.34', '负数壹拾贰元叁角肆分'],
])('the capitals of %s are “%s”', async (start, words) => {
  const screen = await renderInKit(<Sample start={start} hasCapital />);
  await expect.element(screen.getByText(words)).toBeVisible();
});

test('what stands before and after the digits describes them', async () => {
  const screen = await renderInKit(<Sample prefix="¥" suffix="元" help="含税" />);
  await expect.element(screen.getByRole('spinbutton', { name: '金额', exact: true })).toHaveAccessibleDescription('¥ 元 含税');
});

test('a value set from outside in another way of writing does not disturb what is typed', async () => {
  const props = { label: '金额', onChange: () => {} };
  const screen = await renderInKit(<NumberField {...props} value="1" />);
  await userEvent.fill(screen.getByRole('spinbutton'), '1.50');
  await screen.rerender(<NumberField {...props} value="1.50" />);
  await expect.element(screen.getByRole('spinbutton')).toHaveValue('1.50');
  await screen.rerender(<NumberField {...props} value="7" />);
  await expect.element(screen.getByRole('spinbutton')).toHaveValue('7');
});

test.each(
  oneInTurn(
    [
      ['zh', '最多填写 2 位小数', '贰万元整'],
      ['zhtw', '最多填寫 2 位小數', '貳萬元整'],
      ['en', 'Decimal places: enter at most 2', '贰万元整'],
    ] as const,
    'NumberField',
  ),
)('in %s it says “%s” and “%s”', async (locale, problem, words) => {
  const screen = await renderInKit(<Sample precision={2} hasCapital start="20000" />, { locale });
  await expect.element(screen.getByText(words)).toBeVisible();
  await userEvent.fill(screen.getByRole('spinbutton'), '0.125');
  await userEvent.tab();
  await expect.element(screen.getByText(problem)).toBeVisible();
});
