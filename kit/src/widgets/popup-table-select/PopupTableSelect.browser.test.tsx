import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../../primitives/button/index.ts';
import type { DataValue } from '../../primitives/data-picker/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { Stateful } from '../../testing/Stateful.tsx';
import { memoryFeed } from '../../testing/feeds/dataFeed.ts';
import { manyStations, stationConfig, stations } from '../../testing/feeds/stations.ts';
import { announcements, renderInKit } from '../../testing/index.ts';
import { PopupTableSelect } from './index.ts';
import type { PopupTableSelectConfig, PopupTableSelectProps } from './index.ts';
import { oneInTurn } from '../../testing/inTurn.ts';

const designed = (members: Partial<PopupTableSelectConfig> = {}) =>
  ({ kind: 'parsed', config: { ...stationConfig, filterable: true, ...members } }) as const;
const filtered = designed();
const plain = designed({ filterable: false });
const many = designed({ multiple: true });

interface FormProps extends Partial<PopupTableSelectProps> {
  readonly onValue?: (value: DataValue) => void;
}

function Form({ value = null, onValue, feed = memoryFeed(stations), ...props }: FormProps) {
  const [fixed] = useState(feed);
  return (
    <>
      <Stateful first={value} onChange={onValue}>
        {(held) => <PopupTableSelect label="收费站" config={filtered} {...props} {...held} feed={fixed} />}
      </Stateful>
      <Button>保存</Button>
    </>
  );
}

const field = () => page.getByRole('combobox', { name: '收费站', exact: true });
const filter = () => page.getByRole('combobox', { name: '搜索 收费站' });
const grid = () => page.getByRole('grid', { name: '收费站' });
const row = (name: RegExp) => page.getByRole('row', { name });
const said = () => announcements().join(' ');
/** Rows by a stake number that only they have. */
const YUNYANG = /K10\+000/;
const QINGXI = /K13\+170/;
const SHUANGHE = /K16\+340/;

/** Active row, as the element with the focus names it. */
function activeRow(): string | null {
  const id = document.activeElement?.getAttribute('aria-activedescendant');
  return id ? (document.getElementById(id)?.getAttribute('aria-label') ?? null) : null;
}
async function toBeActive(name: RegExp) {
  await expect.poll(activeRow).toMatch(name);
}

beforeEach(() => page.viewport(1280, 800));

async function rendered(props: FormProps = {}) {
  const onValue = vi.fn<(value: DataValue) => void>();
  const screen = await renderInKit(<Form onValue={onValue} {...props} />);
  (field().element() as HTMLElement).focus();
  return { screen, onValue };
}

async function opened(props: FormProps = {}) {
  const all = await rendered(props);
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(row(YUNYANG)).toBeVisible();
  return all;
}

test.for([
  ['Down', () => userEvent.keyboard('{ArrowDown}')],
  ['Alt+Down', () => userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')],
  ['Enter', () => userEvent.keyboard('{Enter}')],
  ['a click', () => userEvent.click(field())],
] as const)('4.1 %s opens the popover with the chosen row active and selected', async ([, open]) => {
  await rendered({ value: 'A02', config: plain });
  await open();
  await toBeActive(QINGXI);
  await expect.element(field()).toHaveAttribute('aria-expanded', 'true');
  await expect.element(field()).toHaveAttribute('aria-haspopup', 'grid');
  expect(field().element().getAttribute('aria-controls')).toBe(grid().element().id);
  await expect.element(row(QINGXI)).toHaveAttribute('aria-selected', 'true');
  await expect.element(field()).toHaveFocus();
});

test('its search box says that it leads to a grid', async () => {
  await opened();
  await expect.element(filter()).toHaveAttribute('aria-haspopup', 'grid');
});

test('4.1 without a value the first row is active', async () => {
  await opened();
  await expect.poll(activeRow).toMatch(YUNYANG);
});

test('the popover is 700 px wide and its table 300 px high', async () => {
  await opened();
  expect(grid().element().getBoundingClientRect()).toMatchObject({ width: 700, height: 300 });
});

test('4.2 Down and Up move the active row and select nothing; all cells are said with their heads', async () => {
  const { onValue } = await opened({ config: plain });
  await toBeActive(YUNYANG);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(activeRow()).toBe('收费站 青溪收费站，桩号 K13+170，路线 G5 京昆高速，电话 0816-6221001');
  expect(document.querySelectorAll('[role=row][aria-selected=true]').length).toBe(0);
  await expect.element(field()).toHaveFocus();
  expect(onValue).not.toHaveBeenCalled();
});

test('4.2 the active row is scrolled into view, and the head does not cover it', async () => {
  await opened({ config: plain });
  await toBeActive(YUNYANG);
  for (let step = 0; step < 14; step += 1) await userEvent.keyboard('{ArrowDown}');
  for (let step = 0; step < 8; step += 1) await userEvent.keyboard('{ArrowUp}');
  const active = document.getElementById(field().element().getAttribute('aria-activedescendant') ?? '');
  const box = active?.getBoundingClientRect();
  const region = grid().element().getBoundingClientRect();
  const head = grid().element().querySelector('[data-mp-head]')?.getBoundingClientRect();
  expect(box?.top).toBeGreaterThanOrEqual((head?.bottom ?? Infinity) - 1);
  expect(box?.bottom).toBeLessThanOrEqual(region.bottom + 1);
});

test('4.3 Left and Right move the caret in the filter', async () => {
  await opened();
  await userEvent.type(filter(), '石桥');
  await userEvent.keyboard('{ArrowLeft}');
  expect((filter().element() as HTMLInputElement).selectionStart).toBe(1);
});

test('4.4 Enter on the active row writes the value and closes, with the focus on the field', async () => {
  const { onValue } = await opened();
  await toBeActive(YUNYANG);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onValue).toHaveBeenCalledExactlyOnceWith('A02');
  await expect.element(grid()).not.toBeInTheDocument();
  await expect.element(field()).toHaveFocus();
  await expect.element(page.getByText('青溪收费站')).toBeVisible();
});

