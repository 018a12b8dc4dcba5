import type { SQLInputValue } from 'node:sqlite';
import type { Store } from './store.ts';

/** Values by the names of their columns. */
export type Values = Readonly<Record<string, SQLInputValue>>;

/** Adds one row. */
export function insertRow(store: Store, table: string, values: Values): void {
  const columns = Object.keys(values);
  const marks = columns.map(() => '?');
  store.run(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${marks.join(', ')})`, ...Object.values(values));
}

/** Changes some columns of the row with this id. */
export function updateRow(store: Store, table: string, id: string, values: Values): void {
  const changes = Object.keys(values).map((column) => `${column} = ?`);
  store.run(`UPDATE ${table} SET ${changes.join(', ')} WHERE id = ?`, ...Object.values(values), id);
}
