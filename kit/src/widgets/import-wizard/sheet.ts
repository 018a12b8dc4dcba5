import { tableOfText } from '../../engines/table-text/index.ts';
import { foldText } from '../../engines/typed-text/index.ts';
import type { ImportCheck, ImportColumn, ImportNote, ImportProblem, ImportValues, RefusedRow } from './types.ts';

/** A line of the file while it is corrected. */
export interface SheetLine {
  /** Number of the line as a spreadsheet program counts it: what it is known by, also after others were removed. */
  readonly number: number;
  readonly values: ImportValues;
  /** Problems the server has told; each holds until its cell is changed, one of the whole line until anything in it is. */
  readonly serverProblems: readonly ImportProblem[];
  /** Its record is there already. */
  readonly isThere?: boolean;
  /** All problems: those of the check, then those told. */
  readonly problems: readonly ImportProblem[];
}

/** A place in the sheet; `columnId` is null for the line as a whole. */
export interface SheetPlace {
  readonly row: number;
  readonly columnId: string | null;
}

const noProblems: ImportCheck = (rows) => rows.map(() => []);
const NONE: readonly ImportProblem[] = [];

/** Lines with their problems; what has the problems it had stays the same object, line or sheet, so that nothing of it is drawn anew. */
export function judged(lines: readonly SheetLine[], check: ImportCheck = noProblems): readonly SheetLine[] {
  const found = check(
    lines.map(({ values }) => values),
    lines.map(({ number }) => number),
    lines.map(({ isThere }) => isThere === true),
  );
  const now = lines.map((line, at) => {
    const own = found[at] ?? NONE;
    const serverProblems = line.serverProblems.filter((problem) => !own.some((one) => one.columnId !== null && isOneCell(one, problem)));
    const problems = [...own, ...serverProblems];
    const isSame =
      problems.length === line.problems.length &&
      problems.every((problem, place) => {
        const before = line.problems[place];
        return before !== undefined && isOneCell(problem, before) && problem.message === before.message;
      });
    return isSame ? line : { ...line, problems };
  });
  return now.every((line, at) => line === lines[at]) ? lines : now;
}

const isOneCell = (one: ImportProblem, other: ImportProblem): boolean =>
  one.columnId === other.columnId && one.cell?.row === other.cell?.row && one.cell?.columnId === other.cell?.columnId;

/** Numbers of lines that nobody has told: one row of the head stands above them. */
const usualNumber = (at: number): number => at + 2;

/** A value that an earlier row has, too: `first` is the index of that row. */
interface RepeatedCell {
  readonly columnId: string;
  readonly first: number;
}

/**
 * Cells of unique columns that repeat an earlier one, by the index of their row. What differs in width, case and blanks around it
 * alone is the same, as a server has it. @reading R-407
 */
export function repeatedIn(columns: readonly ImportColumn[], rows: readonly ImportValues[]): ReadonlyMap<number, readonly RepeatedCell[]> {
  const found = new Map<number, RepeatedCell[]>();
  for (const { id } of columns.filter(({ isUnique }) => isUnique === true)) {
    const firstOf = new Map<string, number>();
    for (const [at, row] of rows.entries()) {
      const text = foldText(row[id] ?? '');
      const first = firstOf.get(text);
      if (text === '') continue;
      if (first === undefined) firstOf.set(text, at);
      else found.set(at, [...(found.get(at) ?? []), { columnId: id, first }]);
    }
  }
  return found;
}

/** A sheet as the server has read it; errors of its notes are problems until their cells are corrected. */
export function sheetOf(
  rows: readonly ImportValues[],
  check?: ImportCheck,
  notes: readonly ImportNote[] = [],
  numbers: readonly number[] = [],
  existing: readonly number[] = [],
): readonly SheetLine[] {
  const there = new Set(existing);
  const errors = new Map<number, ImportProblem[]>();
  for (const { row, level, columnId, message, cell } of notes)
    if (level === 'error') errors.set(row, [...(errors.get(row) ?? []), { columnId, message, ...(cell && { cell }) }]);
  return judged(
    rows.map((values, at) => ({
      number: numbers[at] ?? usualNumber(at),
      values,
      serverProblems: errors.get(at) ?? NONE,
      problems: NONE,
      ...(there.has(at) && { isThere: true }),
    })),
    check,
  );
}

