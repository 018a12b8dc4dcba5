/** Below this width only the words of the current step show. */
export const NARROW = '(max-width: 599.98px)';
