import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import rows from '../../testing/data/numberEntry.json' with { type: 'json' };
import { announcements, renderInKit } from '../../testing/index.ts';
import { IntegerField } from './index.ts';
import type { IntegerFieldProps, IntegerProblem } from './index.ts';
import { oneInTurn } from '../../testing/inTurn.ts';

type SampleProps = Partial<IntegerFieldProps> & { start?: number | null };

function Sample({ start = 14, onChange, ...props }: SampleProps) {
  const [value, setValue] = useState<number | null>(start);
  const change = (next: number | null) => {
    onChange?.(next);
    setValue(next);
  };
  return <IntegerField label="排序" min={0} max={999_999} {...props} value={value} onChange={change} />;
}

async function focused(props: SampleProps = {}) {
  const screen = await renderInKit(<Sample {...props} />);
  await userEvent.click(screen.getByRole('spinbutton'));
  return { screen, field: screen.getByRole('spinbutton', { name: '排序', exact: true }) };
}

const retype = async (text: string) => {
  await userEvent.keyboard('{Control>}a{/Control}{Delete}');
  if (text) await userEvent.keyboard(text.replaceAll('{', '{{').replaceAll('[', '[['));
};

test.each([
  ['{ArrowUp}', 15],
  ['{ArrowDown}', 13],
  ['{PageUp}', 24],
  ['{PageDown}', 4],
  ['{Home}', 0],
  ['{End}', 999_999],
])('the key %s leads from 14 to %i', async (key, value) => {
  const { field } = await focused();
  await userEvent.keyboard(key);
  await expect.element(field).toHaveValue(String(value));
  await expect.element(field).toHaveAttribute('aria-valuenow', String(value));
});

test('it is a spin button that knows its ends', async () => {
  const { field } = await focused();
  await expect.element(field).toHaveAttribute('aria-valuemin', '0');
  await expect.element(field).toHaveAttribute('aria-valuemax', '999999');
});

test('keys with a modifier stay the browser’s', async () => {
  const { field } = await focused();
  await userEvent.keyboard('{Shift>}{Home}{/Shift}{Control>}{ArrowUp}{/Control}');
  await expect.element(field).toHaveValue('14');
});

test('the buttons step without leaving the field, and are no stops of the Tab key', async () => {
  const onLeave = vi.fn<() => void>();
  const { screen, field } = await focused({ step: 5, onLeave });
  await userEvent.click(screen.getByRole('button', { name: '增大排序' }));
  await expect.element(field).toHaveValue('19');
  await userEvent.click(screen.getByRole('button', { name: '减小排序' }));
  await expect.element(field).toHaveValue('14');
  await expect.element(field).toHaveFocus();
  expect(onLeave).not.toHaveBeenCalled();
  expect(announcements()).toEqual([]);
  await userEvent.tab();
  await expect.poll(() => document.activeElement).toBe(document.body);
  expect(onLeave).toHaveBeenCalledOnce();
});

test('a button pressed from elsewhere says the new number and brings up no keyboard', async () => {
  const screen = await renderInKit(<Sample />);
  await userEvent.click(screen.getByRole('button', { name: '增大排序' }));
  await expect.poll(announcements).toEqual(['排序 15']);
  await expect.element(screen.getByRole('spinbutton')).not.toHaveFocus();
});

test('at an end the button towards it is out of use', async () => {
  const { screen } = await focused({ start: 0 });
  await expect.element(screen.getByRole('button', { name: '减小排序' })).toBeDisabled();
  await expect.element(screen.getByRole('button', { name: '增大排序' })).toBeEnabled();
});

test('the wheel changes nothing', async () => {
  const onChange = vi.fn<(value: number | null) => void>();
  const { field } = await focused({ onChange });
  field.element().dispatchEvent(new WheelEvent('wheel', { deltaY: -100, bubbles: true, cancelable: true }));
  await expect.element(field).toHaveValue('14');
  expect(onChange).not.toHaveBeenCalled();
});