test('4.5 Space in an empty filter turns the active row over and says how many are chosen', async () => {
  await opened({ config: many, value: ['A30'] });
  await toBeActive(YUNYANG);
  await userEvent.keyboard('{ArrowDown} ');
  await expect.element(row(QINGXI)).toHaveAttribute('aria-selected', 'true');
  await expect.poll(said).toContain('已选择 青溪收费站，共 2 项');
  await expect.element(filter()).toHaveFocus();
});

test('4.6 Enter turns the row over and stays open; OK writes the value', async () => {
  const { onValue } = await opened({ config: many });
  await toBeActive(YUNYANG);
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
  await expect.element(row(QINGXI)).toHaveAttribute('aria-selected', 'true');
  expect(onValue).not.toHaveBeenCalled();
  await userEvent.click(page.getByRole('button', { name: '确定' }));
  expect(onValue).toHaveBeenCalledExactlyOnceWith(['A01', 'A02']);
  await expect.element(grid()).not.toBeInTheDocument();
  await expect.element(field()).toHaveFocus();
});

test('4.7 Escape closes with the value as it was, and nothing is cleared on the way', async () => {
  const { onValue } = await opened({ config: many, value: ['A02'] });
  await toBeActive(QINGXI);
  await userEvent.keyboard('{ArrowDown} {Escape}');
  await expect.element(grid()).not.toBeInTheDocument();
  expect(onValue).not.toHaveBeenCalled();
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(row(QINGXI)).toHaveAttribute('aria-selected', 'true');
  await expect.element(row(SHUANGHE)).toHaveAttribute('aria-selected', 'false');
});

test('4.8 Escape on the closed field does nothing; the named button clears', async () => {
  const { onValue } = await rendered({ value: 'A02' });
  await userEvent.keyboard('{Escape}');
  expect(onValue).not.toHaveBeenCalled();
  await userEvent.hover(field());
  await userEvent.click(page.getByRole('button', { name: '清空 收费站' }));
  expect(onValue).toHaveBeenCalledExactlyOnceWith(null);
});

test('4.9 Tab goes to the pages, then to OK, then to the next field, and closes', async () => {
  await opened();
  await userEvent.tab();
  expect(document.activeElement?.closest('nav')).not.toBeNull();
  await expect.element(grid()).toBeVisible();
  while (document.activeElement?.closest('nav')) await userEvent.tab();
  await expect.element(page.getByRole('button', { name: '确定' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: '保存' })).toHaveFocus();
  await expect.element(grid()).not.toBeInTheDocument();
});

test('4.10 PageDown moves eight rows, Ctrl+PageDown to the next page, and says which', async () => {
  const feed = memoryFeed(stations);
  await opened({ feed });
  await toBeActive(YUNYANG);
  await userEvent.keyboard('{PageDown}');
  await toBeActive(/K34\+360/);
  await userEvent.keyboard('{PageUp}');
  await toBeActive(YUNYANG);
  await userEvent.keyboard('{Control>}{PageDown}{/Control}');
  await toBeActive(/K70\+400/);
  await expect.poll(said).toContain('第 2 页，共 3 页');
  await expect.element(row(/K70\+400/)).toHaveAttribute('aria-rowindex', '22');
  expect(feed.lists.at(-1)).toMatchObject({ currentPage: 2 });
  await userEvent.keyboard('{Control>}{PageUp}{/Control}');
  await toBeActive(YUNYANG);
});

test('4.11 typing asks once the text is typed, replaces the list, and no row is active until Down', async () => {
  const feed = memoryFeed(stations);
  await opened({ feed });
  await userEvent.type(filter(), '石桥');
  await expect.element(row(/K19\+510/)).toBeVisible();
  await expect.poll(said).toContain('找到 5 项');
  expect(activeRow()).toBeNull();
  expect(feed.lists.filter(({ keyword }) => keyword !== '')).toEqual([expect.objectContaining({ keyword: '石桥', currentPage: 1 })]);
  await expect.element(filter()).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await toBeActive(/K19\+510/);
});

