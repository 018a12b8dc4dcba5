// Rows of a file of vectors, each with its fault or none.
import { isDeepStrictEqual } from 'node:util';
import { AREAS } from './areas.ts';
import { imeFaults } from './ime.ts';
import type { Actual, Row } from './types.ts';

/** Members that are prose for readers. */
const PROSE = new Set(['note', 'name']);
/** Areas without rows. */
const PROSE_AREAS = new Set(['meta']);

/** Outcome of one row. */
export interface RowFault {
  readonly where: string;
  /** Null where everything the row expects is so. */
  readonly fault: string | null;
}

const isObject = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists of rows in an area: its `rows`, and those it has by other names. What is no list of rows is a constant. */
function listsOf(area: unknown): [string, readonly unknown[]][] {
  if (!isObject(area)) return [['', [area]]];
  const lists = Object.entries(area).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]));
  return lists.filter(([name, list]) => name === 'rows' || name.startsWith('invalid') || list.some(isObject));
}

/** The first expectation of a row that is not met; null when all are. */
async function faultOf(row: Row, { given, expected, actual }: Actual, constants: Row): Promise<string | null> {
  const members = Object.keys(row).filter((member) => !PROSE.has(member));
  const unknown = members.find((member) => !given.includes(member) && !expected.includes(member));
  if (unknown !== undefined) return `unknown member "${unknown}"`;
  const asked = members.filter((member) => expected.includes(member));
  if (asked.length === 0) return 'expects nothing';
  const found = await actual(row, constants);
  if (typeof found === 'string') return found;
  for (const member of asked)
    if (!isDeepStrictEqual(found[member], row[member]))
      return `${member} is ${JSON.stringify(found[member])}, not ${JSON.stringify(row[member])}`;
  return null;
}

async function outcome(name: string, list: string, row: unknown, constants: Row): Promise<string | null> {
  const area = AREAS[name];
  if (!area) return `unknown area "${name}"`;
  const shown = isObject(row) ? row : { value: row };
  const kind = area(list, shown);
  if (!kind) return `unknown kind ${JSON.stringify(shown['kind'] ?? list)}`;
  if (typeof kind === 'string') return kind;
  try {
    return await faultOf(shown, kind, constants);
  } catch (error) {
    return `threw ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Areas whose rows are run together, in a browser. */
type Together = Readonly<Record<string, (rows: readonly unknown[]) => readonly (string | null)[]>>;

/** Every row of a file with its fault. */
export async function faultsOf(file: unknown, together: Together = { ime: imeFaults }): Promise<readonly RowFault[]> {
  if (!isObject(file)) return [{ where: 'file', fault: 'is no object of areas' }];
  const faults: RowFault[] = [];
  for (const [name, area] of Object.entries(file)) {
    if (PROSE_AREAS.has(name)) continue;
    const lists = listsOf(area);
    if (lists.length === 0) faults.push({ where: name, fault: 'has no rows' });
    const all = together[name];
    for (const [list, rows] of all ? lists : []) {
      const found = list === 'rows' ? all?.(rows) : undefined;
      for (const at of rows.keys()) faults.push({ where: `${name}.${list}[${at}]`, fault: found ? (found[at] ?? null) : 'unknown kind' });
    }
    for (const [list, rows] of all ? [] : lists)
      for (const [at, row] of rows.entries())
        faults.push({ where: `${name}.${list}[${at}]`, fault: await outcome(name, list, row, isObject(area) ? area : {}) });
  }
  return faults;
}
