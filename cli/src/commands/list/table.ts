const GAP = 2;

/** Rows under a heading, each column as wide as its widest cell. */
export function tableOf(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = heading.map((cell, at) => Math.max(cell.length, ...rows.map((row) => row[at]?.length ?? 0)) + GAP);
  return [heading, ...rows]
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('')
        .trimEnd(),
    )
    .join('\n');
}
