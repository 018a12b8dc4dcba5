import { StrictMode } from 'react';
import { render } from 'vitest-browser-react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { OwnSteps } from './examples/OwnSteps.tsx';

test('steps of one’s own say their state in the given words, lead back, and the heading of a step takes the keyboard', async () => {
  await render(
    <StrictMode>
      <OwnSteps />
    </StrictMode>,
  );
  await expect.element(page.getByRole('list', { name: '取り込みの手順' })).toBeVisible();
  await expect.element(page.getByText('2 確認 現在')).toHaveAttribute('aria-current', 'step');
  await expect.element(page.getByRole('heading', { name: '手順 check' })).toHaveFocus();
  await userEvent.click(page.getByRole('button', { name: '1 ファイル 完了' }));
  await expect.element(page.getByText('1 ファイル 現在')).toHaveAttribute('aria-current', 'step');
  await expect.element(page.getByRole('heading', { name: '手順 file' })).toHaveFocus();
  await expect.element(page.getByRole('region', { name: '手順 file' })).toBeVisible();
});
