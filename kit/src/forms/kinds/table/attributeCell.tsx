import type { ComponentType } from 'react';
import type { CellFieldProps, Row } from '../../../widgets/input-table/index.ts';
import { RelationAttribute } from '../../../widgets/relation-form/index.ts';
import type { FieldPath, RecordControl, RecordSource, TableColumn } from '../../grammar/index.ts';
import type { Named } from './ColumnNames.tsx';

export type AttributeColumn = RecordControl & { readonly source: Extract<RecordSource, { readonly widget: 'attribute' }> };

/** True for a column that shows something of what another column of its row has chosen. @source forms §3 */
export const isAttribute = (column: TableColumn): column is TableColumn & AttributeColumn =>
  column.kind === 'record' && column.source.widget === 'attribute';

const plain = (value: unknown): string => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '');

/** Id of what a row has chosen, as text. */
export const chosenIn = (row: Row, follows: FieldPath): string => plain(row[follows]);

/** Words of an attribute: what is saved with the row, or, where nothing is or it is only shown, what is known of the row's choice. */
export function attributeText({ source: { config } }: AttributeColumn, names: Named = []): (value: unknown, row: Row) => string {
  const shown = new Map(names.map(({ id, label }) => [id, plain(label)]));
  const known = (row: Row) => shown.get(chosenIn(row, config.follows)) ?? '';
  return config.storage === 'saved' ? (value, row) => plain(value) || known(row) : (_, row) => known(row);
}

/** An attribute where every cell of a row is a field: words that cannot be changed. */
export function attributeField({ source }: AttributeColumn, text: (value: unknown, row: Row) => string): ComponentType<CellFieldProps> {
  const config = { kind: 'parsed', config: { ...source.config, storage: 'saved' } } as const;
  return function AttributeField({ id, label, value, row }: CellFieldProps) {
    return <RelationAttribute id={id} label={label} config={config} value={text(value, row)} />;
  };
}
