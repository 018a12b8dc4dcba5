import type { Control } from '../grammar/index.ts';
import { isEmptyValue } from '../kinds/readings.ts';
import type { ValueWords } from '../kinds/types.ts';
import { valueKindOf } from '../kinds/values.ts';

/**
 * A value in words, as lists, records, prints and copies of it say it; '' where nothing is filled in. Options of a feed, names
 * of what is picked and formatted text need more than the value: their ids and tags stand for them here.
 */
export const valueText = (control: Control, value: unknown, words: ValueWords): string =>
  isEmptyValue(value) ? '' : valueKindOf(control).text(control, value, words);
