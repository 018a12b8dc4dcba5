import { flag } from '../../config/designed.ts';
import type { ReadControl } from '../../config/designed.ts';
import { STORED } from '../../config/dialectOf.ts';
import type { Members } from '../../config/members.ts';
import { isSealedObject } from '../../config/sealed.ts';
import type { Sealed } from '../../config/sealed.ts';

const MOST_PLACES = 15;

/** Signs as other designs write them. */
const SIGNS: Readonly<Record<string, string>> = { '*': '×', '/': '÷' };
/** A column of a sub-table, with a hyphen. @source forms §7 */
const COLUMN = /^([A-Za-z_]\w*)-([A-Za-z_]\w*)$/;

/** Members of a formula: signs, numbers, names of fields or objects with the key of one; a column of rows is `rows.column`. @reading R-766 */
function expressionOf(members: Members): Sealed {
  const raw = members.raw('expression') ?? [];
  if (!Array.isArray(raw)) return raw;
  return raw.map((one: Sealed): Sealed => {
    const name = isSealedObject(one) ? (one['__vModel__'] ?? null) : one;
    return typeof name === 'string' ? (SIGNS[name] ?? name.replace(COLUMN, '$1.$2')) : name;
  });
}

/** Storage of a result: saved with the record, or only shown, also where a design does not say. @source forms §4 */
function storageOf(members: Members): 'shown' | 'saved' {
  const holder = members.raw('isStorage') === undefined ? members.within('__config__') : members;
  return holder.text('isStorage', '') === STORED[members.dialect] ? 'saved' : 'shown';
}

const calculate: ReadControl = (members, base) => ({
  ...base,
  kind: 'calculate',
  storedAs: 'number',
  expression: expressionOf(members),
  storage: storageOf(members),
  precision: members.whole('precision', 2, 0, MOST_PLACES),
  hasThousands: flag(members, 'thousands'),
  hasCapital: flag(members, 'isAmountChinese'),
});

/** Readers of calculations by their names in stored designs. */
export const calculateDesign: Readonly<Record<string, ReadControl>> = { calculate };
