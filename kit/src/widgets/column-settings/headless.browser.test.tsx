import { StrictMode } from 'react';
import { render } from 'vitest-browser-react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { announcements } from '../../testing/index.ts';
import { OwnColumnSettings } from './examples/OwnColumnSettings.tsx';

const press = (keys: string) => userEvent.keyboard(keys);
const focusName = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
const names = () => [...document.querySelectorAll('[role=row] b')].map(({ textContent }) => textContent);
const said = () => announcements().at(-1);

const shown = (dir: 'ltr' | 'rtl' = 'ltr') =>
  render(
    <StrictMode>
      <div dir={dir} lang="ja">
        <OwnColumnSettings />
      </div>
    </StrictMode>,
  );

test('columns of one’s own in plain markup have roles, names, places and one tab stop, without a provider', async () => {
  await shown();
  const grid = page.getByRole('grid', { name: '列', exact: true });
  await expect.element(grid).toHaveAccessibleDescription('全 4 列、4 列を表示');
  await userEvent.tab();
  await press('{ArrowDown}');
  expect(focusName()).toBe('状態、4 列中 2 番目、表示');
  expect(document.querySelectorAll('[role=grid] [tabindex="0"]')).toHaveLength(1);
});

test('Space and a press of a name with marks of its own show and hide a column, in the given words', async () => {
  await shown();
  await userEvent.tab();
  await press(' ');
  await expect.poll(said).toBe('番号を非表示にしました、表示中 3 列');
  await userEvent.click(page.getByText('状態'));
  await expect.poll(said).toBe('状態を非表示にしました、表示中 2 列');
  await expect.element(page.getByRole('checkbox', { name: '状態を表示' })).not.toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: '番号を表示' })).not.toBeChecked();
});

test('nothing changes before the columns are applied, and then the list shows them', async () => {
  await shown();
  const list = page.getByLabelText('表の列');
  await userEvent.tab();
  await press('{Alt>}{ArrowDown}{/Alt}');
  await expect.poll(names).toEqual(['状態', '番号', '地点', '担当']);
  await expect.element(list).toHaveTextContent('番号 状態 地点 担当');
  await userEvent.click(page.getByRole('button', { name: '適用' }));
  await expect.element(list).toHaveTextContent('状態 番号 地点 担当');
  await expect.poll(said).toBe('列の設定を保存しました');
  await userEvent.click(page.getByRole('button', { name: '初期設定' }));
  await expect.poll(names).toEqual(['番号', '状態', '地点', '担当']);
  await userEvent.click(page.getByRole('button', { name: '元に戻す' }));
  await expect.poll(names).toEqual(['状態', '番号', '地点', '担当']);
});

test('from right to left the arrows to the sides change places', async () => {
  await shown('rtl');
  await userEvent.tab();
  await press('{ArrowLeft}{ArrowLeft}');
  expect(focusName()).toBe('番号を表示');
  await press('{ArrowRight}');
  expect(focusName()).toBe('番号を移動');
});
