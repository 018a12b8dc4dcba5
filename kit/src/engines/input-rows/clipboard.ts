/** Cells of a text from a spreadsheet: tabs between cells, one line a row; a cell in quotes may hold both. */
export function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  const plain = text.replace(/\r\n?/g, '\n');
  for (let at = 0; at < plain.length; at += 1) {
    const sign = plain[at] as string;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (plain[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === '' && closes(plain, at)) isQuoted = true;
    else if (sign === '\t') endCell();
    else if (sign === '\n') {
      endCell();
      rows.push([]);
    } else cell += sign;
  }
  endCell();
  // Spreadsheets end every row with a line break, the last one too.
  if (rows.length > 1 && rows.at(-1)?.join('') === '') rows.pop();
  return rows;
}

/** A quote at the begin of a cell is one of the text, such as inches, unless another one ends the cell. */
function closes(text: string, from: number): boolean {
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    if (text[at + 1] === '"') at += 1;
    else return at + 1 === text.length || text[at + 1] === '\t' || text[at + 1] === '\n';
  }
  return false;
}

const written = (cell: string) => (/["\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Cells as a spreadsheet takes them. */
export const textOfCells = (rows: readonly (readonly string[])[]): string => rows.map((row) => row.map(written).join('\t')).join('\n');
