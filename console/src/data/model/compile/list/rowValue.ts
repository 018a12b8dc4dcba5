/** Members of a row, as the server shows them. */
export type Row = Readonly<Record<string, unknown>>;

/** Member that marks the head of a group; no column of a design can have its name. */
export const HEAD = '@head';

/** A row of a generated list: the columns by their keys. */
export interface ModelRow extends Row {
  readonly id: string;
  /** Name of the row by its first column, where no column has this one. */
  readonly fullName: unknown;
  /** Nothing stands below it. */
  readonly isLeaf: boolean;
  /** The row is the head of a group. @source forms §2.9 */
  readonly [HEAD]: boolean;
  readonly children?: readonly ModelRow[];
}

/** Value of a row's own member, never one every object has. */
export const valueOf = (row: Row, key: string): unknown => (Object.hasOwn(row, key) ? row[key] : undefined);

/** A value in words: texts and numbers as they are, several in a row, things by their names. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(', ');
  if (typeof value !== 'object' || value === null) return '';
  const { fullName, name }: Row = { ...value };
  return textOf(fullName ?? name);
}
