import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInKit } from '../../testing/index.ts';
import { Slider } from './index.ts';
import type { SliderProps } from './index.ts';
import { oneInTurn } from '../../testing/inTurn.ts';

function Sample({ start = 60, onChange, ...props }: Partial<SliderProps> & { readonly start?: number | null }) {
  const [value, setValue] = useState<number | null>(start);
  return (
    <Slider
      label="限速"
      unit="km/h"
      max={120}
      {...props}
      value={value}
      onChange={(next) => {
        onChange?.(next);
        setValue(next);
      }}
    />
  );
}

const slider = () => page.getByRole('slider', { name: '限速' });
const figure = () => page.getByRole('spinbutton', { name: '限速 以数字填写' });
const spied = () => vi.fn<(value: number) => void>();

test('the keys of a slider move it, and it says its value with the unit', async () => {
  const onChange = spied();
  await renderInKit(<Sample onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{End}{Home}{ArrowUp}');
  expect(onChange.mock.calls.flat()).toEqual([61, 120, 0, 1]);
  await expect.element(slider()).toHaveAttribute('aria-valuetext', '1 km/h');
});

test('nothing set is said so, and the first press on the track sets it', async () => {
  const onChange = spied();
  await renderInKit(<Sample start={null} onChange={onChange} />);
  await expect.element(slider()).toHaveAttribute('aria-valuetext', '未设置');
  await userEvent.click(slider());
  expect(onChange.mock.lastCall?.[0]).toBeCloseTo(60, -1);
});

test('the figure is typed as well; beyond the ends it is an error and changes nothing', async () => {
  const onChange = spied();
  await renderInKit(<Sample onChange={onChange} />);
  await userEvent.click(figure());
  await userEvent.keyboard('{Control>}a{/Control}130{Tab}');
  expect(onChange.mock.calls.flat().every((value) => value <= 120)).toBe(true);
  await expect.element(slider()).toBeInvalid();
  await userEvent.click(figure());
  await userEvent.keyboard('{Control>}a{/Control}80{Tab}');
  expect(onChange.mock.lastCall).toEqual([80]);
  await expect.element(slider()).not.toHaveAttribute('aria-invalid');
});

test.each(
  oneInTurn(
    [
      ['zhtw', '未設定'],
      ['en', 'Nothing set'],
    ] as const,
    'Slider',
  ),
)('in %s an empty one says “%s”', async (locale, said) => {
  await renderInKit(<Sample start={null} />, { locale });
  await expect.element(page.getByRole('slider')).toHaveAttribute('aria-valuetext', said);
});
