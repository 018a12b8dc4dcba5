import { StrictMode } from 'react';
import { render } from 'vitest-browser-react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { OwnRadioGroup } from './examples/OwnRadioGroup.tsx';

const radio = (name: string) => page.getByRole('radio', { name, exact: true });

const shown = async (dir: 'ltr' | 'rtl' = 'ltr', props: Parameters<typeof OwnRadioGroup>[0] = {}) => {
  const onChange = vi.fn<(id: string) => void>();
  await render(
    <StrictMode>
      <div dir={dir}>
        <OwnRadioGroup {...props} onChange={onChange} />
      </div>
    </StrictMode>,
  );
  return onChange;
};

test('radios of one’s own in plain markup have names, second lines and one stop, and keep the choice themselves', async () => {
  const onChange = await shown();
  await expect.element(page.getByRole('radiogroup', { name: '緊急度' })).toHaveAttribute('aria-required', 'true');
  await expect.element(radio('重要')).toHaveAccessibleDescription('当日中に対応');
  await expect.element(radio('取消')).toHaveAccessibleDescription('現在は選べません');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(radio('緊急')).toHaveFocus();
  await expect.element(radio('緊急')).toBeChecked();
  expect(onChange.mock.calls.flat()).toEqual(['today', 'now']);
});

test('from right to left the arrows to the sides change places, those up and down do not', async () => {
  const onChange = await shown('rtl');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(radio('重要')).toBeChecked();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(radio('緊急')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(radio('重要')).toBeChecked();
  expect(onChange.mock.calls.flat()).toEqual(['today', 'normal', 'now', 'today']);
});

test('a value without an option is kept in the given words until another one is chosen', async () => {
  await shown('ltr', { initialValue: 'gone' });
  await expect.element(radio('不明（gone）')).toBeChecked();
  await userEvent.click(radio('緊急'));
  await expect.element(radio('緊急')).toBeChecked();
  expect(radio('不明（gone）').query()).toBeNull();
});

test('a read-only group is a text of its own', async () => {
  await shown('ltr', { initialValue: 'now', use: 'readOnly' });
  await expect.element(page.getByRole('textbox', { name: '緊急度' })).toHaveValue('緊急');
});
