import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** Rows a text may grow to before it scrolls. */
const MAX_ROWS = 12;

/** Words before and after what is typed. */
export const affix = style({
  flex: 'none',
  maxInlineSize: '40%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.text3,
});

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
