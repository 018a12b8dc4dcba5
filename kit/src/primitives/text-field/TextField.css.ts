import { style } from '@vanilla-extract/css';

/** Rows a text may grow to before it scrolls. */
const MAX_ROWS = 12;

export const areaBox = style({ alignItems: 'flex-start', paddingBlock: 5 });

export const area = style({
  display: 'block',
  resize: 'none',
  fieldSizing: 'content',
  maxBlockSize: `${MAX_ROWS}lh`,
  overflowWrap: 'anywhere',
});

/** Code: letters of one width, and its spaces as they were typed. */
export const codeArea = style([area, { fontFamily: 'monospace', tabSize: 2, whiteSpace: 'pre-wrap' }]);
