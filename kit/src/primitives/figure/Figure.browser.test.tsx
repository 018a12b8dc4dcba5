import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInKit } from '../../testing/index.ts';
import { DataTable } from '../data-table/index.ts';
import type { Column, ColumnSettings } from '../data-table/index.ts';
import { Figure } from './index.ts';

const AMOUNT = '1,355,961.00';
const SUM = '98,765,432,109.75';
const isCut = (element: Element | null | undefined) => element?.hasAttribute('data-mp-cut');
const frame = () => document.querySelector('[data-figure-test] > span');

function Narrow() {
  const [px, setPx] = useState(40);
  return (
    <>
      <div data-figure-test="" style={{ inlineSize: px }}>
        <Figure>{AMOUNT}</Figure>
      </div>
      <button onClick={() => setPx(200)}>wider</button>
    </>
  );
}

test('a figure without room is not drawn in part: its text stays, is shown under the pointer, and comes back with the room', async () => {
  await renderInKit(<Narrow />);
  await expect.poll(() => isCut(frame())).toBe(true);
  expect(frame()?.textContent).toBe(AMOUNT);
  expect(getComputedStyle(frame() as Element, '::after').content).toContain('####');
  await userEvent.hover(frame() as Element);
  expect((frame() as HTMLElement).title).toBe(AMOUNT);
  await userEvent.click(page.getByRole('button', { name: 'wider' }));
  await expect.poll(() => isCut(frame())).toBe(false);
  await userEvent.hover(frame() as Element);
  expect((frame() as HTMLElement).title).toBe('');
});

interface Row {
  readonly id: string;
  readonly amount: string;
}
const ROWS: readonly Row[] = [
  { id: '1', amount: AMOUNT },
  { id: '2', amount: '12.00' },
];
const COLUMNS: readonly Column<Row>[] = [
  { id: 'id', prop: 'id', header: 'No.', text: ({ id }) => id, width: { px: 80 }, narrow: 'title' },
  // As designs have it: content of its own, and a width that is too small.
  {
    id: 'amount',
    prop: 'amount',
    header: 'Sum',
    text: ({ amount }) => amount,
    cell: ({ amount }) => amount,
    align: 'end',
    width: { px: 80 },
    narrow: 'meta',
  },
  {
    id: 'price',
    prop: 'price',
    header: 'Price',
    text: ({ amount }) => amount,
    align: 'end',
    width: { flex: 1, minPx: 60 },
    narrow: 'hidden',
  },
];
const summary = ({ id }: Column<Row>) => (id === 'amount' ? SUM : '');
const OPEN = [{ id: 'open', label: 'Open', run: () => undefined }];
const narrowed: ColumnSettings = { order: [], hidden: [], widthsPx: { amount: 64 }, pinned: {} };

const table = (settings?: ColumnSettings) => (
  <DataTable
    label="Orders"
    columns={COLUMNS}
    rows={ROWS}
    rowId={({ id }) => id}
    rowLabel={({ id }) => id}
    summary={summary}
    actions={() => OPEN}
    {...(settings && { columnSettings: settings })}
  />
);
const figures = () =>
  [...document.querySelectorAll('[role=gridcell] > span, [role=cell] > span')].filter(({ textContent }) => /\d,\d/.test(textContent));
/** Nothing of a figure lies outside its cell. */
const isWhole = (one: Element) => {
  const digits = one.firstElementChild?.getBoundingClientRect();
  const cell = one.closest('[role=gridcell], [role=cell]')?.getBoundingClientRect();
  return digits !== undefined && cell !== undefined && digits.left >= cell.left && digits.right <= cell.right + 0.5;
};

test.each([320, 600, 1000, 1440])('at %i px the figures of a list and its sums are drawn whole', async (width) => {
  await page.viewport(width, 700);
  await renderInKit(<div style={{ inlineSize: width - 20, blockSize: 300 }}>{table()}</div>);
  await expect.poll(() => figures().length).toBeGreaterThanOrEqual(2);
  expect(
    figures()
      .filter((one) => isCut(one) === true || !isWhole(one))
      .map(({ textContent }) => textContent),
  ).toEqual([]);
});

test('in a column somebody has made too narrow the figure is not drawn, and shown beside its cell while that has the keyboard', async () => {
  await page.viewport(1000, 700);
  await renderInKit(<div style={{ inlineSize: 900, blockSize: 300 }}>{table(narrowed)}</div>);
  await expect.poll(() => figures().filter(isCut).length).toBe(2);
  await userEvent.keyboard('{Tab}');
  for (let turn = 0; turn < 6 && document.activeElement?.textContent !== AMOUNT; turn += 1) await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement?.textContent).toBe(AMOUNT);
  await expect.poll(() => document.querySelector('[data-name-tip]')?.textContent).toBe(AMOUNT);
});
