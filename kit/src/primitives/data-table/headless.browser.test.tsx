import { StrictMode, useState } from 'react';
import { render } from 'vitest-browser-react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { HeadlessProvider } from '../../engines/environment/index.ts';
import { OwnTable } from './examples/OwnTable.tsx';
import { AS_DECLARED } from './columns/columnView.ts';
import type { Column, TableData } from './headless.ts';

const said = () => document.querySelector('[data-live-region=polite]')?.textContent;
const focused = () => document.activeElement?.closest('[role=row]')?.getAttribute('aria-label');
const drawnRows = () => [...document.querySelectorAll('[role=row][data-mp-row]')];

interface Part {
  readonly id: string;
  readonly name: string;
  readonly stock: number;
  readonly within?: readonly Part[];
}
const column = (id: string, over: Partial<Column<Part>> = {}): Column<Part> => ({
  id,
  header: id,
  text: ({ name }) => `${name} ${id}`,
  width: { px: 100 },
  narrow: 'meta',
  ...over,
});

test('rows of one’s own in plain markup are a grid with names, places and one tab stop, without a provider', async () => {
  const screen = await render(<OwnTable />);
  const grid = screen.getByRole('grid', { name: '部品表' });
  await expect.element(grid).toHaveAttribute('aria-rowcount', '10001');
  await userEvent.tab();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  expect(document.activeElement?.getAttribute('aria-rowindex')).toBe('10001');
  expect(grid.element().querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  expect(drawnRows().length).toBeLessThan(30);
});

test('keys go into the parts of a row: the checkbox chooses it, and says so in the given words', async () => {
  await render(<OwnTable />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('部品 2 を選択');
  await userEvent.keyboard(' ');
  await expect.poll(said).toBe('部品 2 を選択しました、計 1 件');
  expect(document.activeElement?.closest('[role=row]')?.getAttribute('aria-selected')).toBe('true');
});

test('an action runs for its row, by Enter on the row and by a press, whatever marks stand in the cells', async () => {
  const onOpen = vi.fn<(id: string) => void>();
  const screen = await render(<OwnTable onOpen={onOpen} />);
  await userEvent.click(screen.getByText('部品 3', { exact: true }));
  await userEvent.click(screen.getByRole('button', { name: '開く 部品 4' }));
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{Enter}');
  expect(onOpen.mock.calls).toEqual([['p4'], ['p4']]);
});

test('a header orders the rows and says how', async () => {
  const announce = vi.fn<(text: string) => void>();
  const screen = await render(
    <HeadlessProvider announce={announce}>
      <OwnTable />
    </HeadlessProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: '在庫' }));
  expect(announce.mock.calls.flat()).toEqual(['在庫 の昇順に並べました']);
  await expect.element(screen.getByRole('columnheader', { name: '在庫' })).toHaveAttribute('aria-sort', 'ascending');
  expect(drawnRows()[0]?.getAttribute('aria-label')).toMatch(/, 0$/);
});

test('the checkbox of the head chooses all rows, and is mixed while some are', async () => {
  const screen = await render(<OwnTable />);
  const all = screen.getByRole('checkbox', { name: 'すべて選択' });
  await userEvent.click(all);
  await expect.element(screen.getByRole('checkbox', { name: '部品 9 を選択' })).toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: '部品 2 を選択' }));
  expect((all.element() as HTMLInputElement).indeterminate).toBe(true);
});

test('from right to left the arrows to the sides change places', async () => {
  await render(
    <div dir="rtl">
      <OwnTable />
    </div>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('部品 1 を選択');
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement?.getAttribute('role')).toBe('row');
});

test('choosing one row draws no other, also in StrictMode', async () => {
  const drawn = vi.fn<(name: string) => void>();
  const cell = ({ name }: Part) => {
    drawn(name);
    return name;
  };
  const columns = [column('name', { cell, text: ({ name }) => name, narrow: 'title' })];
  const screen = await render(
    <StrictMode>
      <OwnTable columns={columns} />
    </StrictMode>,
  );
  await userEvent.click(screen.getByRole('checkbox', { name: '部品 1 を選択' }));
  drawn.mockClear();
  await userEvent.click(screen.getByRole('checkbox', { name: '部品 2 を選択' }));
  await expect.element(screen.getByRole('checkbox', { name: '部品 2 を選択' })).toBeChecked();
  expect(new Set(drawn.mock.calls.flat())).toEqual(new Set(['部品 1', '部品 2']));
});

