import { StrictMode } from 'react';
import { render } from 'vitest-browser-react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { OwnSwatchGroup } from './examples/OwnSwatchGroup.tsx';

test('colours of one’s own have names, what is said of them, and one stop; arrows choose', async () => {
  const onChange = vi.fn<(id: string) => void>();
  await render(
    <StrictMode>
      <OwnSwatchGroup onChange={onChange} />
    </StrictMode>,
  );
  await expect
    .element(page.getByRole('radiogroup', { name: 'テーマ色' }))
    .toHaveAccessibleDescription('数値は文字とのコントラスト比です。');
  await expect.element(page.getByRole('radio', { name: '緑' })).toHaveAccessibleDescription('白文字 5.1');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('radio', { name: '青' })).toBeChecked();
  expect(onChange.mock.calls.flat()).toEqual(['#1d4ed8']);
});
