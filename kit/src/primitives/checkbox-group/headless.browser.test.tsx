import { StrictMode } from 'react';
import { render } from 'vitest-browser-react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { announcements } from '../../testing/index.ts';
import { OwnCheckboxGroup } from './examples/OwnCheckboxGroup.tsx';

const box = (name: string) => page.getByRole('checkbox', { name, exact: true });

const shown = async (props: Parameters<typeof OwnCheckboxGroup>[0] = {}) => {
  const onChange = vi.fn<(ids: readonly string[]) => void>();
  await render(
    <StrictMode>
      <OwnCheckboxGroup {...props} onChange={onChange} />
    </StrictMode>,
  );
  return onChange;
};

test('checkboxes of one’s own in plain markup have names, reasons and a stop each, and keep what is chosen in their order', async () => {
  const onChange = await shown();
  await expect.element(page.getByRole('group', { name: '通知方法' }).last()).toHaveAccessibleDescription('必須');
  await expect.element(box('ファクス')).toHaveAccessibleDescription('現在は選べません');
  await userEvent.click(box('ショートメール'));
  await userEvent.tab();
  await expect.element(box('メール')).toHaveFocus();
  await userEvent.keyboard(' ');
  await userEvent.click(box('ショートメール'));
  expect(onChange.mock.calls).toEqual([[[]], [['mail']], [['sms', 'mail']]]);
});

test('the box over the others is half when some are chosen, chooses what is free, and says the count in the given words', async () => {
  const onChange = await shown();
  await expect.element(box('すべて')).toBePartiallyChecked();
  await userEvent.click(box('すべて'));
  await expect.element(box('すべて')).toBeChecked();
  await expect.poll(announcements).toContain('選択中 2 件');
  expect(onChange.mock.calls).toEqual([[['sms', 'mail']]]);
});

test('an id without an option is named in the given words and can be taken out', async () => {
  const onChange = await shown({ initialValue: ['gone'] });
  await userEvent.click(box('不明（gone）'));
  expect(onChange.mock.calls).toEqual([[[]]]);
});