test('a text out of range is kept, its error appears when the field is left, and the value is not changed', async () => {
  const onChange = vi.fn<(value: number | null) => void>();
  const onProblem = vi.fn<(problem: IntegerProblem | null) => void>();
  const { screen, field } = await focused({ onChange, onProblem, start: 99_999 });
  await userEvent.keyboard('{Control>}{End}{/Control}00');
  expect(onProblem.mock.lastCall).toEqual([{ kind: 'aboveMax', message: '不能大于 999999' }]);
  onChange.mockClear();
  expect(screen.getByText('不能大于 999999').query()).toBeNull();
  await userEvent.tab();
  await expect.element(screen.getByText('不能大于 999999')).toBeVisible();
  await expect.element(field).toHaveValue('9999900');
  await expect.element(field).toBeInvalid();
  await expect.element(field).toHaveAccessibleDescription('不能大于 999999');
  expect(onChange).not.toHaveBeenCalled();
});

test('Enter shows the error too, because it submits the form without leaving the field', async () => {
  const { screen } = await focused();
  await retype('abc');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('请填写 0 到 999999 之间的整数')).toBeVisible();
});

test('the problem is over as soon as the text is a number again', async () => {
  const onProblem = vi.fn<(problem: IntegerProblem | null) => void>();
  const { screen, field } = await focused({ onProblem });
  await retype('-1');
  await userEvent.tab();
  await expect.element(screen.getByText('不能小于 0')).toBeVisible();
  await userEvent.click(field);
  await retype('7');
  expect(onProblem.mock.lastCall).toEqual([null]);
  await expect.element(field).not.toHaveAttribute('aria-invalid');
});

test('an emptied field is null, and Up starts again from zero', async () => {
  const onChange = vi.fn<(value: number | null) => void>();
  const { field } = await focused({ onChange });
  await retype('');
  expect(onChange.mock.lastCall).toEqual([null]);
  await expect.element(field).not.toHaveAttribute('aria-valuenow');
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(field).toHaveValue('0');
});

test('a value set from outside takes the place of what was typed', async () => {
  const screen = await renderInKit(<IntegerField label="排序" min={0} max={99} value={14} onChange={() => {}} />);
  await userEvent.fill(screen.getByRole('spinbutton'), 'abc');
  await expect.element(screen.getByRole('spinbutton')).toHaveValue('abc');
  await screen.rerender(<IntegerField label="排序" min={0} max={99} value={0} onChange={() => {}} />);
  await expect.element(screen.getByRole('spinbutton')).toHaveValue('0');
});

const integers = rows.filter(({ decimalString }) => /^\d+$/.test(decimalString ?? '') && Number(decimalString) < 1e9);
test.each(integers)('“$input” is taken as $decimalString and tidied only when the field is left', async ({ input, decimalString }) => {
  const onChange = vi.fn<(value: number | null) => void>();
  const { field } = await focused({ onChange, start: null, max: 999_999_999 });
  await userEvent.fill(field, input);
  await expect.element(field).toHaveValue(input);
  expect(onChange.mock.lastCall).toEqual([Number(decimalString)]);
  await userEvent.tab();
  await expect.element(field).toHaveValue(decimalString);
});

test.each(rows.filter(({ input, decimalString }) => input !== '' && decimalString === null))(
  '“$input” is kept and changes nothing',
  async ({ input }) => {
    const onChange = vi.fn<(value: number | null) => void>();
    const { field } = await focused({ onChange });
    await userEvent.fill(field, input);
    await userEvent.tab();
    await expect.element(field).toHaveValue(input);
    await expect.element(field).toBeInvalid();
    expect(onChange).not.toHaveBeenCalled();
  },
);

test('a read-only number cannot be stepped', async () => {
  const { screen, field } = await focused({ use: 'readOnly' });
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(field).toHaveValue('14');
  expect(screen.getByRole('button').query()).toBeNull();
});

test.each(
  oneInTurn(
    [
      ['zhtw', '不能小於 0', '增加排序'],
      ['en', 'Enter 0 or more', 'Increase 排序'],
    ] as const,
    'IntegerField',
  ),
)('in %s it says “%s” and “%s”', async (locale, problem, button) => {
  const screen = await renderInKit(<Sample />, { locale });
  await expect.element(screen.getByRole('button', { name: button })).toBeVisible();
  await userEvent.fill(screen.getByRole('spinbutton'), '-1');
  await userEvent.tab();
  await expect.element(screen.getByText(problem)).toBeVisible();
});
