import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { announcements, renderInKit } from '../../testing/index.ts';
import { Pagination } from './index.ts';
import type { PageChoice, PaginationProps } from './index.ts';
import { oneInTurn } from '../../testing/inTurn.ts';

function Turning({ onChange, ...props }: Partial<PaginationProps>) {
  const [choice, setChoice] = useState<PageChoice>({ page: 2, pageSize: 20 });
  return (
    <Pagination
      {...choice}
      total={233}
      {...props}
      onChange={(next) => {
        setChoice(next);
        onChange?.(next);
      }}
    />
  );
}

const press = (keys: string) => userEvent.keyboard(keys);

beforeEach(() => page.viewport(1280, 800));

test.each(
  oneInTurn(
    [
      ['zh', '分页', '共 233 条', '第 3 页，共 12 页，第 41 至 60 条，共 233 条', '下一页'],
      ['zhtw', '分頁', '共 233 筆', '第 3 頁，共 12 頁，第 41 至 60 筆，共 233 筆', '下一頁'],
      ['en', 'Pagination', '233 items', 'Page 3 of 12, items 41 to 60 of 233', 'Next page'],
    ] as const,
    'Pagination',
  ),
)('a landmark, the total, and where a press led to, in %s', async (locale, name, total, said, next) => {
  const screen = await renderInKit(<Turning />, { locale });
  await expect.element(screen.getByRole('navigation', { name })).toBeVisible();
  await expect.element(screen.getByText(total)).toBeVisible();
  const button = screen.getByRole('button', { name: next });
  await userEvent.click(button);
  expect(announcements()).toEqual([said]);
  await expect.element(button).toHaveFocus();
});

test('the current page is marked, and only it', async () => {
  const screen = await renderInKit(<Turning />);
  await userEvent.click(screen.getByRole('button', { name: '第 12 页' }));
  await expect.element(screen.getByRole('button', { name: '第 12 页' })).toHaveAttribute('aria-current', 'page');
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
});

test('at the edge the button keeps the focus and does nothing', async () => {
  const onChange = vi.fn<(choice: PageChoice) => void>();
  const screen = await renderInKit(<Turning onChange={onChange} />);
  const previous = screen.getByRole('button', { name: '上一页' });
  await userEvent.click(previous);
  await expect.element(previous).toHaveFocus();
  await expect.element(previous).toHaveAttribute('aria-disabled', 'true');
  await press('{Enter}');
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('another size keeps the first item of the page in view', async () => {
  const onChange = vi.fn<(choice: PageChoice) => void>();
  const screen = await renderInKit(<Turning page={6} onChange={onChange} />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '每页条数' }), '50 条/页');
  expect(onChange).toHaveBeenCalledWith({ page: 3, pageSize: 50 });
});

describe('the field to jump', () => {
  test('goes to the page typed on Enter, full-width figures included', async () => {
    const onChange = vi.fn<(choice: PageChoice) => void>();
    const screen = await renderInKit(<Turning onChange={onChange} />);
    const field = screen.getByRole('textbox', { name: '前往页码' });
    await userEvent.fill(field, '１１');
    await press('{Enter}');
    expect(onChange).toHaveBeenCalledWith({ page: 11, pageSize: 20 });
    await expect.element(field).toHaveFocus();
  });
  test('four digits and the caret fit into it', async () => {
    const screen = await renderInKit(<Turning onChange={() => undefined} />);
    const field = screen.getByRole('textbox', { name: '前往页码' });
    await userEvent.fill(field, '8888');
    const input = field.element();
    expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth);
  });
  test('takes the nearest page there is', async () => {
    const onChange = vi.fn<(choice: PageChoice) => void>();
    const screen = await renderInKit(<Turning onChange={onChange} />);
    await userEvent.fill(screen.getByRole('textbox', { name: '前往页码' }), '99');
    await press('{Enter}');
    expect(onChange).toHaveBeenCalledWith({ page: 12, pageSize: 20 });
  });
  test('shows the present page again when it is left or holds no number', async () => {
    const onChange = vi.fn<(choice: PageChoice) => void>();
    const screen = await renderInKit(<Turning onChange={onChange} />);
    const field = screen.getByRole('textbox', { name: '前往页码' });
    await userEvent.fill(field, '三');
    await press('{Enter}');
    await expect.element(field).toHaveValue('2');
    await userEvent.fill(field, '7');
    await userEvent.tab();
    await expect.element(field).toHaveValue('2');
    expect(onChange).not.toHaveBeenCalled();
  });
});

test('an empty list has one page and nothing to turn', async () => {
  const onChange = vi.fn<(choice: PageChoice) => void>();
  const screen = await renderInKit(<Pagination page={1} pageSize={20} total={0} onChange={onChange} />);
  await expect.element(screen.getByText('共 0 条')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '下一页' }), { force: true });
  expect(onChange).not.toHaveBeenCalled();
});

test('while nobody knows the total none is shown, and one can go back but not on', async () => {
  const onChange = vi.fn<(choice: PageChoice) => void>();
  const screen = await renderInKit(<Turning total={null} onChange={onChange} />);
  expect(screen.container.textContent).not.toMatch(/共 \d/);
  await userEvent.click(screen.getByRole('button', { name: '下一页' }), { force: true });
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: '上一页' }));
  expect(onChange).toHaveBeenCalledWith({ page: 1, pageSize: 20 });
  expect(announcements()).toEqual(['第 1 页']);
});

test('a narrow screen shows the place and two big buttons', async () => {
  await page.viewport(375, 720);
  const screen = await renderInKit(<Turning />);
  await expect.element(screen.getByText('2 / 12')).toBeVisible();
  const box = screen.getByRole('button', { name: '下一页' }).element().getBoundingClientRect();
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
});
