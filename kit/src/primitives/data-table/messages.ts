import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { BranchMessages, MoreMessages, TableMessages } from './messageTypes.ts';

/** Stands for a name nobody has. */
const ANY_NAME = '\0';

/** Words around the name of a row: the catalogue is asked once for a table, not for every row a jump draws. */
function around(words: (name: string) => string): (name: string) => string {
  let parts: readonly string[] | undefined;
  return (name) => (parts ??= words(ANY_NAME).split(ANY_NAME)).join(name);
}

/** Words of a table from a catalogue. */
export const tableMessages = (i18n: I18n): TableMessages => ({
  actions: i18n._(msg`Actions`),
  actionsOf: around((row) => i18n._(msg`Actions of ${row}`)),
  selectRow: around((row) => i18n._(msg`Select ${row}`)),
  selectAll: i18n._(msg`Select all rows`),
  choice: i18n._(msg`Choice`),
  number: i18n._(msg({ message: 'No.', context: 'index column' })),
  total: i18n._(msg({ message: 'Total', context: 'summary row' })),
  width: (header) => i18n._(msg`Width of ${header}`),
  pixels: (shownPx) => i18n._(msg`${shownPx} pixels`),
  chosen: (name) => i18n._(msg`Selected ${name}`),
  selected: (name, count) => i18n._(msg`Selected ${name}, ${count} in all`),
  deselected: (name, count) => i18n._(msg`Deselected ${name}, ${count} in all`),
  selectedCount: (chosen) => i18n._(msg`Selected ${chosen}`),
  selectedPart: (chosen) => i18n._(msg`Selected ${chosen} (loaded part)`),
  sorted: (header, direction) =>
    direction === 'ascending' ? i18n._(msg`Sorted by ${header}, ascending`) : i18n._(msg`Sorted by ${header}, descending`),
  sortRemoved: i18n._(msg`Sorting removed`),
  copiedCell: (header) => i18n._(msg`Copied ${header}`),
  copiedRows: (rowCount) => i18n._(msg`${plural(rowCount, { one: 'Copied # row', other: 'Copied # rows' })}`),
  refreshed: i18n._(msg`The data was refreshed`),
  more: moreMessages(i18n),
  branches: branchMessages(i18n),
});

const moreMessages = (i18n: I18n): MoreMessages => ({
  load: i18n._(msg`Load more`),
  loading: i18n._(msg`Loading more…`),
  retry: i18n._(msg`Retry`),
  failed: i18n._(msg`Loading failed`),
  end: i18n._(msg`No more rows`),
  asked: i18n._(msg`Loading more`),
  loaded: (count, total) => (total === null ? i18n._(msg`Loaded ${count} items`) : i18n._(msg`Loaded ${count} of ${total}`)),
});

/** Words of branches that load from a catalogue. */
export const branchMessages = (i18n: I18n): BranchMessages => ({
  loading: i18n._(msg`Loading…`),
  failed: i18n._(msg`Loading failed`),
  retry: i18n._(msg`Retry`),
  canRetry: i18n._(msg`Loading failed. You can retry.`),
  loaded: (count) => i18n._(msg`Loaded ${count} items`),
});
