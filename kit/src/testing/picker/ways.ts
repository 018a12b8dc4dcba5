import { page, userEvent } from 'vitest/browser';
import type { Locator } from 'vitest/browser';
import { announcements } from '../renderInKit.tsx';
import type { PickerWay } from './types.ts';

const pressRow = (row: Locator) => userEvent.click(row);
async function spaceOn(place: Locator) {
  (place.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
}

/** A dialog with a tree, and a button that writes. @source forms §2.1–2.5 */
export const treeDialog: PickerWay = {
  surface: (name) => page.getByRole('dialog', { name }),
  hasKeyboard: (surface, focused) => surface.contains(focused),
  remainingStops: 12,
  searchBox: () => page.getByRole('dialog').getByRole('searchbox').first(),
  searchesBy: 'typing',
  choose: pressRow,
  attempt: spaceOn,
  announcementOf: () => announcements().join('\n'),
  writtenBy: { one: 'button', many: 'button' },
  retry: () => userEvent.click(page.getByRole('button', { name: '重试' })),
  nothing: '暂无内容',
};

/** A tree that hangs from its field: one is written by choosing it. @source forms §2.5 */
export const hangingTree: PickerWay = { ...treeDialog, remainingStops: 1, writtenBy: { one: 'choosing', many: 'button' } };

/** A dialog with a tree that narrows the table beside it. @source forms §2.5 */
export const treeAndTable: PickerWay = treeDialog;

/** A dialog or a drawer with a table of rows. @source forms §2.6 */
export const tableDialog: PickerWay = {
  ...treeAndTable,
  searchesBy: 'enter',
  nothing: '还没有数据',
};

/** A table that hangs from its field, which keeps the keyboard, or the filter over it does. @source forms §2.6 */
export const hangingTable: PickerWay = {
  ...tableDialog,
  surface: (name) => page.getByRole('grid', { name, exact: true }).or(page.getByRole('group', { name, exact: true })),
  hasKeyboard: ({ id }, focused) => focused.getAttribute('aria-controls') === id,
  remainingStops: 1,
  searchBox: (label) => page.getByRole('combobox', { name: `搜索 ${label}` }),
  searchesBy: 'typing',
  choose: pressRow,
  // The browser knows that it is of no use.
  attempt: (row) => userEvent.click(row, { force: true }),
  announcementOf: (row) => row.element().getAttribute('aria-label') ?? '',
  writtenBy: { one: 'choosing', many: 'button' },
  retry: () => userEvent.click(page.getByRole('row', { name: /重试/ })),
};
