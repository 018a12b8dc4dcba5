import { render } from 'vitest-browser-react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { OwnTextField } from './examples/OwnTextField.tsx';

const said = () => [...document.querySelectorAll('[data-live-region] p')].map(({ textContent }) => textContent);

test('an input of one’s own has its name, its description and its states, and keeps its text itself', async () => {
  const onChange = vi.fn<(value: string) => void>();
  const screen = await render(<OwnTextField onChange={onChange} />);
  const input = screen.getByRole('textbox', { name: '備考', exact: true });
  await expect.element(input).toHaveValue('橋');
  await expect.element(input).toHaveAttribute('aria-required', 'true');
  await expect.element(input).toHaveAccessibleDescription('短く 5 文字中 1 文字');
  await userEvent.type(input, 'の名');
  await expect.element(input).toHaveValue('橋の名');
  expect(onChange).toHaveBeenLastCalledWith('橋の名');
});

test('what is over the limit stays, and is said once in the given words', async () => {
  const screen = await render(<OwnTextField />);
  const input = screen.getByRole('textbox');
  await userEvent.fill(input, '路面の補修工事');
  await expect.element(input).toHaveValue('路面の補修工事');
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  await expect.poll(said).toEqual(['5 文字中 7 文字']);
});

test('a problem is said when the field is left, without a provider', async () => {
  const onLeave = vi.fn<() => void>();
  const screen = await render(<OwnTextField error="使えない文字" onLeave={onLeave} />);
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.tab();
  await expect.poll(said).toContain('備考：使えない文字');
  expect(onLeave).toHaveBeenCalledOnce();
});
