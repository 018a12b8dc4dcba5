/** The same width as `useIsNarrow`: here for styles, which must not load widgets. @reading R-260 */
export const NARROW = '(max-width: 767.98px)';
