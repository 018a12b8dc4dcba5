/**
 * Faults of an answer that can still be shown: `loop` a node that stands below itself, `twice` a node listed twice below one parent, `total`
 * a count of rows that cannot be.
 */
export type AnswerOddity = 'loop' | 'twice' | 'total';

type Listener = (oddity: AnswerOddity) => void;

const listeners = new Set<Listener>();

/**
 * Hears of every fault that reading an answer has mended, while it is read: a listener must not draw at once.
 * @returns ends the listening
 * @reading R-160
 */
export function onAnswerOddity(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const reportOddity: Listener = (oddity) => listeners.forEach((listener) => listener(oddity));
