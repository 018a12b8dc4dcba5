import { CODE_MAX_CHARS, NAME_MAX_CHARS } from '../../../src/domains/dictionary/index.ts';
import type { NamedRow } from './named-row.ts';

const NAME_MARK = '副本';
const CODE_MARK = '.copy';

/**
 * A copy of its own: disabled until somebody has looked at it, with a name and a code that are free and not too long.
 * @reading R-131
 */
export function copyOf<Row extends Pick<NamedRow, 'fullName' | 'enCode' | 'enabledMark'>>(
  row: Row,
  codes: ReadonlySet<string>,
  nameMaxChars: number = NAME_MAX_CHARS,
): Row {
  return { ...row, fullName: shortened(row.fullName, nameMaxChars, NAME_MARK), enCode: freeCode(row.enCode, codes), enabledMark: 0 };
}

function freeCode(code: string, codes: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const free = shortened(code, CODE_MAX_CHARS, `${CODE_MARK}${number}`);
    if (!codes.has(free)) return free;
  }
}

const shortened = (text: string, maxChars: number, mark: string): string =>
  Array.from(text)
    .slice(0, maxChars - mark.length)
    .join('') + mark;
