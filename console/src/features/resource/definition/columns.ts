import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { ListColumn } from '@milepost/kit/lists/grammar';
import { personName } from '../../../data/personName.ts';

type With<Name extends string, Value> = { readonly [Member in Name]: Value };
type Look<Row> = Partial<Omit<ListColumn<Row>, 'id' | 'header'>>;

/** A column that says what a text member holds. */
export const textColumn = <Name extends string>(
  id: Name,
  header: MessageDescriptor,
  look: Look<With<Name, string | null>> = {},
): ListColumn<With<Name, string | null>> => ({
  id,
  header,
  text: (row) => row[id] ?? '',
  width: { flex: 3, minPx: 120, mostPx: 240 },
  narrow: 'hidden',
  ...look,
});

/** The name of a record, the first column of most lists. @source admin §2 */
export const nameColumn = <Name extends string>(
  id: Name,
  header: MessageDescriptor = msg`Name`,
  look: Look<With<Name, string | null>> = {},
): ListColumn<With<Name, string | null>> =>
  textColumn(id, header, { width: { flex: 5, minPx: 180, mostPx: 260 }, narrow: 'title', isSortable: true, ...look });

/** The code of a record. @source admin §2 */
export const codeColumn = <Name extends string>(
  id: Name,
  header: MessageDescriptor = msg`Code`,
  look: Look<With<Name, string | null>> = {},
): ListColumn<With<Name, string | null>> =>
  textColumn(id, header, { width: { flex: 4, minPx: 140, mostPx: 176 }, narrow: 'meta', isSortable: true, isVerbatim: true, ...look });

/** A figure. */
export const numberColumn = <Name extends string>(
  id: Name,
  header: MessageDescriptor,
  look: Look<With<Name, number | null>> = {},
): ListColumn<With<Name, number | null>> => ({
  id,
  header,
  text: (row) => (row[id] === null ? '' : String(row[id])),
  figure: (row) => row[id] ?? Number.NEGATIVE_INFINITY,
  width: { px: 110, mostPx: 180 },
  align: 'end',
  narrow: 'hidden',
  isSortable: true,
  ...look,
});

/** The sort order of a record. @source admin §2 */
export const sortColumn = (look: Look<With<'sortCode', number | null>> = {}): ListColumn<With<'sortCode', number | null>> =>
  numberColumn('sortCode', msg`Sort order`, look);

/** Number of people who belong to a record, where the server says it. @reading R-701 @reading R-707 */
export const memberCountColumn = (): ListColumn<With<'memberCount', number | null>> =>
  numberColumn('memberCount', msg`Members`, { isOptional: true, width: { px: 92, mostPx: 120 } });

/** A moment, in the time of this computer. */
export const momentColumn = <Name extends string>(
  id: Name,
  header: MessageDescriptor,
  look: Look<With<Name, number | null>> = {},
): ListColumn<With<Name, number | null>> => ({
  id,
  header,
  text: (row, words) => words.moment(row[id]),
  width: { px: 152, mostPx: 200 },
  narrow: 'hidden',
  isWholeInNarrow: true,
  isSortable: true,
  ...look,
});

/** A person by name, without the account servers write behind it. @reading R-290 */
export const personColumn = <Name extends string>(
  id: Name,
  header: MessageDescriptor,
  look: Look<With<Name, string | null>> = {},
): ListColumn<With<Name, string | null>> =>
  textColumn(id, header, { text: (row) => personName(row[id] ?? ''), width: { flex: 2, minPx: 96, mostPx: 180 }, ...look });

/** Maker of a record, when, and when it was changed last. @source admin §2 */
export const historyColumns = (): readonly [
  ListColumn<With<'creatorUser', string | null>>,
  ListColumn<With<'creatorTime', number | null>>,
  ListColumn<With<'lastModifyTime', number | null>>,
] => [
  personColumn('creatorUser', msg`Created by`),
  momentColumn('creatorTime', msg`Created`),
  momentColumn('lastModifyTime', msg`Changed`),
];

/** State of a record, enabled or not; null where the server does not say. @source admin §2 */
export const statusColumn = <Name extends string>(id: Name): ListColumn<With<Name, boolean | null>> => ({
  id,
  header: msg`Status`,
  text: (row, words) => (row[id] === null ? '' : words.text(row[id] ? msg`Enabled` : msg`Disabled`)),
  tone: (row) => (row[id] ? 'success' : 'off'),
  width: { px: 110, mostPx: 160 },
  narrow: 'status',
  pinned: 'end',
});

/** A value of a few, in words; one that nobody knows is shown as it is. */
export const choiceColumn = <Name extends string>(
  id: Name,
  header: MessageDescriptor,
  words: Readonly<Record<string, MessageDescriptor>>,
  look: Look<With<Name, string | number | boolean | null>> = {},
): ListColumn<With<Name, string | number | boolean | null>> => ({
  id,
  header,
  text(row, { text }) {
    const value = row[id];
    if (value === null || value === '') return '';
    const known = words[String(value)];
    return known === undefined ? String(value) : text(known);
  },
  width: { px: 120, mostPx: 240 },
  narrow: 'meta',
  ...look,
});
