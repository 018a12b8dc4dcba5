/** Headings of a sheet beside those it should have. */
export interface HeadingMatch {
  /** Column of the sheet for each expected heading, from 0; -1 where it is missing. */
  readonly at: readonly number[];
  /** Expected headings that no column has. */
  readonly missing: readonly string[];
  /** Headings of columns that are not expected. */
  readonly unknown: readonly string[];
  /** Expected headings that more columns have than should. */
  readonly doubled: readonly string[];
}

/**
 * Columns of a sheet by their headings, in whatever order they stand. Of expected headings that are alike the first takes the first
 * column. Columns without a heading are no columns.
 * @param ignored headings that may stand there besides, such as that of the reasons in a file of refused rows
 * @source forms §5 @reading R-222
 */
export function matchHeadings(expected: readonly string[], found: readonly string[], ignored: readonly string[] = []): HeadingMatch {
  const places = new Map<string, number[]>();
  for (const [at, name] of found.entries()) if (name !== '') places.set(name, [...(places.get(name) ?? []), at]);
  const at = expected.map((name) => places.get(name)?.shift() ?? -1);
  const rest = [...places].flatMap(([name, columns]) => (columns.length > 0 ? [name] : []));
  const known = new Set(expected);
  return {
    at,
    missing: expected.filter((_, index) => at[index] === -1),
    unknown: rest.filter((name) => !known.has(name) && !ignored.includes(name)),
    doubled: rest.filter((name) => known.has(name)),
  };
}

/** Heading of each column where a head has several rows: its texts from above, joined by slashes. */
export function headingsOf(rows: readonly (readonly string[])[]): readonly string[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: width }, (_, column) =>
    rows
      .map((row) => row[column] ?? '')
      .filter((text) => text !== '')
      .join('/'),
  );
}
