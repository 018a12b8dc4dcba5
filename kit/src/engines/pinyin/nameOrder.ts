import type { CharReading } from './types.ts';

const HAN = /\p{Script=Han}/u;
const LETTER = /\p{Letter}/u;
/** Figures and signs, Han with a reading, Han without one, other letters. */
function kindOf({ char, syllables }: CharReading): number {
  if (syllables.length > 0) return 1;
  if (HAN.test(char)) return 2;
  return LETTER.test(char) ? 3 : 0;
}

/** Names by sound, character by character; the reading as a surname comes first in the list of readings. */
export function compareReadings(one: readonly CharReading[], other: readonly CharReading[], collator: Intl.Collator): number {
  for (const [at, a] of one.entries()) {
    const b = other[at];
    if (!b) return 1;
    const order = kindOf(a) - kindOf(b) || collator.compare(a.syllables[0] ?? '', b.syllables[0] ?? '') || collator.compare(a.char, b.char);
    if (order) return order;
  }
  return one.length - other.length;
}
