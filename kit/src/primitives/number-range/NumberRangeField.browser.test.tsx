import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { announcements, renderInKit } from '../../testing/index.ts';
import { NumberRangeField } from './index.ts';
import type { NumberRangeFieldProps } from './index.ts';
import { oneInTurn } from '../../testing/inTurn.ts';

const onChange = vi.fn<(value: NumberRangeFieldProps['value']) => void>();
const onProblem = vi.fn<(message: string | null) => void>();
const onLeave = vi.fn<() => void>();

function Sample({ start = [], ...props }: Partial<NumberRangeFieldProps> & { start?: NumberRangeFieldProps['value'] }) {
  const [value, setValue] = useState(start);
  const change = (next: typeof value) => {
    onChange(next);
    setValue(next);
  };
  return <NumberRangeField label="合同金额" {...props} value={value} onChange={change} onProblem={onProblem} onLeave={onLeave} />;
}

async function shown(props: Parameters<typeof Sample>[0] = {}, locale: 'zh' | 'zhtw' | 'en' = 'zh') {
  for (const mock of [onChange, onProblem, onLeave]) mock.mockClear();
  const screen = await renderInKit(<Sample {...props} />, { locale });
  return { screen, min: screen.getByRole('spinbutton').first(), max: screen.getByRole('spinbutton').last() };
}

test('it is a group of two numbers; zero is an end, and two empty ends are no range', async () => {
  const { screen, min, max } = await shown();
  await expect.element(screen.getByRole('group', { name: '合同金额' })).toBeVisible();
  await expect.element(min).toHaveAccessibleName('最小值');
  await expect.element(max).toHaveAccessibleName('最大值');
  await userEvent.fill(min, '0');
  expect(onChange.mock.lastCall).toEqual([['0', null]]);
  await userEvent.fill(max, '3.5万');
  expect(onChange.mock.lastCall).toEqual([['0', '35000']]);
  await userEvent.fill(min, '');
  await userEvent.fill(max, '');
  expect(onChange.mock.lastCall).toEqual([[]]);
});

test('a minimum larger than the maximum is told on the group once it is left, both are invalid, and neither is changed', async () => {
  const { screen, min, max } = await shown();
  await userEvent.fill(min, '5');
  await userEvent.fill(max, '2');
  expect(onChange.mock.lastCall).toEqual([['5', '2']]);
  expect(screen.getByText('最小值不能大于最大值').query()).toBeNull();
  expect(onLeave).not.toHaveBeenCalled();
  await userEvent.click(max);
  await userEvent.tab();
  expect(onLeave).toHaveBeenCalledOnce();
  await expect.element(screen.getByRole('group', { name: '合同金额' })).toHaveAccessibleDescription('最小值不能大于最大值');
  await expect.poll(announcements).toEqual(['合同金额：最小值不能大于最大值']);
  for (const field of [min, max]) await expect.element(field).toBeInvalid();
  await expect.element(min).toHaveValue('5');
  await userEvent.fill(max, '9');
  await expect.element(min).not.toHaveAttribute('aria-invalid');
});

test('an end that is no number names itself, and only it is invalid', async () => {
  const { screen, min, max } = await shown({ start: ['1', '2'], min: '0' });
  await userEvent.fill(max, '-1');
  expect(onProblem.mock.lastCall).toEqual(['最大值：不能小于 0']);
  await userEvent.tab();
  await expect.element(screen.getByText('最大值：不能小于 0')).toBeVisible();
  await expect.element(max).toBeInvalid();
  await expect.element(min).not.toHaveAttribute('aria-invalid');
});

test.each(
  oneInTurn(
    [
      ['zhtw', '最小值', '最小值不能大於最大值'],
      ['en', 'Minimum', 'The minimum must not be larger than the maximum'],
    ] as const,
    'NumberRangeField',
  ),
)('in %s it says “%s” and “%s”', async (locale, name, problem) => {
  const { screen, min } = await shown({ start: ['5', '2'] }, locale);
  await expect.element(min).toHaveAccessibleName(name);
  await userEvent.click(min);
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(screen.getByText(problem)).toBeVisible();
});
