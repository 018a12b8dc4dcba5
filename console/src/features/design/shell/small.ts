/** Windows as narrow as a phone. */
export const SMALL = '(max-width: 599px)';
