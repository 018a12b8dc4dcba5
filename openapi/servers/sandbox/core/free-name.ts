import { CODE_MAX_CHARS, NAME_MAX_CHARS } from '../../../src/domains/dictionary/index.ts';

const MOST_TRIES = 1000;

/** Treatment of records that are there already when others are imported. @reading R-224 */
export type ImportConflict = 'skip' | 'rename' | 'overwrite';

/** The same for records of a file; `ask` writes nothing as long as one of them is there. @reading R-225 */
export type FileConflict = 'ask' | ImportConflict;

/** The name itself where it is free, else with the first free number at its end: `name1`, letters and digits alone, which every name and code may have. @reading R-224 */
export function freeName(name: string, isTaken: (name: string) => boolean, maxChars: number = Infinity): string {
  if (!isTaken(name)) return name;
  const free = numbersFrom1().find((number) => !isTaken(numbered(name, number, maxChars)));
  if (free === undefined) throw noNumber(name);
  return numbered(name, free, maxChars);
}

interface Named {
  readonly fullName: string;
  readonly enCode: string;
}

/** Name and code with the first number at their ends with which the code is free; both no longer than they may be. @reading R-225 */
export function freeNamed<Row extends Named>(row: Row, isTaken: (enCode: string) => boolean, nameMaxChars: number = NAME_MAX_CHARS): Row {
  const number = numbersFrom1().find((each) => !isTaken(numbered(row.enCode, each, CODE_MAX_CHARS)));
  if (number === undefined) throw noNumber(row.enCode);
  return { ...row, fullName: numbered(row.fullName, number, nameMaxChars), enCode: numbered(row.enCode, number, CODE_MAX_CHARS) };
}

const numbersFrom1 = (): number[] => Array.from({ length: MOST_TRIES - 1 }, (_, at) => at + 1);

function numbered(name: string, number: number, maxChars: number): string {
  const end = String(number);
  return Array.from(name).length + end.length <= maxChars
    ? `${name}${end}`
    : `${Array.from(name)
        .slice(0, maxChars - end.length)
        .join('')}${end}`;
}

const noNumber = (name: string): Error =>
  new Error(`[sandbox] A thousand records are called ${name} · no number is free · remove some of them`);
