import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ConfirmHost } from '../../../primitives/confirm/index.ts';
import { renderInKit } from '../../../testing/index.ts';
import type { FormSpec } from '../../grammar/index.ts';
import { FormFields, prepareEditors } from '../../render/index.ts';
import { createFormStore } from '../../store/index.ts';
import rows from './typedDates.json' with { type: 'json' };

/** Row of the table: what stands in a field, what is typed from its first part on, and what must stand there then. */
interface Row {
  readonly field: string;
  readonly stands: string;
  readonly typed: string;
  readonly right: string;
}

const CELLS: Readonly<Record<string, string>> = { tableCell: 'day', timeCell: 'clock' };
const spec: FormSpec = {
  parts: [
    { part: 'control', kind: 'date', field: 'date', label: 'date' },
    { part: 'control', kind: 'date', field: 'month', label: 'month', precision: 'month' },
    { part: 'control', kind: 'date', field: 'year', label: 'year', precision: 'year' },
    { part: 'control', kind: 'date', field: 'minute', label: 'minute', precision: 'minute' },
    { part: 'control', kind: 'date', field: 'dateTime', label: 'dateTime', precision: 'second' },
    { part: 'control', kind: 'time', field: 'time', label: 'time', precision: 'second' },
    { part: 'control', kind: 'dateRange', field: 'dateRange', label: 'dateRange' },
    { part: 'control', kind: 'dateRange', field: 'minuteRange', label: 'minuteRange', precision: 'minute' },
    { part: 'control', kind: 'timeRange', field: 'timeRange', label: 'timeRange' },
    {
      part: 'control',
      kind: 'table',
      field: 'rows',
      label: 'rows',
      add: 'add',
      columns: [
        { part: 'control', kind: 'date', field: 'day', label: 'day' },
        { part: 'control', kind: 'time', field: 'clock', label: 'clock', precision: 'second' },
        { part: 'control', kind: 'dateRange', field: 'span', label: 'span' },
      ],
    },
  ],
};

const RANGE = / – /;
const storedOf = (text: string) => (text === '' ? null : RANGE.test(text) ? text.split(RANGE) : text);
const textOf = (value: unknown) => (Array.isArray(value) ? value.join(' – ') : (value ?? ''));

async function drawn(values: Record<string, unknown>) {
  await page.viewport(1280, 1000);
  await prepareEditors(spec);
  const store = createFormStore<Record<string, unknown>>(spec, values);
  await renderInKit(
    <ConfirmHost>
      <FormFields spec={spec} store={store} name="dates" />
    </ConfirmHost>,
  );
  return store;
}

const ROWS: readonly Row[] = rows;

test.each(ROWS.filter(({ field }) => !(field in CELLS)))(
  'over “$stands” of a $field, $typed is $right',
  async ({ field, stands, typed, right }) => {
    const store = await drawn({ [field]: storedOf(stands) });
    await userEvent.click(page.getByRole('group', { name: field, exact: true }).getByRole('spinbutton').first());
    await userEvent.keyboard(typed);
    await userEvent.tab();
    await expect.poll(() => textOf(store.snapshot()[field])).toBe(right);
  },
);

test.each(ROWS.filter(({ field }) => field in CELLS))(
  'over “$stands” of a $field, $typed is $right',
  async ({ field, stands, typed, right }) => {
    const column = CELLS[field] ?? '';
    const store = await drawn({ rows: [{ day: null, clock: null, [column]: storedOf(stands) }] });
    await userEvent.click(document.querySelector(`[data-mp-at="0"] > [data-mp-col="${column === 'day' ? 1 : 2}"]`) as Element);
    await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('spinbutton');
    await userEvent.keyboard(`${typed}{Enter}`);
    const value = () => (store.snapshot()['rows'] as Record<string, unknown>[])[0]?.[column];
    await expect.poll(() => textOf(value())).toBe(right);
  },
);

/** Dates that are left halfway: what then stands in the field, and the problem that is said. */
const PARTIAL = [
  // The year alone made another date: that is the last good one.
  { field: 'date', stands: '2020-03-15', typed: '2024-0', left: ['2024', '00', '15'], good: '2024-03-15' },
  { field: 'date', stands: '', typed: '2024-0', left: ['2024', '00', ''], good: '' },
  { field: 'month', stands: '', typed: '2024', left: ['2024', ''], good: '' },
  { field: 'time', stands: '', typed: '10:2', left: ['10', '02', ''], good: '' },
  { field: 'dateRange', stands: '', typed: '2024-0', left: ['2024', '00', '', '', '', ''], good: '' },
] as const;
const parts = (within: Element) => [...within.querySelectorAll<HTMLInputElement>('[role=spinbutton]')].map(({ value }) => value);

test.each(PARTIAL)(
  '“$typed” over “$stands” stays in a $field that is left, and what is wrong is said',
  async ({ field, stands, typed, left, good }) => {
    const store = await drawn({ [field]: storedOf(stands) });
    const group = page.getByRole('group', { name: field, exact: true });
    await userEvent.click(group.getByRole('spinbutton').first());
    await userEvent.keyboard(typed);
    (document.activeElement as HTMLElement).blur();
    await expect.element(group.getByRole('spinbutton').first()).toHaveAttribute('aria-invalid', 'true');
    expect(parts(group.element())).toEqual(left);
    await expect.element(group).toHaveAccessibleDescription();
    expect(textOf(store.snapshot()[field])).toBe(good);
  },
);

test.each([
  { column: 'day', at: 1, stands: '2020-03-15', typed: '2024-0', kept: '2024-0-15', good: '2024-03-15' },
  { column: 'day', at: 1, stands: '', typed: '2024-0', kept: '2024-0', good: '' },
  { column: 'clock', at: 2, stands: '', typed: '10:2', kept: '10:2', good: '' },
  { column: 'span', at: 3, stands: '', typed: '2024-05-062024-0', kept: '2024-05-06 – 2024-0', good: '' },
])(
  '“$typed” over “$stands” stays in a cell that Tab leaves, with its problem, and is there when the cell is entered again',
  async ({ column, at, stands, typed, kept, good }) => {
    const store = await drawn({ rows: [{ day: null, clock: null, span: null, [column]: storedOf(stands) }] });
    const cell = () => document.querySelector(`[data-mp-at="0"] > [data-mp-col="${at}"]`) as HTMLElement;
    const value = () => (store.snapshot()['rows'] as Record<string, unknown>[])[0]?.[column];
    await userEvent.click(cell());
    await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('spinbutton');
    await userEvent.keyboard(typed);
    await userEvent.keyboard('{Tab}');
    await expect.poll(() => cell().getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => cell().querySelector('[role=spinbutton]')).toBeNull();
    expect(cell().textContent).toContain(kept);
    expect(textOf(value())).toBe(good);
    // Entered again it begins with what was typed, and is not a value before it is one.
    await userEvent.click(cell());
    await expect.poll(() => cell().querySelectorAll('[role=spinbutton]').length).toBeGreaterThan(0);
    expect(parts(cell()).filter(Boolean).map(Number)).toEqual(kept.split(/[-:]| – /).map(Number));
  },
);
