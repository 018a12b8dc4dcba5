import { StrictMode } from 'react';
import { render } from 'vitest-browser-react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { OwnTabs } from './examples/OwnTabs.tsx';

const shown = async (dir: 'ltr' | 'rtl' = 'ltr') => {
  const onSelect = vi.fn<(id: string) => void>();
  const screen = await render(
    <StrictMode>
      <div dir={dir}>
        <OwnTabs onSelect={onSelect} />
      </div>
    </StrictMode>,
  );
  return { screen, onSelect, tab: (name: string) => screen.getByRole('tab', { name }) };
};

test('tabs of one’s own in plain markup have names, reasons, panels and one stop, without a provider', async () => {
  const { screen, tab, onSelect } = await shown();
  await expect.element(screen.getByRole('tablist', { name: '工事' })).toBeVisible();
  await expect.element(screen.getByRole('tabpanel', { name: 'すべて' })).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab('担当分')).toHaveFocus();
  await expect.element(tab('担当分')).toHaveAccessibleDescription('担当がありません');
  await userEvent.keyboard('{Enter}');
  expect(onSelect).not.toHaveBeenCalled();
  expect(document.querySelectorAll('[role=tab][tabindex="0"]')).toHaveLength(1);
});

test('a row that keeps the choice itself shows the panel of what is pressed, whatever marks are inside, and keeps what was typed', async () => {
  const { screen, tab, onSelect } = await shown();
  await userEvent.fill(screen.getByRole('textbox', { name: 'メモ' }), '橋');
  await userEvent.click(screen.getByText('完了'));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('done');
  await expect.element(screen.getByRole('tabpanel')).toHaveAccessibleName('完了');
  await userEvent.click(screen.getByText('すべて'));
  await expect.element(tab('すべて')).toHaveAttribute('aria-selected', 'true');
  await expect.element(screen.getByRole('textbox', { name: 'メモ' })).toHaveValue('橋');
});

test('from right to left the arrows to the sides change places', async () => {
  const { tab } = await shown('rtl');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab('完了')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(tab('すべて')).toHaveFocus();
});
