import { msg } from '@lingui/core/macro';
import type { CellControl } from '@milepost/kit/forms/grammar';
import { isObject } from '@milepost/openapi/domains/design';
import type { Json } from '@milepost/openapi/domains/design';
import * as setting from '../settings/builders.ts';
import type { Setting } from '../settings/types.ts';

type At = Partial<Pick<Setting, 'at'>>;
/** Source of columns: a feed of them, and the setting that says of what. */
interface ColumnSource {
  readonly feed: 'interfaceColumns' | 'modelFields';
  readonly of: string;
}
export const OF_INTERFACE: ColumnSource = { feed: 'interfaceColumns', of: 'interfaceId' };
export const OF_MODEL: ColumnSource = { feed: 'modelFields', of: 'modelId' };

const base = (field: string, label: ReturnType<typeof msg>) => ({ part: 'control', field, label }) as const;
const column = (field: string, label: ReturnType<typeof msg>, { feed, of }: ColumnSource): CellControl => ({
  ...base(field, label),
  kind: 'choice',
  options: { from: 'feed', id: feed, parameters: { id: of } },
});

/** Columns that are shown: which, and what they are called. */
export const columns = (source: ColumnSource, at?: At): Setting =>
  setting.rows(
    'columnOptions',
    msg({ message: 'Columns', context: 'setting' }),
    [
      column('value', msg({ message: 'Column', context: 'setting' }), source),
      { ...base('label', msg({ message: 'Heading', context: 'setting' })), kind: 'text' },
    ],
    { add: msg`Add a column`, reads: [source.of], maxRows: 100 },
    at,
  );

/** Fields that take over columns of what is chosen. @reading R-967 */
export const transfers = (source: ColumnSource): Setting =>
  setting.rows(
    'transferList',
    msg`Fields that are filled from it`,
    [
      {
        ...base('sourceValue', msg({ message: 'Field', context: 'setting' })),
        kind: 'choice',
        options: { from: 'feed', id: 'fieldsOfForm' },
      },
      column('targetField', msg({ message: 'Column', context: 'setting' }), source),
    ],
    { add: msg`Add a field`, reads: [source.of], maxRows: 200 },
  );

export const pages = (at: (name: string) => At = () => ({})) =>
  [
    setting.toggle('hasPage', msg`In pages`, at('hasPage')),
    setting.whole('pageSize', msg`Rows of a page`, [1, 10_000], at('pageSize')),
  ] as const;

/** Dialog rows are chosen in. */
export const popup = (at: (name: string) => At = () => ({})) => [
  setting.text('popupTitle', msg`Title of the dialog`, at('popupTitle')),
  [
    setting.choice(
      'popupType',
      msg({ message: 'Opens in', context: 'form' }),
      { dialog: msg({ message: 'A dialog', context: 'container' }), drawer: msg({ message: 'A drawer', context: 'container' }) },
      { ...at('popupType'), usual: 'dialog' },
    ),
    setting.text('popupWidth', msg`Width of the dialog`, at('popupWidth'), { placeholder: '800px', spellCheck: false }),
  ] as const,
];

const figure = (row: Json): Json =>
  isObject(row) && typeof row['type'] === 'string' && row['type'] !== '' ? { ...row, type: Number(row['type']) } : row;

/** Columns of a sub-table that are filled from a row that is chosen, or with a fixed value. @reading R-250 */
export function fillings(at: At): Setting {
  const made = setting.rows(
    'relationOptions',
    msg`Columns that are filled`,
    [
      {
        ...base('field', msg({ message: 'Column of the sub-table', context: 'setting' })),
        kind: 'choice',
        options: { from: 'feed', id: 'columnsOfTable' },
      },
      {
        ...base('type', msg({ message: 'Filled with', context: 'setting' })),
        kind: 'choice',
        options: {
          from: 'static',
          options: [
            { id: '1', label: msg({ message: 'A column of the row', context: 'filling' }) },
            { id: '2', label: msg({ message: 'A fixed value', context: 'filling' }) },
          ],
        },
      },
      { ...base('value', msg`Column, or the fixed value`), kind: 'text' },
    ],
    { add: msg`Add a column`, maxRows: 200 },
    at,
  );
  return { ...made, write: (value, had) => made.write(Array.isArray(value) ? (value as readonly Json[]).map(figure) : value, had) };
}
