import { render } from 'vitest-browser-react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { OwnNumberField } from './examples/OwnNumberField.tsx';

test('a number in markup of one’s own is a spin button with its limits, its unit and its steps', async () => {
  const onChange = vi.fn<(value: string | null) => void>();
  const screen = await render(<OwnNumberField onChange={onChange} />);
  const input = screen.getByRole('spinbutton', { name: '金額', exact: true });
  await expect.element(input).toHaveAttribute('aria-valuemax', '5000');
  await expect.element(input).toHaveAccessibleDescription('円');
  await userEvent.click(input);
  await userEvent.keyboard('{ArrowUp}{PageUp}{End}');
  expect(onChange.mock.calls).toEqual([['11'], ['21'], ['5000']]);
  await userEvent.click(screen.getByRole('button', { name: '金額を減らす' }));
  await expect.element(input).toHaveValue('4999.00');
});

test('what is no number stays, is refused in the given words once it is left, and was never told as a value', async () => {
  const onChange = vi.fn<(value: string | null) => void>();
  const screen = await render(<OwnNumberField onChange={onChange} />);
  const input = screen.getByRole('spinbutton', { name: '金額', exact: true });
  await userEvent.fill(input, '6000');
  await userEvent.tab();
  await expect.element(screen.getByText('5000 以下')).toBeVisible();
  await expect.element(input).toHaveValue('6000');
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  expect(onChange).not.toHaveBeenCalled();
});
