import { flag } from '../../config/designed.ts';
import type { ReadControl } from '../../config/designed.ts';
import { STORED } from '../dialectOf.ts';
import type { Members } from '../../config/members.ts';
import { formulaIn } from '../../formulas/index.ts';

const MOST_PLACES = 15;

/** Storage of a result: saved with the record, or only shown, also where a design does not say. @source forms §4 */
function storageOf(members: Members): 'shown' | 'saved' {
  const holder = members.raw('isStorage') === undefined ? members.within('__config__') : members;
  return holder.text('isStorage', '') === STORED[members.dialect] ? 'saved' : 'shown';
}

const calculate: ReadControl = (members, base) => ({
  ...base,
  kind: 'calculate',
  storedAs: 'number',
  expression: formulaIn(members.raw('expression')),
  storage: storageOf(members),
  precision: members.whole('precision', 2, 0, MOST_PLACES),
  hasThousands: flag(members, 'thousands'),
  hasCapital: flag(members, 'isAmountChinese'),
});

/** Readers of calculations by their names in stored designs. */
export const calculateDesign: Readonly<Record<string, ReadControl>> = { calculate };
