import { render } from 'vitest-browser-react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { HeadlessProvider } from '../../engines/environment/index.ts';
import { OwnInputTable } from './examples/OwnInputTable.tsx';
import type { Row } from './headless.ts';

const press = (keys: string) => userEvent.keyboard(keys);
/** Name and text of what has the keyboard. */
const focused = () => {
  const at = document.activeElement;
  return at instanceof HTMLInputElement ? `${at.getAttribute('aria-label')} ${at.value}` : at?.textContent;
};

beforeEach(() => page.viewport(1280, 800));

test('cells of one’s own in plain markup have roles, places, names and one tab stop, without a provider', async () => {
  const screen = await render(<OwnInputTable />);
  await userEvent.tab();
  expect(focused()).toBe('物品、1 行目 部品 1');
  await press('{ArrowRight}{ArrowDown}');
  expect(focused()).toBe('数量、2 行目 2');
  expect(document.querySelectorAll('[role=grid] [tabindex="0"]')).toHaveLength(1);
  const grid = screen.getByRole('grid', { name: '明細表' });
  await expect.element(grid).toHaveAttribute('aria-rowcount', '42');
  await expect.element(screen.getByRole('row').nth(2)).toHaveAttribute('aria-rowindex', '3');
});

test('from right to left the arrows to the sides change places', async () => {
  await render(
    <div dir="rtl">
      <OwnInputTable />
    </div>,
  );
  await userEvent.tab();
  await press('{ArrowLeft}');
  expect(focused()).toBe('数量、1 行目 1');
  await press('{Control>}{ArrowLeft}{/Control}');
  expect(focused()).toBe('M-01');
  await press('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(document.activeElement?.getAttribute('role')).toBe('rowheader');
});

test('a press on a part of a row that has marks of its own is a press in that row', async () => {
  const screen = await render(<OwnInputTable />);
  await userEvent.click(screen.getByRole('rowheader', { name: '3 行目' }).getByText('3'));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('3 行目');
});

test('rows the table keeps itself are handed on, and what happens is said in the given words', async () => {
  const announce = vi.fn<(text: string) => void>();
  const onChange = vi.fn<(rows: readonly Row[]) => void>();
  await render(
    <HeadlessProvider announce={announce}>
      <OwnInputTable initialRows={[{ name: '杭', count: '3', unit: '個', code: 'M-01' }]} onChange={onChange} />
    </HeadlessProvider>,
  );
  await userEvent.tab();
  await press('{ArrowRight}7{Enter}');
  expect(onChange.mock.lastCall?.[0]).toEqual([{ name: '杭', count: '7', unit: '個', code: 'M-01' }]);
  await press('{Delete}');
  expect(announce.mock.calls.map(([text]) => text)).toEqual(['数量、1 行目を編集中', '空にしました', '数量：入力してください']);
});

test('a row is removed after the question that is drawn, and its place has the keyboard; with the last the button that adds', async () => {
  const screen = await render(<OwnInputTable initialRows={[{ name: '杭' }, { name: '柵' }]} />);
  await userEvent.tab();
  await press('{Control>}{Delete}{/Control}');
  await screen.getByRole('alertdialog').getByRole('button', { name: '削除' }).click();
  await expect.poll(focused).toBe('物品、1 行目 柵');
  await press('{Control>}{Delete}{/Control}');
  await screen.getByRole('alertdialog').getByRole('button', { name: '削除' }).click();
  await expect.poll(focused).toBe('行を追加');
});

test('a key draws the cells of its own row and no other', async () => {
  await render(<OwnInputTable />);
  await userEvent.tab();
  await press('{Enter}');
  const changed = new Set<string | undefined>();
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes)
      changed.add((target instanceof Element ? target : target.parentElement)?.closest<HTMLElement>('[data-mp-at]')?.dataset['mpAt']);
  });
  observer.observe(document.querySelector('[role=grid]') as Element, { subtree: true, childList: true, characterData: true });
  await press('{ArrowDown}');
  await press('x{Enter}');
  await expect.poll(focused).toBe('物品、2 行目 部品 2');
  observer.disconnect();
  expect([...changed].toSorted((one = '', other = '') => one.localeCompare(other))).toEqual(['0', '1']);
});
