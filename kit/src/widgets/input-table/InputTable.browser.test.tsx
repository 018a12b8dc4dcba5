import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { announcements, renderInKit } from '../../testing/index.ts';
import { Items, itemColumns, itemsUpTo } from './examples/items.tsx';
import type { CellFieldProps, Row } from './index.ts';

const press = (keys: string) => userEvent.keyboard(keys);
const focused = () => document.activeElement;
const valueAt = (at: number, col: number) => {
  const cell = document.querySelector(`[data-mp-at="${at}"] > [data-mp-col="${col}"]`);
  return cell?.querySelector('input')?.value ?? cell?.textContent;
};
/** Place of the keyboard, as `row:column`, and whether the cell is edited. */
const place = () => {
  const cell = focused()?.closest('[data-mp-col]');
  return `${cell?.parentElement?.dataset['mpAt']}:${cell?.getAttribute('data-mp-col')} ${cell?.closest('[role=grid]')?.getAttribute('data-mode')}`;
};
const last = <Item,>(calls: readonly (readonly Item[])[]) => calls.at(-1)?.[0];
async function intoGrid() {
  await userEvent.click(page.getByRole('button', { name: '之前' }));
  await userEvent.tab();
}

/** Cells of the row of sums. */
const SUMS = 5;

beforeEach(() => page.viewport(1280, 800));

test('a row is added with its first cell edited, what is typed is in it, and the sum follows', async () => {
  const onRows = vi.fn<(rows: readonly Row[]) => void>();
  const screen = await renderInKit(<Items onRows={onRows} />);
  await screen.getByRole('button', { name: '新增一行' }).click();
  await expect.poll(place).toBe('3:1 edit');
  await press('螺栓');
  await press('{Tab}2.5');
  expect(place()).toBe('3:2 edit');
  expect(last(onRows.mock.calls)?.[3]).toMatchObject({ name: '螺栓', count: '2.5' });
  expect(valueAt(3, 2)).toBe('2.5');
  await expect.element(screen.getByText('1,237', { exact: true })).toBeVisible();
});

test('a press is not lost to the sentence it brings under a cell', async () => {
  const onPress = vi.fn<() => void>();
  const screen = await renderInKit(
    <>
      <Items />
      <button type="button" onClick={onPress}>
        提交
      </button>
    </>,
  );
  await screen.getByRole('button', { name: '新增一行' }).click();
  await expect.poll(place).toBe('3:1 edit');
  const button = screen.getByRole('button', { name: '提交' });
  const topPx = () => button.element().getBoundingClientRect().top;
  const beforePx = topPx();
  // On the upper edge, from which the sentence moves it away, and as long as a person presses.
  await userEvent.click(button, { position: { x: 12, y: 2 }, delay: 120 });
  expect(onPress).toHaveBeenCalledOnce();
  await expect.poll(topPx).toBeGreaterThan(beforePx);
});

test('the grid is one stop of Tab; arrows go from cell to cell and on to the sums', async () => {
  await renderInKit(<Items />);
  await intoGrid();
  expect(place()).toBe('0:1 nav');
  await press('{ArrowDown}{ArrowRight}');
  expect(place()).toBe('1:2 nav');
  await press('{Control>}{End}{/Control}');
  expect(place()).toBe('2:5 nav');
  await press('{ArrowDown}');
  expect(place()).toBe('3:5 nav');
  await press('{Control>}{Home}{/Control}');
  expect(place()).toBe('0:1 nav');
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: '新增一行' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(place()).toBe('0:1 nav');
});

test('a cell whose words are not of the page’s language says so, beside the keyboard and under it', async () => {
  await renderInKit(<Items />, { locale: 'en' });
  await intoGrid();
  const langs = () =>
    [...document.querySelectorAll('[role=grid] [data-mp-at] [lang]')].map((part) => [part.textContent, part.getAttribute('lang')]);
  await press('螺栓');
  await press('{ArrowDown}');
  await expect.poll(langs).toContainEqual(['螺栓', 'zh-Hans-CN']);
  expect(langs(), 'a choice nobody edits').toContainEqual(['米', 'zh-Hans-CN']);
  const words = [...document.querySelectorAll('[role=gridcell] > [lang]')].find(({ textContent }) => textContent === '螺栓');
  const room = words?.parentElement && getComputedStyle(words.parentElement).paddingInlineStart;
  expect([room, words && getComputedStyle(words).marginInlineStart], 'as far from the line as all others').toEqual(['12px', '0px']);
});

