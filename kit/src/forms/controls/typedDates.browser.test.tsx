import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ConfirmHost } from '../../primitives/confirm/index.ts';
import { renderInKit } from '../../testing/index.ts';
import type { FormSpec } from '../grammar/index.ts';
import { FormFields, prepareEditors } from '../render/index.ts';
import { createFormStore } from '../store/index.ts';
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
      ],
    },
  ],
};

const RANGE = / – /;
const keptOf = (text: string) => (text === '' ? null : RANGE.test(text) ? text.split(RANGE) : text);
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
    const store = await drawn({ [field]: keptOf(stands) });
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
    const store = await drawn({ rows: [{ day: null, clock: null, [column]: keptOf(stands) }] });
    await userEvent.click(document.querySelector(`[data-at="0"] > [data-col="${column === 'day' ? 1 : 2}"]`) as Element);
    await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('spinbutton');
    await userEvent.keyboard(`${typed}{Enter}`);
    const value = () => (store.snapshot()['rows'] as Record<string, unknown>[])[0]?.[column];
    await expect.poll(() => textOf(value())).toBe(right);
  },
);
