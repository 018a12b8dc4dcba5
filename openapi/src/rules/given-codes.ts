/**
 * Test of a column or field by the codes a person has: a sub-table is there with one of its columns (`table-column`), a column of it
 * without a code of its own with its table.
 * @reading R-561
 */
export function givenBy(codes: ReadonlySet<string>): (code: string) => boolean {
  const tables = new Set([...codes].flatMap((code) => (code.includes('-') ? [code.slice(0, code.indexOf('-'))] : [])));
  return (code) => {
    if (codes.has(code) || tables.has(code)) return true;
    const [table = '', column] = code.split('-');
    return column !== undefined && codes.has(table) && !tables.has(table);
  };
}
