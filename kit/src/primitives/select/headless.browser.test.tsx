import { StrictMode } from 'react';
import { render } from 'vitest-browser-react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { OwnSelect } from './examples/OwnSelect.tsx';

const said = () => [...document.querySelectorAll('[data-live-region] p')].map(({ textContent }) => textContent);
const active = () => document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '');

async function shown({ dir = 'ltr' }: { dir?: 'ltr' | 'rtl' } = {}) {
  const onChange = vi.fn<(id: string | null) => void>();
  await page.viewport(1280, 800);
  await render(
    <StrictMode>
      <div dir={dir} style={{ padding: 40 }}>
        <OwnSelect onChange={onChange} />
      </div>
    </StrictMode>,
  );
  return { onChange, gate: page.getByRole('combobox', { name: '料金所' }), lane: page.getByRole('combobox', { name: '車線' }) };
}

test('rows of one’s own stand for 10,000 options: roles, places, the chosen one in sight and under the keyboard, without a provider', async () => {
  const { gate } = await shown();
  await userEvent.click(gate);
  await expect.element(page.getByRole('combobox', { name: '料金所を検索' })).toHaveFocus();
  await expect.element(page.getByRole('listbox', { name: '料金所' })).toBeVisible();
  expect(document.querySelectorAll('[role=option]').length).toBeLessThan(30);
  await userEvent.keyboard('{ArrowDown}');
  expect(active()?.textContent).toBe('料金所 8');
  expect([active()?.getAttribute('aria-setsize'), active()?.getAttribute('aria-posinset')]).toEqual(['10000', '8']);
  await expect.element(page.getByRole('option', { name: '料金所 7', exact: true })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{End}');
  expect(active()?.textContent).toBe('料金所 10000');
});

test('a search shows what it finds and says how many in the given words; Enter takes the one it has left, and the field has the focus', async () => {
  const { gate, onChange } = await shown();
  await userEvent.click(gate);
  await userEvent.keyboard('9999');
  await expect
    .poll(() =>
      page
        .getByRole('option')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(['料金所 9999']);
  await expect.poll(said).toContain('1 件見つかりました');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(gate).toHaveFocus();
  await expect.element(gate).toHaveTextContent('料金所 9999');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('g9999');
});

test('a press on a part of a row that has marks of its own is a press on the row; a search in vain says so in place', async () => {
  const { gate, onChange } = await shown();
  await userEvent.click(gate);
  await userEvent.keyboard('無');
  await expect.element(page.getByText('「無」は見つかりません')).toBeVisible();
  await userEvent.keyboard('{Backspace}');
  await userEvent.click(page.getByText('料金所 9', { exact: true }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('g9');
});

test('clear leaves nothing chosen, says so and gives the field the keyboard', async () => {
  const { gate, onChange } = await shown();
  await userEvent.click(page.getByRole('button', { name: '料金所を消す' }));
  await expect.element(gate).toHaveTextContent('選択してください');
  await expect.element(gate).toHaveFocus();
  await expect.poll(said).toEqual(['消しました']);
  expect(onChange).toHaveBeenCalledExactlyOnceWith(null);
});

test('several are ticked in a list that stays open, up to the most there may be, and one that cannot be says why', async () => {
  const { lane } = await shown();
  await userEvent.click(lane);
  await expect.element(page.getByRole('listbox', { name: '車線' })).toHaveAttribute('aria-multiselectable', 'true');
  await userEvent.keyboard('{Home} {End}{Enter}{ArrowUp} ');
  await expect.poll(said).toEqual(['一般を選択、全 2 件', '2 件まで選べます']);
  await expect.element(page.getByRole('option', { name: '閉鎖中 工事のため' })).toHaveAttribute('aria-disabled', 'true');
  await expect.element(page.getByRole('option', { name: '一般' })).toHaveAttribute('aria-description', '専用');
  await userEvent.keyboard('{Escape}');
  await expect.element(lane).toHaveTextContent('ETC、一般、全 2 件');
});

test('from right to left the arrows to the sides change places among the tags, and Delete takes one out', async () => {
  const { lane } = await shown({ dir: 'rtl' });
  await userEvent.click(lane);
  await userEvent.keyboard('{Home} {Escape}{Tab}');
  await expect.element(page.getByRole('button', { name: 'ETCを外す' })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(page.getByRole('button', { name: '一般を外す' })).toHaveFocus();
  await userEvent.keyboard('{Delete}');
  await expect.element(page.getByRole('button', { name: 'ETCを外す' })).toHaveFocus();
  await expect.poll(said).toContain('一般を外しました。残り 1 件');
});

test('on a narrow screen the list is a sheet with the name of the field, its rows have the keyboard, and closing gives it back', async () => {
  const { gate } = await shown();
  await page.viewport(375, 700);
  await userEvent.click(gate);
  await expect.element(page.getByRole('dialog', { name: '料金所' })).toBeVisible();
  await expect.element(page.getByRole('listbox')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(active()?.textContent).toBe('料金所 8');
  await userEvent.click(page.getByRole('button', { name: '閉じる' }));
  await expect.element(gate).toHaveFocus();
});
