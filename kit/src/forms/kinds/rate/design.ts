import { flag } from '../../config/designed.ts';
import type { ReadControl } from '../../config/designed.ts';

const MOST_STARS = 20;

const rate: ReadControl = (members, base) => ({
  ...base,
  kind: 'rate',
  count: members.whole(members.raw('count') === undefined ? 'max' : 'count', 5, 1, MOST_STARS),
  hasHalves: flag(members, 'allow-half', 'allowHalf'),
});

/** Readers of ratings by their names in stored designs. */
export const rateDesign: Readonly<Record<string, ReadControl>> = { rate };
