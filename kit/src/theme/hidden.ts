/** The rule of what is on the page for a screen reader, not for the eye. */
export const hiddenRule = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  minBlockSize: 0,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
} as const;
