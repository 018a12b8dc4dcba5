import { render } from 'vitest-browser-react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { OwnNumberRange } from './examples/OwnNumberRange.tsx';

test('a range in markup of one’s own that is turned round is told on its group once it is left, and stays as typed', async () => {
  const screen = await render(<OwnNumberRange />);
  await userEvent.fill(screen.getByRole('spinbutton', { name: '最小' }), '9');
  await userEvent.fill(screen.getByRole('spinbutton', { name: '最大' }), '3');
  await userEvent.tab();
  const group = screen.getByRole('group', { name: '距離' });
  await expect.element(group).toHaveAccessibleDescription('最小は最大以下にしてください');
  await expect.element(screen.getByRole('spinbutton', { name: '最小' })).toHaveValue('9');
});
