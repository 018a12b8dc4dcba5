import { bounds, flag, number } from '../../config/designed.ts';
import type { ReadControl } from '../../config/designed.ts';

const amount: ReadControl = (members, base) => ({
  ...base,
  kind: 'number',
  ...bounds(members),
  step: number(members, 'step'),
  hasCapital: flag(members, 'isAmountChinese'),
});

/** Readers of numbers by their names in stored designs. */
export const numberDesign: Readonly<Record<string, ReadControl>> = { numInput: amount, inputNumber: amount };