/**
 * Lines with what the server says of them now, as far as they are what it was asked about: what was corrected since keeps its correction.
 * `asked` are the lines as they were read, by their numbers.
 */
export function renoted(lines: readonly SheetLine[], asked: ReadonlyMap<number, SheetLine>): readonly SheetLine[] {
  return lines.map((line) => {
    const now = asked.get(line.number);
    if (!now) return line;
    const isSame = (columnId: string | null): boolean =>
      columnId === null ? line.values === now.values || isEqual(line, now) : valueAt(line, columnId) === valueAt(now, columnId);
    return {
      ...line,
      serverProblems: now.serverProblems.flatMap((problem) =>
        problem.cell ? stillInTable(line, now, problem) : isSame(problem.columnId) ? [problem] : [],
      ),
    };
  });
}

/** A problem of a cell of a sub-table at the place its row has now; none where the cell is another one, or its row is gone. */
function stillInTable(line: SheetLine, asked: SheetLine, problem: ImportProblem): readonly ImportProblem[] {
  const { cell, columnId } = problem;
  if (!cell || columnId === null) return [];
  const [rows, before] = [line, asked].map((one) => tableOfText(valueAt(one, columnId)).rows);
  const meant = before?.[cell.row];
  const row = rows?.findIndex(({ number }) => number === meant?.number) ?? -1;
  if (row === -1 || rows?.[row]?.values[cell.columnId] !== meant?.values[cell.columnId]) return [];
  return [{ ...problem, cell: { ...cell, row } }];
}

const isEqual = (one: SheetLine, other: SheetLine): boolean =>
  [...new Set([...Object.keys(one.values), ...Object.keys(other.values)])].every((id) => valueAt(one, id) === valueAt(other, id));

/** Lines that were not taken, with what was said about them. */
export const refusedSheet = (
  rows: readonly (RefusedRow & Pick<SheetLine, 'number' | 'isThere'>)[],
  check?: ImportCheck,
): readonly SheetLine[] =>
  judged(
    rows.map(({ number, values, problems, isThere }) => ({
      number,
      values,
      serverProblems: problems,
      problems: NONE,
      ...(isThere && { isThere }),
    })),
    check,
  );

const changed = (line: SheetLine, columnId: string, text: string): SheetLine => ({
  ...line,
  values: { ...line.values, [columnId]: text },
  serverProblems: line.serverProblems.filter((problem) => problem.columnId !== null && problem.columnId !== columnId),
});

export const valueAt = (line: SheetLine | undefined, columnId: string): string => line?.values[columnId] ?? '';

/** The first problem of a cell; undefined where there is none. */
export const problemAt = (line: SheetLine | undefined, columnId: string | null): ImportProblem | undefined =>
  line?.problems.find((problem) => problem.columnId === columnId);

/** The sheet with another text in a cell; the same one where the text is what it was. */
export function withText(
  lines: readonly SheetLine[],
  { row, columnId }: SheetPlace,
  text: string,
  check?: ImportCheck,
): readonly SheetLine[] {
  const line = lines[row];
  if (!line || columnId === null || valueAt(line, columnId) === text) return lines;
  return judged(lines.with(row, changed(line, columnId, text)), check);
}

/**
 * Places that have the same problem as a cell: the same text in the same column, and wrong there; the cell itself among them. None
 * in a column where no two lines may hold the same.
 */
export function equalPlaces(
  lines: readonly SheetLine[],
  columns: readonly ImportColumn[],
  { row, columnId }: SheetPlace,
): readonly number[] {
  if (columnId === null || !problemAt(lines[row], columnId)) return [];
  if (columns.some(({ id, isUnique, rows }) => id === columnId && (isUnique === true || rows !== undefined))) return [];
  const text = valueAt(lines[row], columnId);
  return lines.flatMap((line, at) => (valueAt(line, columnId) === text && problemAt(line, columnId) ? [at] : []));
}

/** The sheet with another text in a column of several lines. */
export function withTextInRows(
  lines: readonly SheetLine[],
  columnId: string,
  rows: ReadonlySet<number>,
  text: string,
  check?: ImportCheck,
): readonly SheetLine[] {
  return judged(
    lines.map((line, at) => (rows.has(at) ? changed(line, columnId, text) : line)),
    check,
  );
}

