import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, lineHeight, space } from '../../theme/tokens.ts';

/** Between label, control and message. */
const GAP = 6;

export const field = style({ display: 'flex', flexDirection: 'column', gap: GAP, minInlineSize: 0 });

export const labelRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[1],
  color: vars.color.text2,
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
});
globalStyle(`${labelRow} > label`, { overflowWrap: 'anywhere' });

export const required = style({
  marginInlineStart: space[1],
  color: vars.status.danger.text,
  fontSize: fontSize[12],
  // Words of another direction than the page's would run on into the label's.
  unicodeBidi: 'isolate',
});
globalStyle(`${labelRow} > ${required}`, { marginInlineStart: 0 });

const count = style({ fontSize: fontSize[12] });
export const countTone = styleVariants({
  within: [count, { color: vars.color.text3 }],
  over: [count, { color: vars.status.danger.text }],
});

export const message = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[1],
  fontSize: fontSize[12],
  lineHeight: lineHeight[12],
  overflowWrap: 'anywhere',
});
globalStyle(`${message} > svg`, { marginBlockStart: 2 });
globalStyle(`${message} > span`, { minInlineSize: 0 });
export const messageTone = styleVariants({
  help: { color: vars.color.text3 },
  error: { color: vars.status.danger.text },
});
