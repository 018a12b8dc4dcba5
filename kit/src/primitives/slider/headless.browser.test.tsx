import { StrictMode } from 'react';
import { render } from 'vitest-browser-react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { OwnSlider } from './examples/OwnSlider.tsx';

const knob = () => page.getByRole('slider', { name: '制限速度' });
const figure = () => page.getByRole('spinbutton', { name: '数値' });

const shown = async (dir: 'ltr' | 'rtl' = 'ltr') => {
  const onChange = vi.fn<(value: number) => void>();
  await render(
    <StrictMode>
      <div dir={dir}>
        <OwnSlider onChange={onChange} />
      </div>
    </StrictMode>,
  );
  return onChange;
};

test('a slider of one’s own says that nothing is set, then its value with the unit, and keeps it', async () => {
  const onChange = await shown();
  await expect.element(knob()).toHaveAttribute('aria-valuetext', '未設定');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{End}{ArrowLeft}');
  await expect.element(knob()).toHaveAttribute('aria-valuetext', '115 km/h');
  await expect.element(figure()).toHaveValue('115');
  expect(onChange.mock.calls.flat()).toEqual([5, 120, 115]);
});

test('from right to left the arrow to the left takes a step on', async () => {
  const onChange = await shown('rtl');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowRight}');
  expect(onChange.mock.calls.flat()).toEqual([5, 10, 5]);
});

test('a figure beyond the ends stays, is refused in the given words, and the value is what it was', async () => {
  const onChange = await shown();
  await userEvent.fill(figure(), '300');
  await userEvent.tab();
  await expect.element(figure()).toBeInvalid();
  await expect.element(figure()).toHaveAccessibleDescription('km/h 120 以下');
  await expect.element(knob()).toBeInvalid();
  expect(onChange).not.toHaveBeenCalled();
});

test('to be read it is a text', async () => {
  await render(<OwnSlider use="readOnly" />);
  await expect.element(page.getByText('未設定')).toBeVisible();
});