test('Ctrl+A chooses every cell and leaves the keyboard where it is, until it moves', async () => {
  await renderInKit(<Items rows={itemsUpTo(1000)} />);
  await intoGrid();
  await press('{ArrowDown}{ArrowRight}{Control>}a{/Control}');
  expect(place()).toBe('1:2 nav');
  expect(document.querySelectorAll('[data-mp-at] > [data-mp-col]:not([aria-selected=true]):not([role=rowheader])')).toHaveLength(SUMS);
  expect(announcements().at(-1)).toContain('1,000');
  await press('{ArrowLeft}');
  expect(document.querySelector('[aria-selected=true]')).toBeNull();
});

test('Enter chooses the text, F2 puts the caret at its end, Escape undoes, Enter goes on below', async () => {
  const onRows = vi.fn<(rows: readonly Row[]) => void>();
  await renderInKit(<Items onRows={onRows} />);
  await intoGrid();
  await press('{ArrowRight}{F2}');
  expect(place()).toBe('0:2 edit');
  await press('9{Escape}');
  expect(place()).toBe('0:2 nav');
  expect(valueAt(0, 2)).toBe('1,200.00');
  await press('{Enter}7{Enter}');
  expect(place()).toBe('1:2 nav');
  expect(valueAt(0, 2)).toBe('7.00');
  await press('8');
  expect(place()).toBe('1:2 edit');
  expect(valueAt(1, 2)).toBe('8');
  await press('{Shift>}{Enter}{/Shift}');
  expect(place()).toBe('0:2 nav');
  expect(last(onRows.mock.calls)?.slice(0, 2)).toMatchObject([{ count: '7' }, { count: '8' }]);
});

test('one cell is a text box, wherever the keyboard is: a press puts the caret where it was, a focus from elsewhere leads into it', async () => {
  await renderInKit(<Items rows={itemsUpTo(200)} />);
  const boxes = () => [...document.querySelectorAll('[role=grid] input')].map((box) => box.getAttribute('aria-label'));
  expect(boxes()).toEqual(['物料，第 1 行']);
  const cell = document.querySelector<HTMLElement>('[data-mp-at="2"] > [data-mp-col="1"]');
  await userEvent.click(cell as Element, { position: { x: 4, y: 10 } });
  expect([place(), boxes()]).toEqual(['2:1 edit', ['物料，第 3 行']]);
  await press('前');
  expect(valueAt(2, 1)).toBe('前物料 3');
  const other = document.querySelector<HTMLElement>('[data-mp-at="4"] > [data-mp-col="2"]');
  other?.focus();
  await expect.element(page.getByRole('textbox', { name: '数量，第 5 行' })).toHaveFocus();
  await press('7{Enter}');
  expect([valueAt(4, 2), boxes()]).toEqual(['7.00', ['数量，第 6 行']]);
});

test('a deleted row is asked about, and the row in its place has the keyboard', async () => {
  const screen = await renderInKit(<Items />);
  await intoGrid();
  await press('{ArrowDown}{ArrowRight}{Control>}{Delete}{/Control}');
  await expect.element(screen.getByRole('alertdialog')).toBeVisible();
  await screen.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect.poll(place).toBe('1:2 nav');
  expect(valueAt(1, 1)).toBe('改性沥青');
  await expect.poll(announcements).toContain('已删除第 2 行，剩余 2 行');
  await press('{Control>}z{/Control}');
  expect(valueAt(1, 1)).toBe('警示锥筒');
  await expect.poll(announcements).toContain('已撤销 删除第 2 行');
});

test('a choice opens with Enter, takes the option and gives the keyboard back to its cell', async () => {
  const onRows = vi.fn<(rows: readonly Row[]) => void>();
  await renderInKit(<Items onRows={onRows} />);
  await intoGrid();
  await press('{End}{ArrowLeft}{ArrowLeft}{Enter}');
  await userEvent.click(page.getByRole('option', { name: '桶' }));
  await expect.poll(() => last(onRows.mock.calls)?.[0]).toMatchObject({ unit: '桶' });
});

test('1,000 rows draw those in view', async () => {
  await renderInKit(<Items rows={itemsUpTo(1000)} />);
  await intoGrid();
  await press('{Control>}{End}{/Control}');
  expect(place()).toBe('999:5 nav');
  expect(document.querySelectorAll('[role=row][data-mp-row]').length).toBeLessThan(40);
  await expect.element(page.getByText('500,500', { exact: true })).toBeVisible();
});

