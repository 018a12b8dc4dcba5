import { StrictMode } from 'react';
import { render } from 'vitest-browser-react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { OwnRowGrid } from './examples/OwnRowGrid.tsx';
import type { GridRow } from './headless.ts';

const press = (keys: string) => userEvent.keyboard(keys);
const focused = () => {
  const at = document.activeElement;
  return at instanceof HTMLInputElement ? `${at.getAttribute('aria-label')} ${at.value}` : at?.textContent;
};
const states = () => [...document.querySelectorAll('output')].map(({ textContent }) => textContent);

async function shown(dir: 'ltr' | 'rtl' = 'ltr') {
  const onSave = vi.fn<(row: GridRow) => void>();
  await page.viewport(1280, 800);
  await render(
    <StrictMode>
      <div dir={dir} lang="ja">
        <OwnRowGrid onSave={onSave} />
      </div>
    </StrictMode>,
  );
  await userEvent.tab();
  return onSave;
}

test('Ctrl+S saves the row the keyboard is in and no other, with what was typed', async () => {
  const onSave = await shown();
  await press('{ArrowRight}9');
  await press('{Control>}s{/Control}');
  expect(onSave.mock.calls).toEqual([[{ id: 'r0', name: '北料金所', lanes: '9' }]]);
  await press('{ArrowDown}8{Enter}');
  await expect.poll(states).toEqual(['', '未保存', '']);
  expect(onSave).toHaveBeenCalledOnce();
});

test('Escape in a row that was changed takes it back; in an edited cell it is the cell’s', async () => {
  await shown();
  await press('{ArrowRight}9{Enter}{ArrowUp}');
  await expect.poll(states).toEqual(['未保存', '', '']);
  expect(focused()).toBe('車線数、1 行目 9');
  await press('7{Escape}');
  expect(focused()).toBe('車線数、1 行目 9');
  await expect.poll(states).toEqual(['未保存', '', '']);
  await press('{Escape}');
  await expect.poll(states).toEqual(['', '', '']);
  await expect.poll(focused).toBe('車線数、1 行目 2');
});

test('its owner brings the keyboard into the first cell of a row that can be written', async () => {
  await shown();
  await userEvent.click(page.getByRole('button', { name: '三行目へ' }));
  await expect.poll(focused).toBe('車線数、3 行目 4');
});

test('from right to left the arrows to the sides change places', async () => {
  await shown('rtl');
  await press('{ArrowLeft}');
  expect(focused()).toBe('車線数、1 行目 2');
});
