import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInKit } from '../../testing/index.ts';
import { Rate } from './index.ts';
import type { RateProps } from './index.ts';
import { oneInTurn } from '../../testing/inTurn.ts';

function Sample({ start = 3, onChange, ...props }: Partial<RateProps> & { readonly start?: number | null }) {
  const [value, setValue] = useState<number | null>(start);
  return (
    <Rate
      label="养护质量"
      {...props}
      value={value}
      onChange={(next) => {
        onChange?.(next);
        setValue(next);
      }}
    />
  );
}

const star = (name: string) => page.getByRole('radio', { name, exact: true });
const spied = () => vi.fn<(value: number | null) => void>();

test('the keyboard walks from star to star and takes the rating back, and the stop stays in the group', async () => {
  const onChange = spied();
  await renderInKit(<Sample onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}{Delete}');
  expect(onChange.mock.calls.flat()).toEqual([4, 5, 4, null]);
  await expect.element(star('4 星，共 5 星')).toHaveFocus();
  await expect.element(page.getByText('未评分')).toBeVisible();
});

test('half stars are steps of the arrows and halves under the pointer', async () => {
  const onChange = spied();
  await renderInKit(<Sample hasHalves onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  const { width, height } = star('2 星，共 5 星').element().getBoundingClientRect();
  await userEvent.click(star('2 星，共 5 星'), { position: { x: width / 4, y: height / 2 } });
  await userEvent.click(star('2 星，共 5 星'), { position: { x: (width * 3) / 4, y: height / 2 } });
  expect(onChange.mock.calls.flat()).toEqual([3.5, 1.5, 2]);
});

test('the chosen star pressed again takes the rating back, and so does the button, which gives the keyboard back', async () => {
  const onChange = spied();
  await renderInKit(<Sample onChange={onChange} />);
  await userEvent.click(star('3 星，共 5 星'));
  await userEvent.click(star('1 星，共 5 星'));
  await userEvent.click(page.getByRole('button', { name: '清除评分' }));
  expect(onChange.mock.calls.flat()).toEqual([null, 1, null]);
  await expect.element(star('1 星，共 5 星')).toHaveFocus();
});

test.each(
  oneInTurn(
    [
      ['zhtw', '2.5 星，共 5 星'],
      ['en', '2.5 of 5'],
    ] as const,
    'Rate',
  ),
)('to be read in %s it is a picture called “%s”', async (locale, name) => {
  await renderInKit(<Sample start={2.5} hasHalves use="readOnly" />, { locale });
  await expect.element(page.getByRole('img', { name })).toBeVisible();
});
