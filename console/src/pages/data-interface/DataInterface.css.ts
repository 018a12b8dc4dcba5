import { style } from '@vanilla-extract/css';
import { vars } from '@milepost/kit/theme';
import { border, fontSize, radius, space } from '@milepost/kit/theme/tokens';

/** Least width of the choice of a table. */
const TABLES_MIN = 200;
const TABLES_MAX = 320;

export const column = style({ display: 'flex', flexDirection: 'column', gap: space[2], minInlineSize: 0 });
export const inserts = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], alignItems: 'end' });
export const tables = style({ flex: 1, minInlineSize: TABLES_MIN, maxInlineSize: TABLES_MAX });
export const hint = style({ margin: 0, color: vars.color.text2, fontSize: fontSize[13] });
export const trial = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], alignItems: 'center' });
export const preview = style({ display: 'flex', flexDirection: 'column', gap: space[3] });
/** Height of the rows, in which they scroll. */
const RESULT_HEIGHT = 'min(44vh, 400px)';
export const result = style({
  blockSize: RESULT_HEIGHT,
  display: 'flex',
  flexDirection: 'column',
  border: `${border.hairline} solid ${vars.color.hairline}`,
  borderRadius: radius.sheet,
  overflow: 'hidden',
});
export const json = style({ paddingBlockStart: space[2] });
export const faultLine = style({
  display: 'block',
  marginBlockStart: space[1],
  fontFamily: 'monospace',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const fault = style({ background: 'none', color: vars.status.danger.text, textDecoration: 'underline wavy' });
export const days = style({ padding: space[4] });
