import { StrictMode } from 'react';
import { render } from 'vitest-browser-react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { announcements } from '../../testing/index.ts';
import { OwnSortList } from './examples/OwnSortList.tsx';

const press = (keys: string) => userEvent.keyboard(keys);
const focusName = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
const names = () => [...document.querySelectorAll('[role=row] b')].map(({ textContent }) => textContent);

async function shown(dir: 'ltr' | 'rtl' = 'ltr', layout: 'rows' | 'line' = 'rows') {
  const onMove = vi.fn<(from: number, to: number) => void>();
  await render(
    <StrictMode>
      <div dir={dir} lang="ja">
        <OwnSortList layout={layout} onMove={onMove} />
      </div>
    </StrictMode>,
  );
  return onMove;
}

test('items of one’s own in plain markup have roles, names, places and one tab stop, without a provider', async () => {
  await shown();
  await expect.element(page.getByRole('grid', { name: '並び順' })).toBeVisible();
  await userEvent.tab();
  await press('{ArrowDown}');
  expect(focusName()).toContain('場所');
  expect(focusName()).toContain('含む');
  expect(focusName()).toContain('3 件中 2 番目');
  expect(document.querySelectorAll('[role=grid] [tabindex="0"]')).toHaveLength(1);
  await press('{ArrowRight}');
  expect(focusName()).toBe('場所を移動');
});

test('an item is taken hold of, moved and dropped in the given words; its owner hears of it once', async () => {
  const onMove = await shown();
  await userEvent.tab();
  await press(' {ArrowDown}{ArrowDown}');
  await expect.poll(() => announcements().at(-1)).toBe('番号、3 件中 3 番目');
  expect(onMove).not.toHaveBeenCalled();
  await press(' ');
  await expect.poll(() => announcements().at(-1)).toBe('番号を 3 番目に置きました');
  expect(onMove.mock.calls).toEqual([[0, 2]]);
  expect(names()).toEqual(['場所', '日付', '番号']);
});

test('from right to left the arrows to the sides change places, between parts and in a line between items', async () => {
  await shown('rtl');
  await userEvent.tab();
  await press('{ArrowLeft}');
  expect(focusName()).toBe('番号を移動');
  await press('{ArrowRight}');
  expect(document.activeElement?.getAttribute('role')).toBe('row');
});

test('in a line from right to left the arrow to the left goes to the next item, and moves it on with Alt', async () => {
  const onMove = await shown('rtl', 'line');
  await userEvent.tab();
  await press('{ArrowLeft}');
  expect(focusName()).toContain('場所');
  await press('{Alt>}{ArrowLeft}{/Alt}');
  expect(onMove.mock.calls).toEqual([[1, 2]]);
});

test('a press on a part with marks of its own opens its item; the cross takes it out, and the next one has the keyboard', async () => {
  await shown();
  await userEvent.click(page.getByText('番号', { exact: true }));
  await expect.element(page.getByRole('row', { selected: true })).toHaveAccessibleName(/番号/);
  await userEvent.click(page.getByRole('button', { name: '番号を外す' }));
  await expect.poll(focusName).toContain('場所');
  await press('{Delete}{Delete}');
  await expect.poll(focusName).toBe('追加');
});
