import { controlsOf } from '@milepost/kit/forms/grammar';
import type { Part, Text } from '@milepost/kit/forms/grammar';
import type { Values } from '../../../data/model/compile/index.ts';

/** A value that would be sent: what it is called, its key, and itself as JSON. */
export interface SentLine {
  readonly key: string;
  readonly label: Text;
  /** Sub-table it stands in; null outside of one. */
  readonly table: Text | null;
  readonly json: string;
}

/** Rows of a sub-table that are shown: the others are alike. */
const MOST_ROWS = 5;

const isRow = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Values that would be sent, in the order of the form, rows of sub-tables one below the other; what no field shows comes last. */
export function sentLines(parts: readonly Part[], values: Values): readonly SentLine[] {
  const controls = controlsOf({ parts }).map(({ control }) => control);
  const placed = controls.filter(({ field }) => Object.hasOwn(values, field));
  const known = new Set(placed.map(({ field }) => field));
  const others = Object.keys(values).filter((key) => !known.has(key));
  const line = (key: string, label: Text, value: unknown, table: Text | null = null): SentLine => ({
    key,
    label,
    table,
    json: JSON.stringify(value) ?? 'null',
  });
  return [
    ...placed.flatMap((control): readonly SentLine[] => {
      const { field, label } = control;
      const value = values[field];
      const rows = (control.kind === 'table' || control.kind === 'rows') && Array.isArray(value) ? value.filter(isRow) : null;
      if (rows === null || rows.length === 0) return [line(field, label, value)];
      const labels = new Map(
        (control as { readonly columns: readonly { readonly field: string; readonly label: Text }[] }).columns.map((one) => [
          one.field,
          one.label,
        ]),
      );
      const shown = rows
        .slice(0, MOST_ROWS)
        .flatMap((row, at) =>
          Object.entries(row).map(([name, cell]) => line(`${field}[${at}].${name}`, labels.get(name) ?? name, cell, label)),
        );
      return rows.length > MOST_ROWS
        ? [...shown, { key: `${field}[${MOST_ROWS}…${rows.length - 1}]`, label: '', table: label, json: '…' }]
        : shown;
    }),
    ...others.map((key) => line(key, '', values[key])),
  ];
}
