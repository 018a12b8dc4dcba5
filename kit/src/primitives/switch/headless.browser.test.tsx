import { StrictMode } from 'react';
import { render } from 'vitest-browser-react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { OwnSwitch } from './examples/OwnSwitch.tsx';

test('a switch of one’s own has its name and its help, keeps its state, and is changed by Space and a press on its name', async () => {
  const onChange = vi.fn<(isOn: boolean) => void>();
  await render(
    <StrictMode>
      <OwnSwitch onChange={onChange} />
    </StrictMode>,
  );
  const field = page.getByRole('switch', { name: '自動保存' });
  await expect.element(field).toHaveAccessibleDescription('一分ごとに保存します');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(field).toBeChecked();
  await expect.element(page.getByText('オン')).toBeVisible();
  await userEvent.click(page.getByText('自動保存'));
  await expect.element(field).not.toBeChecked();
  expect(onChange.mock.calls.flat()).toEqual([true, false]);
});