test('of many columns only those in sight have cells, the others are one room as wide as they are', async () => {
  const columns = Array.from({ length: 60 }, (_, at) => column(`c${at}`, at === 0 ? { narrow: 'title' } : {}));
  const screen = await render(<OwnTable columns={columns} isOperated={false} />);
  const region = screen.getByRole('group', { name: '部品表' }).element();
  const row = () => drawnRows()[0] as HTMLElement;
  expect(row().children.length).toBeLessThan(40);
  expect(row().lastElementChild?.getBoundingClientRect().right).toBeCloseTo(row().getBoundingClientRect().right, 0);
  region.scrollLeft = region.scrollWidth;
  await expect.poll(() => row().textContent).toContain('c59');
  expect(row().querySelector('[role=rowheader]')).not.toBeNull();
  expect(row().lastElementChild?.getBoundingClientRect().right).toBeCloseTo(row().getBoundingClientRect().right, 0);
});

test('columns that somebody has set are in their order, without those that are hidden', async () => {
  const columns = ['a', 'b', 'c'].map((id) => column(id));
  const settings = { order: ['c', 'a'], hidden: ['b'], widthsPx: { a: 222 }, pinned: {} };
  const screen = await render(<OwnTable columns={columns} columnSettings={settings} isOperated={false} />);
  const headers = () => screen.getByRole('columnheader').elements();
  await expect.poll(() => headers().map(({ textContent }) => textContent)).toEqual(['c', 'a']);
  expect(headers()[1]?.getBoundingClientRect().width).toBe(222);
});

test('the edge after a header makes its column wider, by arrows, and says how wide it is', async () => {
  const onColumnsChange = vi.fn<NonNullable<TableData<Part>['onColumnsChange']>>();
  const screen = await render(<OwnTable onColumnsChange={onColumnsChange} columnSettings={AS_DECLARED} />);
  const edge = screen.getByRole('separator', { name: '在庫 の幅' });
  await expect.element(edge).toHaveAttribute('aria-valuetext', '100 ピクセル');
  (edge.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(onColumnsChange.mock.calls[0]?.[0].widthsPx).toEqual({ stock: 108 });
});

const branch: Part = { id: 'b', name: '棟', stock: 1, within: [{ id: 'b1', name: '室', stock: 2 }] };

function OwnTree() {
  const [expandedIds, onExpandedChange] = useState<ReadonlySet<string>>(new Set<string>());
  const [childrenOf] = useState(
    () =>
      ({ within }: Part) =>
        within,
  );
  return <OwnTable rows={[branch]} tree={{ childrenOf, expandedIds, onExpandedChange }} />;
}

test('a tree of rows is a treegrid: a press on the mark of a branch opens it, and its rows say their level', async () => {
  const screen = await render(<OwnTree />);
  await expect.element(screen.getByRole('treegrid', { name: '部品表' })).toBeVisible();
  await userEvent.click(screen.getByText('+'));
  await expect.element(screen.getByRole('row', { name: '室, 2' })).toHaveAttribute('aria-level', '2');
  await userEvent.click(screen.getByText('–'));
  await expect.element(screen.getByRole('row', { name: '棟, 1' })).toHaveAttribute('aria-expanded', 'false');
});

test('a list that goes on has a button for more, reached after the last row, and sums below it', async () => {
  const load = vi.fn<() => void>();
  const rows = Array.from({ length: 30 }, (_, at) => ({ id: `r${at}`, name: `行 ${at}`, stock: at }));
  const summary = ({ id }: { readonly id: string }) => (id === 'stock' ? '435' : '');
  const announce = vi.fn<(text: string) => void>();
  const draw = (kind: 'more' | 'loading') => (
    <HeadlessProvider announce={announce}>
      <OwnTable rows={rows} list={{ more: kind === 'more' ? { kind, load } : { kind } }} summary={summary} />
    </HeadlessProvider>
  );
  const screen = await render(draw('more'));
  await expect.element(screen.getByRole('row', { name: '合計, 在庫 435' })).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Control>}{End}{/Control}{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('さらに読み込む');
  load.mockClear();
  await userEvent.keyboard('{Enter}');
  expect(load).toHaveBeenCalledOnce();
  await screen.rerender(draw('loading'));
  expect(announce.mock.calls.flat()).toEqual(['読み込み中です']);
});

test('rows that are narrow are named as wide ones are, and their heads are not seen parts of the keyboard', async () => {
  await render(<OwnTable look="narrow" />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}');
  expect(focused()).toBe('部品 1, 919');
});
