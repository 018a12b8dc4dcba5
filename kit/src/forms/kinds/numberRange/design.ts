import { bounds } from '../../config/designed.ts';
import type { ReadControl } from '../../config/designed.ts';

const amountRange: ReadControl = (members, base) => ({ ...base, kind: 'numberRange', ...bounds(members) });

/** Readers of ranges of numbers by their names in stored designs. */
export const numberRangeDesign: Readonly<Record<string, ReadControl>> = { numRange: amountRange, numberRange: amountRange };
