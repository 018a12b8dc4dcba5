import { StrictMode } from 'react';
import { render } from 'vitest-browser-react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { OwnComboBox } from './examples/OwnComboBox.tsx';

const said = () => [...document.querySelectorAll('[data-live-region] p')].map(({ textContent }) => textContent);
const field = () => page.getByRole('combobox', { name: '料金所' });

async function shown() {
  const onChange = vi.fn<(text: string) => void>();
  await render(
    <StrictMode>
      <OwnComboBox onChange={onChange} />
    </StrictMode>,
  );
  return onChange;
}

test('an input of one’s own offers what holds its text, says how many in the given words, and takes one by the keyboard', async () => {
  const onChange = await shown();
  await userEvent.click(field());
  await userEvent.keyboard('{End}渓');
  await expect.element(page.getByRole('option', { name: '青渓' })).toBeVisible();
  await expect.element(field()).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(said).toEqual(['1 件の候補']);
  await userEvent.keyboard('{Backspace}{ArrowDown}{ArrowDown}{Enter}');
  await expect.element(field()).toHaveValue('青山');
  await expect.element(field()).toHaveFocus();
  expect(onChange.mock.calls).toEqual([['青渓'], ['青'], ['青山']]);
});

test('a press on a part of a suggestion that has marks of its own takes it, and the field keeps the focus', async () => {
  const onChange = await shown();
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.click(page.getByText('青山'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('青山');
  await expect.element(field()).toHaveFocus();
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
});

test('clear empties the text and gives the field the keyboard', async () => {
  const onChange = await shown();
  await userEvent.click(page.getByRole('button', { name: '料金所を消す' }));
  await expect.element(field()).toHaveValue('');
  await expect.element(field()).toHaveFocus();
  expect(onChange).toHaveBeenCalledExactlyOnceWith('');
});