/** The sheet with another text in every cell that is wrong as this one is. */
export function withEqualText(
  lines: readonly SheetLine[],
  columns: readonly ImportColumn[],
  place: SheetPlace,
  text: string,
  check?: ImportCheck,
): readonly SheetLine[] {
  const { columnId } = place;
  const rows = new Set(equalPlaces(lines, columns, place));
  return columnId === null || rows.size === 0 ? withText(lines, place, text, check) : withTextInRows(lines, columnId, rows, text, check);
}

/** Outcome of a block that was put down: cells that took a text, those of them that are wrong, those for which there was no room. */
export interface PutDown {
  readonly lines: readonly SheetLine[];
  readonly cells: number;
  readonly wrong: number;
  readonly skipped: number;
}

/**
 * The sheet with a block of texts put down at a place, to the right and below; `columnIds` are the columns in sight, null for one that
 * takes no text. A sheet gets no more lines than its file has.
 */
export function withBlock(
  lines: readonly SheetLine[],
  columnIds: readonly (string | null)[],
  from: { readonly row: number; readonly column: number },
  block: readonly (readonly string[])[],
  check?: ImportCheck,
): PutDown {
  const places: { row: number; columnId: string; text: string }[] = [];
  let skipped = 0;
  block.forEach((texts, down) =>
    texts.forEach((text, across) => {
      const columnId = columnIds[from.column + across];
      const row = from.row + down;
      if (row >= lines.length || columnId === undefined) skipped += 1;
      else if (columnId !== null) places.push({ row, columnId, text });
    }),
  );
  const put = [...lines];
  for (const { row, columnId, text } of places) {
    const line = put[row];
    if (line && valueAt(line, columnId) !== text) put[row] = changed(line, columnId, text);
  }
  const isSame = put.every((line, at) => line === lines[at]);
  const now = isSame ? lines : judged(put, check);
  const wrong = places.filter(({ row, columnId }) => problemAt(now[row], columnId)).length;
  return { lines: now, cells: places.length, wrong, skipped };
}

/** The first place in which two states of a sheet differ; `columnId` is null where a whole line came or went. Null where nothing differs. */
export function changedPlace(before: readonly SheetLine[], after: readonly SheetLine[]): SheetPlace | null {
  for (let row = 0; row < Math.max(before.length, after.length); row += 1) {
    const [one, other] = [before[row], after[row]];
    if (one?.number !== other?.number) return { row, columnId: null };
    const ids = new Set([...Object.keys(one?.values ?? {}), ...Object.keys(other?.values ?? {})]);
    const columnId = [...ids].find((id) => valueAt(one, id) !== valueAt(other, id));
    if (columnId !== undefined) return { row, columnId };
  }
  return null;
}

export const withoutRow = (lines: readonly SheetLine[], row: number, check?: ImportCheck): readonly SheetLine[] =>
  judged(
    lines.filter((_, at) => at !== row),
    check,
  );

/** Reasons of a line in one text, as forms §3 has them. */
export const reasonOf = (problems: readonly ImportProblem[]): string => problems.map(({ message }) => message).join('；');

export const problemCount = (lines: readonly SheetLine[]): number => lines.reduce((sum, { problems }) => sum + problems.length, 0);

/**
 * The next place with a problem after one, in the order of lines and columns, going on from the top; null where there is none.
 * A place that is the only one with a problem is its own next one.
 */
export function nextProblem(
  lines: readonly SheetLine[],
  columnIds: readonly (string | null)[],
  from: SheetPlace,
  step: 1 | -1,
): SheetPlace | null {
  const places = lines.flatMap(({ problems }, row) =>
    problems.length === 0
      ? []
      : columnIds.flatMap((columnId, column) =>
          problems.some((problem) => problem.columnId === columnId) ? [{ row, columnId, column }] : [],
        ),
  );
  const ahead = ({ row, column }: (typeof places)[number]) => Math.sign(row - from.row) || column - columnIds.indexOf(from.columnId);
  const next = step === 1 ? places.find((place) => ahead(place) > 0) : places.findLast((place) => ahead(place) < 0);
  const found = next ?? (step === 1 ? places[0] : places.at(-1));
  return found ? { row: found.row, columnId: found.columnId } : null;
}
