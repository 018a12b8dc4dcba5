/** Row of a sub-table as it stands in a sheet: a text for each of its columns. */
export interface TextTableRow {
  /** Number in the sheet, else the place in the table from 1; it stays when other rows are removed. */
  readonly number: number;
  readonly values: Readonly<Record<string, string>>;
}

/** Rows of a sub-table that is one value of a record. */
export interface TextTable {
  /** Numbers are those of the sheet. */
  readonly isInSheet: boolean;
  readonly rows: readonly TextTableRow[];
}

const EMPTY: TextTable = { isInSheet: false, rows: [] };

/** Text that holds a sub-table as one value of a row of texts; without rows it is empty. @reading R-228 */
export const textOfTable = (table: TextTable): string => (table.rows.length === 0 ? '' : JSON.stringify(table));

const isRow = (row: unknown): row is TextTableRow => {
  const { number, values }: { readonly number?: unknown; readonly values?: unknown } = Object(row);
  if (typeof number !== 'number' || typeof values !== 'object' || values === null) return false;
  return Object.values(values).every((text) => typeof text === 'string');
};

/** Sub-table in a text of `textOfTable`; one without rows where the text is none. */
export function tableOfText(text: string): TextTable {
  try {
    const { isInSheet, rows }: { readonly isInSheet?: unknown; readonly rows?: unknown } = Object(JSON.parse(text));
    return Array.isArray(rows) ? { isInSheet: isInSheet === true, rows: rows.filter(isRow) } : EMPTY;
  } catch {
    return EMPTY;
  }
}
