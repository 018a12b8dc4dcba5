import type { TextOf } from './nodeWords.ts';

/** Text of words where no catalogue is: texts as they are, messages by their English. */
export const plainText: TextOf = (words) => (typeof words === 'string' ? words : (words.message ?? words.id));