test('as cards, too, a block is pasted into a column and everything is taken back and done again', async () => {
  await page.viewport(375, 800);
  const onRows = vi.fn<(rows: readonly Row[]) => void>();
  const screen = await renderInKit(<Items onRows={onRows} />);
  const field = document.querySelector<HTMLInputElement>('[data-cards] [data-mp-index="0"] input');
  field?.focus();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', '螺栓\n垫片');
  field?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  const names = () =>
    last(onRows.mock.calls)
      ?.slice(0, 2)
      .map((row) => row['name']);
  await expect.poll(names).toEqual(['螺栓', '垫片']);
  const before = screen.getByRole('button', { name: '撤销' }).element();
  await userEvent.click(before);
  expect(names()).not.toContain('螺栓');
  await expect.poll(announcements).toContain('已撤销 粘贴 2 个单元格');
  expect(focused()).toBe(before);
  await userEvent.click(screen.getByRole('button', { name: '重做' }));
  expect(names()).toEqual(['螺栓', '垫片']);
});

test('as cards, a field of several lines takes a column from a spreadsheet as cells, and the lines of a letter as its text', async () => {
  await page.viewport(375, 800);
  const onRows = vi.fn<(rows: readonly Row[]) => void>();
  const [column] = itemColumns;
  const Lines = ({ label, value }: CellFieldProps) => <textarea aria-label={label} defaultValue={String(value)} />;
  await renderInKit(<Items onRows={onRows} columns={column ? [{ ...column, kind: 'field', Field: Lines }] : []} />);
  const paste = (text: string, html: string) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    clipboardData.setData('text/html', html);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.querySelector('[data-cards] textarea')?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(paste('甲\n乙', '<p>甲</p><p>乙</p>')).toBe(false);
  expect(paste('甲\r\n乙\r\n', '<table><tr><td>甲</td></tr><tr><td>乙</td></tr></table>')).toBe(true);
  await expect.poll(() => last(onRows.mock.calls)?.map((row) => row['name'])).toEqual(['甲', '乙', '改性沥青']);
});

test('what is wrong in a cell is read whole, in a table whose problems are told and in one that has just been left', async () => {
  await page.viewport(1440, 900);
  const [name, count, ...others] = itemColumns;
  const says = '请填写 0.00 到 999999.99 之间的数字';
  const columns = [
    name,
    { ...count, flex: 0, problem: (row: Row) => (row['count'] === null ? says : null) },
    ...others,
  ] as typeof itemColumns;
  await renderInKit(<Items columns={columns} />);
  await intoGrid();
  await press('{ArrowRight}{Delete}{ArrowDown}');
  const isWhole = () => {
    const problem = document.querySelector('[data-mp-at="0"] [data-part=problem]');
    const row = problem?.closest('[role=row]')?.getBoundingClientRect();
    const at = problem?.getBoundingClientRect();
    if (!problem || !row || !at) return null;
    return [
      problem.scrollHeight <= problem.clientHeight,
      problem.scrollWidth <= problem.clientWidth,
      at.bottom <= row.bottom,
      at.top >= row.top,
    ];
  };
  await expect.poll(isWhole).toEqual([true, true, true, true]);
  const below = () => document.querySelector('[data-mp-at="1"]')?.getBoundingClientRect().top ?? 0;
  await expect.poll(() => below() >= (document.querySelector('[data-mp-at="0"]')?.getBoundingClientRect().bottom ?? 0)).toBe(true);
});

test('a window that becomes narrow and wide again keeps what is being typed, and the keyboard in its field', async () => {
  const onRows = vi.fn<(rows: readonly Row[]) => void>();
  await renderInKit(<Items onRows={onRows} />);
  await intoGrid();
  await press('{ArrowDown}{ArrowRight}7');
  const { id } = focused() ?? {};
  await page.viewport(375, 800);
  await expect.poll(() => [focused()?.closest('fieldset') !== null, focused()?.id]).toEqual([true, id]);
  expect(last(onRows.mock.calls)?.[1]).toMatchObject({ count: '7' });
  await page.viewport(1280, 800);
  await expect.poll(() => [focused()?.closest('[role=grid]') !== null, focused()?.id]).toEqual([true, id]);
  await press('8{Tab}');
  expect(last(onRows.mock.calls)?.[1]).toMatchObject({ count: '8' });
});

test('a cell that does not show all of its words does while it has the keyboard', async () => {
  const long = '云阳至青溪段跨线桥与长下坡路段就近收费站（含超限检测与应急指挥中心）波形梁护栏板';
  await page.viewport(900, 800);
  await renderInKit(<Items rows={[{ ...itemsUpTo(1)[0], name: long, code: long }]} />);
  await userEvent.click(page.getByRole('button', { name: '之前' }));
  await userEvent.tab();
  const tip = () => document.querySelector('[data-name-tip]')?.textContent ?? null;
  await expect.poll(tip).toBe(long);
  await press('{ArrowRight}');
  await expect.poll(tip).toBeNull();
  await press('{End}');
  await expect.poll(tip).toBe(long);
  await press('{Escape}');
  expect(tip()).toBeNull();
});