test('4.11 a letter on the closed field opens it and is the beginning of the filter', async () => {
  await rendered();
  await userEvent.keyboard('A');
  await expect.element(filter()).toHaveFocus();
  await expect.element(filter()).toHaveValue('A');
  await userEvent.keyboard('09');
  await expect.element(filter()).toHaveValue('A09');
});

test('4.11 a Chinese word is asked for once it is composed, not letter by letter', async () => {
  const feed = memoryFeed(stations);
  await opened({ feed });
  const input = filter().element() as HTMLInputElement;
  const type = (text: string) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true, data: text }));
  };
  input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  for (const text of ['s', 'shi', 'shi q']) type(text);
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true }));
  type('石桥');
  input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '石桥' }));
  await expect.element(row(/K19\+510/)).toBeVisible();
  await expect.poll(() => feed.lists.map(({ keyword }) => keyword).filter(Boolean)).toEqual(['石桥']);
  await expect.element(grid()).toBeVisible();
});

test('4.12 OK with nothing chosen emits an empty value and says so', async () => {
  const { onValue } = await opened();
  await userEvent.click(page.getByRole('button', { name: '确定' }));
  expect(onValue).toHaveBeenCalledExactlyOnceWith(null);
  await expect.poll(said).toContain('未选择');
  await expect.element(field()).toHaveFocus();
});

test('4.13 in a modal dialog Escape closes the popover only', async () => {
  const onClose = vi.fn<() => void>();
  await renderInKit(
    <Dialog title="登记" widthPx={600} onClose={onClose} footer={<span />}>
      <Form />
    </Dialog>,
  );
  (field().element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(row(YUNYANG)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(grid()).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  await expect.element(page.getByRole('dialog', { name: '登记' })).toBeVisible();
});

test('4.14 a disabled field is a button that opens a read-only detail', async () => {
  await renderInKit(<Form value="A02" use="disabled" />);
  const view = page.getByRole('button', { name: '查看 收费站 青溪收费站' });
  (view.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog').getByText('K13+170')).toBeVisible();
});

test.for([
  ['under 768 px', 767, 800],
  ['at 400 %% zoom', 320, 256],
] as const)('4.15 %s it is a sheet as wide as the page, a dialog with a name', async ([, width, height]) => {
  await page.viewport(width, height);
  await rendered({ value: 'A02' });
  await userEvent.keyboard('{ArrowDown}');
  const sheet = page.getByRole('dialog', { name: '收费站' });
  await expect.element(sheet).toBeVisible();
  await expect.poll(() => sheet.element().getBoundingClientRect().width).toBe(width);
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(field()).toHaveFocus();
});

test('on a sheet the focus is never lost when there turn out to be no rows', async () => {
  await page.viewport(375, 700);
  await rendered({ feed: memoryFeed([], { delayMs: 100 }) });
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByText('还没有数据')).toBeVisible();
  expect(page.getByRole('dialog').element().contains(document.activeElement)).toBe(true);
});

test('without pages 10,000 rows are asked for; few are drawn and the total is true', async () => {
  const feed = memoryFeed(manyStations);
  await opened({ feed, config: designed({ hasPage: false }) });
  expect(feed.lists.at(-1)).toMatchObject({ currentPage: 1, pageSize: 10_000 });
  await expect.element(grid()).toHaveAttribute('aria-rowcount', '12001');
  expect(document.querySelectorAll('[role=row]').length).toBeLessThan(60);
});

test('a failed load says so in the list, and its retry is the next row down', async () => {
  await rendered({ feed: memoryFeed(stations, { failures: { list: 1, lookup: 0 } }) });
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(said).toContain('加载失败，可重试');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(row(YUNYANG)).toBeVisible();
});

test('opening anew forgets the keyword and loads again', async () => {
  const feed = memoryFeed(stations);
  await opened({ feed });
  await userEvent.type(filter(), '石桥');
  await expect.element(row(/K19\+510/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(row(YUNYANG)).toBeVisible();
  await expect.element(filter()).toHaveValue('');
});

test.for(
  oneInTurn(
    [
      ['zh', '确定', '搜索 收费站'],
      ['zhtw', '確定', '搜尋 收费站'],
      ['en', 'OK', 'Search 收费站'],
    ] as const,
    'PopupTableSelect',
  ),
)('the popover speaks %s', async ([locale, confirm, search]) => {
  await renderInKit(<Form />, { locale });
  (field().element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('button', { name: confirm, exact: true })).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: search })).toBeVisible();
});

test('who types at the pages stays there while a search is under way', async () => {
  const feed = memoryFeed(stations, { delayMs: 50 });
  await opened({ feed });
  await userEvent.fill(filter(), 'K1');
  const jump = page.getByRole('textbox', { name: '前往页码' });
  (jump.element() as HTMLElement).focus();
  await expect.poll(() => feed.lists.at(-1)?.keyword).toBe('K1');
  await expect.element(row(QINGXI)).toBeVisible();
  expect(document.activeElement).toBe(jump.element());
});
