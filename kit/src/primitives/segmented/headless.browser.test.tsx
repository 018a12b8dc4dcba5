import { StrictMode } from 'react';
import { render } from 'vitest-browser-react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { OwnSegmented } from './examples/OwnSegmented.tsx';

test.each([
  ['ltr', '{ArrowRight}'],
  ['rtl', '{ArrowLeft}'],
] as const)('a bar of one’s own is named, one stop, begins with the first, and in %s %s chooses the next that can be', async (dir, key) => {
  const onChange = vi.fn<(id: string) => void>();
  await render(
    <StrictMode>
      <div dir={dir}>
        <OwnSegmented onChange={onChange} />
      </div>
    </StrictMode>,
  );
  await expect.element(page.getByRole('radiogroup', { name: '期間' })).toBeVisible();
  await expect.element(page.getByRole('radio', { name: '日' })).toBeChecked();
  await userEvent.tab();
  await userEvent.keyboard(key);
  await expect.element(page.getByRole('radio', { name: '週' })).toBeChecked();
  await userEvent.keyboard(key);
  await expect.element(page.getByRole('radio', { name: '日' })).toHaveFocus();
  expect(onChange.mock.calls.flat()).toEqual(['week', 'day']);
});
